// Reads the rules of a request: each of its fields is valid by itself.
import { refusedField } from '../../../platform/http/validation/field-problems.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import type { PricingRules } from './dto/price-rules.dto.js';
import type { PriceRules } from './price-rules.js';
import { EXCEPTION_FOR_NOTHING, EXCEPTION_TWICE, FLOOR_ABOVE_CEILING } from './rule.errors.js';

const cents = (dollars: number) => Math.round(dollars * 100);
const centsOrNull = (dollars: number | null | undefined) =>
  dollars === undefined || dollars === null ? null : cents(dollars);

/** The rules in cents. */
export const rulesOf = (asked: PricingRules): PriceRules => ({
  percent: asked.percent,
  exceptions: asked.exceptions.map(({ condition, finish, percent }) => ({ condition, finish, percent })),
  floorCents: centsOrNull(asked.floor),
  ceilingCents: centsOrNull(asked.ceiling),
  stepCents: cents(asked.roundTo),
  neverBelowPaid: asked.neverBelowPaid,
});

/** Throws `request.invalid` for rules that contradict themselves; `path` is where in the request they are. */
export function refuseUnclear({ floor, ceiling, exceptions }: PricingRules, path = ''): void {
  const refusal = (field: string, problem: typeof EXCEPTION_TWICE) =>
    requestInvalid({ errors: [refusedField(`${path}${field}`, problem)] });
  if ((floor ?? 0) > (ceiling ?? Number.POSITIVE_INFINITY)) throw refusal('ceiling', FLOOR_ABOVE_CEILING);
  if (exceptions.some(({ condition, finish }) => !condition && !finish))
    throw refusal('exceptions', EXCEPTION_FOR_NOTHING);
  const named = new Set(exceptions.map(({ condition, finish }) => `${condition} ${finish}`));
  if (named.size < exceptions.length) throw refusal('exceptions', EXCEPTION_TWICE);
}
