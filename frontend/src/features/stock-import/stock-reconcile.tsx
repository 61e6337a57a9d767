/** Comparing a file with the stock: the choice of a file, or a report on one. */
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import {
  useGetReconciliationQuery,
  useReportsInfiniteQuery,
  useSendToReconcileMutation,
} from '../../api/stock-reconciliations';
import { useUrlState } from '../../browser/use-url-state';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PartBoundary } from '../../ui/part-boundary';
import { RowsSkeleton } from './parts/rows-skeleton';
import { Upload } from './parts/upload';
import { ReportHistory } from './reconcile/report-history';

/** A first visit has no report: what shows one is fetched while its file is chosen. */
const report = lazyWithPreload(() => import('./reconcile/report'));

/** While the server works on a report, it is asked for how far it is, in milliseconds. */
const POLLING_MS = 1_000;

export function StockReconcile() {
  const t = texts.stockReconcile;
  const { params, change } = useUrlState();
  const reports = useReportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send] = useSendToReconcileMutation();
  const uuid = params.get('report');
  const [polling, setPolling] = useState(0);
  const query = useGetReconciliationQuery(uuid ?? skipToken, { pollingInterval: polling });
  // What came last stays there: a report that another file has replaced would be waited for.
  const isGone = query.isError && problemStatus(query.error) === 404;
  const current = isGone ? undefined : query.currentData;
  const interval = current?.state === 'WORKING' ? POLLING_MS : 0;
  if (interval !== polling) setPolling(interval);

  const startNew = () => change({ report: '', show: '' }, { step: true });
  if (uuid === null)
    return (
      <>
        <Upload
          send={send}
          onStart={report.preload}
          onUploaded={(next) => change({ report: next, show: '' }, { step: true })}
        />
        <ReportHistory query={reports} />
      </>
    );
  if (current)
    return (
      <PartBoundary message={t.failed}>
        <Suspense fallback={<RowsSkeleton />}>
          <report.Component
            key={uuid}
            report={current}
            shown={params.get('show')}
            onShow={(show) => change({ show })}
            onStartNew={startNew}
          />
        </Suspense>
      </PartBoundary>
    );
  if (!query.isError || query.isFetching) return <RowsSkeleton />;
  return isGone ? (
    <EmptyState title={t.gone} text={t.goneWhy}>
      <Button onClick={startNew}>{t.startNew}</Button>
    </EmptyState>
  ) : (
    <ErrorState message={problemText(query.error, t.failed)} onRetry={() => void query.refetch()} />
  );
}
