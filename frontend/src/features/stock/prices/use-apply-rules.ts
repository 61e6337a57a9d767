/** Applies the saved price rules: to a large stock in the background of the server, which says how far it is. */
import { copiesIn, inBackground, useBackground } from '../../../api/stock-background';
import {
  type ApplyPriceRulesApiArg,
  type PricesChanged,
  useApplyPriceRulesMutation,
} from '../../../api/stock-prices';

/**
 * `apply` takes how many copies will change, and resolves with what was done; null where nobody waits for it any more. Throws why
 * nothing was changed.
 */
export function useApplyRules() {
  const [send] = useApplyPriceRulesMutation();
  const { follow, progress } = useBackground();
  const apply = async (
    { applyPriceRules, ...call }: ApplyPriceRulesApiArg,
    copies: number,
  ): Promise<PricesChanged | null> => {
    const asked = { ...applyPriceRules, ...inBackground(copies) };
    const begun = await send({ ...call, applyPriceRules: asked }).unwrap();
    if (!begun.isRunning || !begun.batch) return begun;
    const batch = await follow(begun.batch);
    if (!batch) return null;
    const { summary } = batch;
    const changed = copiesIn(summary);
    return {
      batch: changed > 0 ? batch.uuid : null,
      ...{ changed, conflicts: summary.conflicts ?? 0, heldBack: summary.heldBack ?? 0 },
    };
  };
  return { apply, progress };
}
