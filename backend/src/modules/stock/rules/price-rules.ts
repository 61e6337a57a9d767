// Price rules: how the prices of an account's copies follow the market price. The percentage is rounded to a step, of which there is at
// least one; then come the floor, the ceiling, and last what was paid: it wins over the ceiling, as a loss is worse than a high price.
import { CONDITIONS, type Condition, FINISHES, type Finish, MAX_PRICE_CENTS } from '../../listings/index.js';

/** What decided a price: the market, the floor, the ceiling, or what the owner paid. */
export const PRICE_REASONS = ['MARKET', 'FLOOR', 'CEILING', 'PAID'] as const;
export type PriceReason = (typeof PRICE_REASONS)[number];

/** A price that moves by more than this factor is held back until its owner has looked at it. */
export const MAX_MOVE = 3;

/** Every condition and finish can have its own percentage, each condition one, and each finish one. */
export const MAX_EXCEPTIONS = CONDITIONS.length * FINISHES.length + CONDITIONS.length + FINISHES.length;

/** The percentage of a condition, of a finish, or of the two together; null means any. */
export interface PriceException {
  readonly condition: Condition | null;
  readonly finish: Finish | null;
  readonly percent: number;
}

/** An account's rules; prices in whole cents. */
export interface PriceRules {
  /** Of the market price, where no exception applies. */
  readonly percent: number;
  readonly exceptions: readonly PriceException[];
  readonly floorCents: number | null;
  readonly ceilingCents: number | null;
  /** The percentage is rounded to multiples of this, and what was paid rounded up; floor and ceiling count to the cent. */
  readonly stepCents: number;
  /** No copy costs less than what was paid for it, also where that is more than the ceiling. */
  readonly neverBelowPaid: boolean;
}

/** How copies of one condition and finish are priced, as the statements read it. */
export interface PricingCell {
  readonly condition: Condition;
  readonly finish: Finish;
  readonly percent: number;
  /** The least price that rounding may lead to; null for any. */
  readonly least: number | null;
  readonly floor: number | null;
  readonly ceiling: number | null;
  readonly step: number;
  readonly above_paid: boolean;
}

/** The percentage of a condition and finish: of the exception that names most of them, a condition before a finish. */
export function percentOf(
  { percent, exceptions }: Pick<PriceRules, 'percent' | 'exceptions'>,
  condition: Condition,
  finish: Finish,
): number {
  const find = (ofCondition: Condition | null, ofFinish: Finish | null) =>
    exceptions.find((each) => each.condition === ofCondition && each.finish === ofFinish);
  const found = find(condition, finish) ?? find(condition, null) ?? find(null, finish);
  return found?.percent ?? percent;
}

/** How copies of each condition and finish are priced. */
export const pricingOf = (rules: PriceRules): readonly PricingCell[] =>
  CONDITIONS.flatMap((condition) =>
    FINISHES.map((finish) => ({
      condition,
      finish,
      percent: percentOf(rules, condition, finish),
      // A cheap card costs one step, not nothing.
      least: rules.stepCents,
      floor: rules.floorCents,
      ceiling: rules.ceilingCents ?? MAX_PRICE_CENTS,
      step: rules.stepCents,
      above_paid: rules.neverBelowPaid,
    })),
  );
