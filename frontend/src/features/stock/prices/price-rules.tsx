/** Price rules: what they are, what they would do to the stock, and the prices that they hold back. */
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { type PriceRulesDto as Rules, useGetPriceRulesQuery } from '../../../api/stock-prices';
import { lazyWithPreload } from '../../../lib/lazy-with-preload';
import { texts } from '../../../texts';
import { ErrorState } from '../../../ui/error-state';
import { LeaveQuestion } from '../../../ui/leave-question';
import { PartBoundary } from '../../../ui/part-boundary';
import classes from './price-rules.module.css';
import { RulesForm } from './rules-form';
import { RulesPreview } from './rules-preview';
import { useRules } from './use-rules';

/** Below what a window shows at first. */
const heldPrices = lazyWithPreload(() => import('./held-prices'));

/** What was asked for a moment ago is not asked for again, in seconds. */
const FRESH_S = 10;

export function PriceRules() {
  const t = texts.stockPrices;
  const { data, isError, isFetching, refetch } = useGetPriceRulesQuery(undefined, {
    // An automatic run may have held prices back since.
    refetchOnMountOrArgChange: FRESH_S,
  });
  if (data) return <Loaded rules={data} />;
  if (isError && !isFetching) return <ErrorState message={t.failed} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t.loading} className={classes.rules}>
      <Skeleton h={520} />
      <Skeleton h={320} />
    </div>
  );
}

function Loaded({ rules }: { rules: Rules }) {
  const work = useRules(rules);
  return (
    <>
      <div className={classes.rules}>
        <RulesForm work={work} />
        <RulesPreview work={work} current={rules} />
      </div>
      <PartBoundary message={texts.stockPrices.held.failed}>
        <Suspense fallback={null}>
          <heldPrices.Component heldBack={rules.heldBack} />
        </Suspense>
      </PartBoundary>
      <LeaveQuestion isUnsaved={work.isDirty}>{texts.stockPrices.unsaved}</LeaveQuestion>
    </>
  );
}
