/** Importing a file into the stock: the import that is open, one of the past, or the choice of a file. */
import { skipToken } from '@reduxjs/toolkit/query';
import { Suspense, useState } from 'react';
import {
  IMPORT_POLLING_MS,
  type StockImportDto,
  useGetImportQuery,
  useSendImportMutation,
  useStockImportsInfiniteQuery,
} from '../../api/stock-imports';
import { useUrlState } from '../../browser/use-url-state';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { problemStatus, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { PartBoundary } from '../../ui/part-boundary';
import { History } from './parts/history';
import { RowsSkeleton } from './parts/rows-skeleton';
import { Upload } from './parts/upload';

/** A first visit has no import: what shows one is fetched while its file is chosen. */
const importView = lazyWithPreload(() => import('./parts/import-view'));

const isOpen = ({ state }: StockImportDto) => state !== 'COMMITTED';
const isWorked = (state: StockImportDto['state'] | undefined) =>
  state === 'WORKING' || state === 'COMMITTING';

export function StockImport() {
  const t = texts.stockImport;
  const { params, change } = useUrlState();
  const imports = useStockImportsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const [send] = useSendImportMutation();
  const listed = imports.currentData?.pages.flatMap(({ rows }) => rows);
  const uuid = params.get('import') ?? listed?.find(isOpen)?.uuid ?? null;
  const [polling, setPolling] = useState(0);
  const query = useGetImportQuery(uuid ?? skipToken, { pollingInterval: polling });
  // What came last stays there: an import that was discarded in another tab would be waited for.
  const isGone = query.isError && problemStatus(query.error) === 404;
  const current = isGone ? undefined : query.currentData;
  const interval = isWorked(current?.state) ? IMPORT_POLLING_MS : 0;
  if (interval !== polling) setPolling(interval);

  const startNew = () => {
    if (isGone) void imports.refetch();
    change({ import: '', show: '' }, { step: true });
  };
  if (uuid === null && !listed && !imports.isError) return <RowsSkeleton />;
  if (uuid !== null && current)
    return (
      <PartBoundary message={t.failed}>
        <Suspense fallback={<RowsSkeleton />}>
          <importView.Component
            key={uuid}
            import={current}
            refetch={query.refetch}
            shown={params.get('show')}
            onShow={(show) => change({ show })}
            onStartNew={startNew}
          />
        </Suspense>
      </PartBoundary>
    );
  if (uuid !== null && query.isError && !query.isFetching)
    return isGone ? (
      <EmptyState title={t.gone} text={t.goneWhy}>
        <Button onClick={startNew}>{t.startNew}</Button>
      </EmptyState>
    ) : (
      <ErrorState message={problemText(query.error, t.failed)} onRetry={() => void query.refetch()} />
    );
  if (uuid !== null) return <RowsSkeleton />;
  return (
    <>
      <Upload
        send={send}
        onStart={importView.preload}
        onUploaded={(next) => change({ import: next, show: '' }, { step: true })}
      />
      <History query={imports} />
    </>
  );
}
