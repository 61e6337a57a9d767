/** The rows that are held back, each to be chosen, corrected or skipped. */
import { useEffect, useRef } from 'react';
import {
  type StockImportDto,
  useHeldRowsMutation,
  useImportRowsInfiniteQuery,
} from '../../../api/stock-imports';
import { saveFile } from '../../../browser/save-file';
import { problemText } from '../../../lib/problem';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { PagedList } from '../../../ui/paged-list';
import { toastError } from '../../../ui/toast';
import classes from './changes.module.css';
import { HeldRow } from './held-row';
import { RowsSkeleton } from './rows-skeleton';
import type { CorrectionQueue } from './use-corrections';

const KINDS = ['HELD'] as const;

interface HeldListProps {
  import: StockImportDto;
  /** Null once the import is over. */
  queue: CorrectionQueue | null;
}

export function HeldList({ import: shown, queue }: HeldListProps) {
  const t = texts.stockImport;
  const query = useImportRowsInfiniteQuery({ uuid: shown.uuid, kinds: KINDS });
  const columns = shown.file?.columns ?? [];
  useForgetSaved(query.fulfilledTimeStamp, queue);
  return (
    <>
      <div className={classes.held}>
        <p>{queue ? t.held.about : t.held.downloadAbout}</p>
        <DownloadHeld import={shown} />
      </div>
      <PagedList
        query={query}
        label={t.changes.tabs.HELD}
        failure={problemText(query.error, t.changes.failed)}
        skeleton={<RowsSkeleton />}
        empty={<p className={classes.empty}>{t.changes.none}</p>}
      >
        {(rows, list) => (
          <ul ref={list} className={classes.rows}>
            {rows.map((row) => (
              <HeldRow
                key={row.row}
                row={row}
                columns={columns}
                correction={queue?.corrections.get(row.row)}
                onCorrect={queue && ((body) => queue.correct(row.row, body))}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

/** What was saved before the rows came is in them. */
function useForgetSaved(loadedAt: number | undefined, queue: CorrectionQueue | null): void {
  const forget = useRef(queue?.forgetSaved);
  useEffect(() => {
    forget.current = queue?.forgetSaved;
  });
  const seen = useRef(loadedAt);
  useEffect(() => {
    if (seen.current === loadedAt) return;
    seen.current = loadedAt;
    forget.current?.();
  }, [loadedAt]);
}

/** The rows as a file, to be put right in a spreadsheet. */
export function DownloadHeld({ import: { uuid, name } }: { import: StockImportDto }) {
  const t = texts.stockImport.held;
  const [download, { isLoading }] = useHeldRowsMutation();
  const save = async () => {
    try {
      const text = await download(uuid).unwrap();
      saveFile(t.downloadName(name.replace(/\.\w{1,4}$/, '')), new Blob([text], { type: 'text/csv' }));
    } catch (failure) {
      toastError(problemText(failure, t.notDownloaded));
    }
  };
  return (
    <Button look="quiet" busy={isLoading} onClick={() => void save()}>
      {t.download}
    </Button>
  );
}
