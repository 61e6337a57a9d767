/** The reserved copies shelf by shelf, to print or to tick off on a phone. */
import { Skeleton } from '@mantine/core';
import {
  type PullSheetLineDto,
  useDownloadStockMutation,
  usePullSheetInfiniteQuery,
} from '../../api/stock-exports';
import { saveFile } from '../../browser/save-file';
import { problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PagedList } from '../../ui/paged-list';
import { toastError } from '../../ui/toast';
import { PullSheetShelf } from './export/pull-sheet-shelf';
import { useTicks } from './export/use-ticks';
import classes from './pull-sheet.module.css';

export function PullSheet() {
  const t = texts.stockExport.pull;
  const query = usePullSheetInfiniteQuery();
  const lines = query.currentData?.pages.flatMap(({ rows }) => rows);
  const ticks = useTicks(lines, !query.hasNextPage);
  return (
    <PagedList
      query={query}
      label={t.title}
      failure={problemText(query.error, t.failed)}
      skeleton={<PullSheetSkeleton />}
      empty={<EmptyState title={t.none} text={t.noneYet} />}
      above={(total, rows) => (
        <div className={classes.head}>
          <p className={classes.count}>
            {t.count(Number.parseInt(`${total}`, 10), copiesOf(rows), query.hasNextPage)}
          </p>
          <SheetActions isWhole={!query.hasNextPage} />
        </div>
      )}
    >
      {(drawn, list) => (
        <div ref={list} className={classes.sheet}>
          {shelvesOf(drawn).map(([shelf, onShelf]) => (
            <PullSheetShelf key={shelf} shelf={shelf} lines={onShelf} ticks={ticks} />
          ))}
        </div>
      )}
    </PagedList>
  );
}

const copiesOf = (lines: readonly PullSheetLineDto[]) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines come in the order of their shelves. */
function shelvesOf(lines: readonly PullSheetLineDto[]): [shelf: string, lines: PullSheetLineDto[]][] {
  const shelves = new Map<string, PullSheetLineDto[]>();
  for (const line of lines) shelves.set(line.shelf ?? '', [...(shelves.get(line.shelf ?? '') ?? []), line]);
  return [...shelves];
}

/** Printing takes what is on the page, so all of it has to be there. */
function SheetActions({ isWhole }: { isWhole: boolean }) {
  const t = texts.stockExport.pull;
  const [download, { isLoading }] = useDownloadStockMutation();
  const save = async () => {
    try {
      const file = await download({ format: 'pull-sheet' }).unwrap();
      saveFile(file.name, new Blob([file.text], { type: file.mediaType }));
    } catch (failure) {
      toastError(problemText(failure, texts.stockExport.failed));
    }
  };
  return (
    <div className={classes.actions}>
      <Button look="quiet" busy={isLoading} onClick={() => void save()}>
        {t.csv}
      </Button>
      <Button disabled={!isWhole} onClick={() => window.print()}>
        {t.print}
      </Button>
    </div>
  );
}

const PullSheetSkeleton = () => (
  <div role="status" aria-label={texts.stockExport.pull.loading} aria-busy>
    {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
      <Skeleton key={key} h={48} mb={8} />
    ))}
  </div>
);
