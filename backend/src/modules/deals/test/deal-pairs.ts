// The pairs of a state and an event that the table of deals allows: what a walk through all of it has to take.
import { TRANSITIONS } from '../domain/deal-machine.js';

const PAIRS: readonly string[] = TRANSITIONS.flatMap(({ from, event }) =>
  from.map((state) => `${state} ${event}`),
);

/** Pairs that a walk leaves out, and those that it takes although the table has no such pair. */
export const wrongPairs = (
  taken: ReadonlySet<string>,
): { readonly missing: readonly string[]; readonly unexpected: readonly string[] } => ({
  missing: PAIRS.filter((pair) => !taken.has(pair)),
  unexpected: [...taken].filter((pair) => !PAIRS.includes(pair)),
});
