// The pairs of a state and an event that the table of deals allows, and those of them that nothing leads to: what a walk through all of
// it has to take.
import { TRANSITIONS } from '../domain/deal-machine.js';

export const PAIRS: readonly string[] = TRANSITIONS.flatMap(({ from, event }) =>
  from.map((state) => `${state} ${event}`),
);

const STORE_DEAL =
  'only a store that is a party puts cards aside, and where it is one no other store witnesses';

/** Each with the reason why no request and no job takes it. */
export const UNREACHABLE: ReadonlyMap<string, string> = new Map([
  ['READY WITNESS_REQUIRED', STORE_DEAL],
  ['READY WITNESSED', STORE_DEAL],
  ['READY WITNESSED_IN_PART', STORE_DEAL],
  ['READY LEFT_AT_COUNTER', STORE_DEAL],
]);

/** Pairs that a walk leaves out, and those that it takes although they are unreachable or not in the table. */
export const wrongPairs = (
  taken: ReadonlySet<string>,
): { readonly missing: readonly string[]; readonly unexpected: readonly string[] } => ({
  missing: PAIRS.filter((pair) => !taken.has(pair) && !UNREACHABLE.has(pair)),
  unexpected: [...taken].filter((pair) => !PAIRS.includes(pair) || UNREACHABLE.has(pair)),
});
