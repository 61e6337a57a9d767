/** What a card has cost: a chart where there are two days to compare. */
import { SegmentedControl, Skeleton } from '@mantine/core';
import { Suspense, useEffect } from 'react';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { PartBoundary } from '../../../ui/part-boundary';
import { RetryButton } from '../../../ui/retry-button';
import { FewPrices } from './few-prices';
import classes from './price-history.module.css';
import type { PriceHistoryState, PriceRange } from './use-price-history';

/** Most cards that people look at have a chart, but the page must not wait for it. */
const chart = lazyWithPreload(() => import('./price-chart'));

const t = texts.cards.prices;
const RANGES: Record<PriceRange, string> = t.ranges;

export function PriceHistory({ history }: { history: PriceHistoryState }) {
  const { state, lines, first, last, range, ranges, choose, busy, retry } = history;
  const isDrawn = state === 'shown' || state === 'loading';
  useEffect(() => {
    if (isDrawn) chart.preload();
  }, [isDrawn]);
  if (state === 'none') return <p className={classes.soon}>{t.soon}</p>;
  return (
    <div className={classes.history}>
      {ranges.length > 0 && (
        <SegmentedControl
          classNames={{ root: classes.ranges }}
          aria-label={t.range}
          size="xs"
          data={ranges.map((value) => ({ value, label: RANGES[value] }))}
          value={range}
          onChange={choose}
        />
      )}
      <div
        className={`${classes.place} ${state === 'few' ? classes.few : lines.length === 1 ? classes.single : ''}`}
        aria-busy={busy}
      >
        {state === 'failed' && (
          <div className={classes.failed} role="alert">
            <p>{t.failed}</p>
            <RetryButton size="l" onRetry={retry} />
          </div>
        )}
        {state === 'few' && <FewPrices lines={lines} />}
        {state === 'loading' && <ChartSkeleton />}
        {state === 'shown' && (
          <PartBoundary message={t.chartFailed}>
            <Suspense fallback={<ChartSkeleton />}>
              <chart.Component key={range} lines={lines} first={first} last={last} />
            </Suspense>
          </PartBoundary>
        )}
      </div>
    </div>
  );
}

const ChartSkeleton = () => (
  <div className={classes.skeleton} role="status" aria-label={t.loading} aria-busy>
    <Skeleton h={44} w="60%" />
    <Skeleton h={232} />
    <Skeleton h={120} />
  </div>
);
