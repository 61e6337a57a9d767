/** The rows of one kind, page by page. */
import type { ReactNode } from 'react';
import {
  type ImportRowDto,
  type ImportRowKind,
  useImportRowsInfiniteQuery,
} from '../../../api/stock-imports';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { PagedList } from '../../../ui/paged-list';
import classes from './changes.module.css';
import { RowTable } from './row-table';
import { RowsSkeleton } from './rows-skeleton';

interface RowListProps {
  uuid: string;
  kind: ImportRowKind;
  /** What can be done with a row. */
  action?: ((row: ImportRowDto) => ReactNode) | undefined;
}

export function RowList({ uuid, kind, action }: RowListProps) {
  const t = texts.stockImport.changes;
  const query = useImportRowsInfiniteQuery({ uuid, kinds: [kind] });
  return (
    <PagedList
      query={query}
      label={t.tabs[kind]}
      failure={problemText(query.error, t.failed)}
      skeleton={<RowsSkeleton />}
      empty={<p className={classes.empty}>{t.none}</p>}
    >
      {(rows, list) => rows.length > 0 && <RowTable rows={rows} body={list} {...(action && { action })} />}
    </PagedList>
  );
}
