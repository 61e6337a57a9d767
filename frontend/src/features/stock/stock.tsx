/** The stock: a table to work in at a desk, a list with steppers on a phone. */
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import { STALE_AGES } from '../../api/stock';
import { useHistoryDialog } from '../../browser/use-history-dialog';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { paths } from '../../lib/paths';
import { texts } from '../../texts';
import { Button, ButtonLink } from '../../ui/button';
import { ErrorState } from '../../ui/error-state';
import { Hint } from '../../ui/hint';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { PageFrame } from '../../ui/page-frame';
import { PartBoundary } from '../../ui/part-boundary';
import { RetryButton } from '../../ui/retry-button';
import { SaveState } from './parts/save-state';
import { SelectionBar } from './parts/selection-bar';
import type { StockDialog } from './parts/stock-dialogs';
import { StockSkeleton } from './parts/stock-skeleton';
import { StockSummary } from './parts/stock-summary';
import { StockTools } from './parts/stock-tools';
import { useAddress } from './parts/use-address';
import { useChosen } from './parts/use-chosen';
import { useEdits } from './parts/use-edits';
import { useLines } from './parts/use-lines';

/** A visit needs one of them: it comes while the lines are asked for. */
const grid = lazyWithPreload(() => import('./parts/stock-grid'));
const counter = lazyWithPreload(() => import('./parts/counter-list'));

/** Shown where there is nothing else. */
const emptyStock = lazyWithPreload(() => import('./parts/empty-stock'));

/** Nothing of the table waits for the question. */
const stillHave = lazyWithPreload(() => import('./still-have'));

/** Fetched with the first dialog that opens. */
const dialogs = lazyWithPreload(() => import('./parts/stock-dialogs'));

/** Lines are loaded when the view comes as near to the last one as this. */
const PREFETCHED_ROWS = 100;

export function Stock({ account }: { account: string }) {
  const t = texts.stock;
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const size = isPhone ? 'm' : 'l';
  const address = useAddress(account);
  useEffect(() => {
    (isPhone ? counter : grid).preload();
  }, [isPhone]);
  const { arg, columns, order, isFiltered } = address;
  const subject = JSON.stringify(arg);
  const stock = useLines(arg);
  const { query, lines, total } = stock;
  const chosen = useChosen(lines, total, JSON.stringify(arg.filter));
  const lastRow = useRef(0);
  const edits = useEdits({
    ...stock,
    lastRow: () => lastRow.current,
    onRenamed: chosen.rename,
    onIdsLost: chosen.clearNamed,
  });
  const { dialog, open, close } = useHistoryDialog<StockDialog>();
  const changesButton = useRef<HTMLButtonElement>(null);

  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching && !isError && lastRow.current + PREFETCHED_ROWS >= lines.length)
      void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage, lines.length]);
  useEffect(readOn, [readOn]);
  const onView = useCallback(
    (last: number) => {
      lastRow.current = last;
      readOn();
    },
    [readOn],
  );

  const isReviewing = address.words.age === STALE_AGES.join();
  const failed = isError && !isFetching;
  const isEmpty = query.currentData !== undefined && lines.length === 0;
  const shown = { lines, total, edits, onView };
  return (
    <PageFrame
      title={t.title}
      wide
      actions={
        <>
          <Button ref={changesButton} look="quiet" size={size} onClick={() => open({ kind: 'changes' })}>
            {t.recent}
          </Button>
          <ButtonLink look="quiet" size={size} to={paths.stockPrices}>
            {t.prices}
          </ButtonLink>
          <ButtonLink look="quiet" size={size} to={paths.stockReconcile}>
            {t.compare}
          </ButtonLink>
          <ButtonLink
            look="quiet"
            size={size}
            to={{ pathname: paths.stockExport, search: `${new URLSearchParams(address.words)}` }}
          >
            {t.export}
          </ButtonLink>
          <ButtonLink size={size} to={paths.stockImport}>
            {t.import}
          </ButtonLink>
        </>
      }
    >
      <Suspense fallback={null}>
        <stillHave.Component onCounted={edits.reload} isReviewing={isReviewing} />
      </Suspense>
      {!(isEmpty && !isFiltered) && <StockTools address={address} hasColumns={!isPhone} />}
      {query.currentData === undefined &&
        (failed ? (
          <ErrorState message={t.failed} onRetry={() => void query.refetch()} />
        ) : (
          <StockSkeleton isPhone={isPhone} />
        ))}
      {isEmpty && (
        <PartBoundary message={t.failed}>
          <Suspense fallback={<StockSkeleton isPhone={isPhone} />}>
            <emptyStock.Component isFiltered={isFiltered} onClear={address.clearFilters} />
          </Suspense>
        </PartBoundary>
      )}
      {lines.length > 0 && (
        <>
          <Suspense fallback={<StockSkeleton isPhone={isPhone} />}>
            {isPhone ? (
              <>
                <StockSummary among={arg.filter} isShort />
                <counter.Component key={subject} {...shown} />
              </>
            ) : (
              <>
                <SelectionBar chosen={chosen} total={total} onChange={() => open({ kind: 'bulk' })}>
                  <StockSummary among={arg.filter} isShort={false} />
                </SelectionBar>
                <grid.Component
                  key={subject}
                  {...shown}
                  columns={columns}
                  order={order}
                  onOrder={address.sortBy}
                  chosen={chosen}
                />
              </>
            )}
          </Suspense>
          {failed && (
            <Hint kind="danger" role="alert">
              {t.failed} <RetryButton look="link" onRetry={() => void fetchNextPage()} />
            </Hint>
          )}
          <SaveState edits={edits} />
        </>
      )}
      <LazyBoundary isNeeded={dialog !== null}>
        <dialogs.Component
          dialog={dialog}
          onClose={close}
          among={arg.filter}
          chosen={chosen}
          edits={edits}
          home={changesButton}
        />
      </LazyBoundary>
    </PageFrame>
  );
}
