// Conditions on where and when a card was printed: sets, numbers, days, and who else counts it.
import { isUUID } from 'class-validator';
import type { Comparison, IdKind } from '../query.js';
import { type Condition, certain, perhaps, SIGN, type Values } from './condition.js';

/** It is of one of these sets. */
export const setIs = (codes: readonly string[], values: Values): Condition =>
  certain(
    'printing',
    codes.length === 1
      ? `p.set_code = ${values.bind(codes[0], 'text')}`
      : `p.set_code = any (${values.bind(codes, 'text[]')})`,
  );

/** The digits of its number stand in this relation. */
export const numberIs = (comparison: Comparison, value: number, values: Values): Condition =>
  perhaps('printing', `p.number_value ${SIGN[comparison]} ${values.bind(value, 'numeric')}`);

/** Its number is this, to the letter. */
export const numberReads = (text: string, values: Values): Condition =>
  certain('printing', `lower(p.collector_number) = ${values.bind(text.toLowerCase(), 'text')}`);

/** It came out then, seen from a day. */
export const releasedThen = (comparison: Comparison, day: string, values: Values): Condition =>
  perhaps('printing', `p.released_at ${SIGN[comparison]} ${values.bind(day, 'date')}`);

/** It came out then, seen from the day of a set. */
export const releasedWith = (comparison: Comparison, code: string, values: Values): Condition =>
  perhaps(
    'printing',
    `p.released_at ${SIGN[comparison]} (select s.released_at from cards.set_info s where s.code = ${values.bind(code, 'text')})`,
  );

/** It came out in such a year. */
export const yearIs = (comparison: Comparison, year: number, values: Values): Condition =>
  perhaps('printing', `extract(year from p.released_at) ${SIGN[comparison]} ${values.bind(year, 'numeric')}`);

const UUIDS: Partial<Record<IdKind, string>> = {
  card: 'p.id',
  oracle: 'o.oracle_id',
  illustration: 'p.art',
};

/** It has this id. */
export function idIs(kind: IdKind, value: string, values: Values): Condition {
  const column = UUIDS[kind];
  if (!column) return certain('printing', `p.outer_ids @> ${values.bind([`${kind}:${value}`], 'text[]')}`);
  return certain(
    kind === 'oracle' ? 'card' : 'printing',
    isUUID(value) ? `${column} = ${values.bind(value, 'uuid')}` : 'false',
  );
}
