// The price of a copy by a rule, in SQL: the one place that works it out, for previews, edits, runs and the list of held prices.
import { MAX_MOVE } from './price-rules.js';

/** The rows `p` of a JSON parameter that holds an array of `PricingCell`. */
export const pricing = (parameter: string): string => `pricing as materialized (
      select * from json_to_recordset(${parameter}::json) as p (condition text, finish text, percent numeric, least int,
        floor int, ceiling int, step int, above_paid boolean))`;

/**
 * A lateral subquery with `cents` and `reason`, null without a market price, of a row `p` of pricing. The percentage is rounded to
 * the nearest step; then come the floor, the ceiling, and what was paid, rounded up: no rule sells at a loss that its owner forbids.
 */
export const rulePrice = (market: string, paid: string): string => `lateral (
      select asked as cents, case when asked > bounded then 'PAID' when bounded > by_market then 'FLOOR'
          when bounded < by_market then 'CEILING' else 'MARKET' end as reason
      from (select greatest(round(${market} * p.percent / 100 / p.step) * p.step, p.least) as by_market) market
        cross join lateral (select least(greatest(by_market, p.floor), p.ceiling) as bounded) bounds
        cross join lateral (select greatest(bounded,
          case when p.above_paid and ${paid} is not null then least(ceil(${paid}::numeric / p.step) * p.step, 99999999) end) as asked) paid
      where ${market} is not null)`;

/** Whether a price moves so far that its owner has to look at it. */
export const movesTooFar = (before: string, after: string): string =>
  `(${after} > ${before}::bigint * ${MAX_MOVE} or ${after} * ${MAX_MOVE} < ${before})`;
