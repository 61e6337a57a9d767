/** Whether a store keeps cards that one player leaves for another: one switch, saved at once. */
import { Skeleton } from '@mantine/core';
import { useGetCounterRulesQuery, useSetCounterRulesMutation } from '../../api/deals';
import { etagOf } from '../../api/etag';
import { TradeSection } from '../../entities/trade/trade-section';
import { isUnanswered, problemText } from '../../lib/problem';
import { texts } from '../../texts';
import { ErrorState } from '../../ui/error-state';
import { Switch } from '../../ui/switch';
import { useStep } from './parts/use-step';
import classes from './witness.module.css';

export default function CounterRules() {
  const t = texts.witness.rules;
  const { currentData: own, error, isFetching, refetch } = useGetCounterRulesQuery();
  const [save] = useSetCounterRulesMutation();
  const { step, isBusy } = useStep();
  /** A lost answer is looked up: where it was saved, the switch shows so, and another press would take it back. */
  const set = async (keepsCards: boolean, seen: string): Promise<void> => {
    const { error } = await save({ 'If-Match': seen, saveCounterRules: { keepsCards } });
    if (!error) return;
    if (!isUnanswered(error) || (await refetch()).data?.keepsCards !== keepsCards) throw error;
  };
  return (
    <TradeSection title={t.title}>
      <p className={classes.note}>{t.lead}</p>
      {own && (
        <Switch
          label={t.keepsCards}
          checked={own.keepsCards}
          // Not `disabled`, which would take the focus: there is one step at a time.
          aria-disabled={isBusy || undefined}
          onChange={({ currentTarget: { checked: keepsCards } }) =>
            void step(() => ({ unwrap: () => set(keepsCards, etagOf(own)) }), {
              success: t.saved,
              failure: t.notSaved,
            })
          }
        />
      )}
      {!own && error && (
        <ErrorState
          message={problemText(error, t.loadFailed)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!own && !error && <Skeleton h={44} role="status" aria-label={t.loading} />}
    </TradeSection>
  );
}
