/** The lines that differ, page by page. */
import { type DriftKind, useReportLinesInfiniteQuery } from '../../../api/stock-reconciliations';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { PagedList } from '../../../ui/paged-list';
import changes from '../parts/changes.module.css';
import { RowsSkeleton } from '../parts/rows-skeleton';
import { DriftTable } from './drift-table';

interface DriftListProps {
  uuid: string;
  /** Of these kinds; none for all. */
  kinds: readonly DriftKind[];
  label: string;
}

export function DriftList({ uuid, kinds, label }: DriftListProps) {
  const t = texts.stockReconcile;
  const query = useReportLinesInfiniteQuery({ uuid, kinds });
  return (
    <PagedList
      query={query}
      label={label}
      failure={problemText(query.error, t.linesFailed)}
      skeleton={<RowsSkeleton />}
      empty={<p className={changes.empty}>{t.none}</p>}
    >
      {(lines, list) => lines.length > 0 && <DriftTable lines={lines} body={list} />}
    </PagedList>
  );
}
