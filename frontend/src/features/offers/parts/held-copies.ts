/** What became of the copies that were asked for on this page: each says so itself, until something happens to an offer or a deal. */
import { onTradesChanged } from '../../../api/trade-changes';
import { onUserChange } from '../../../browser/session';

export interface HoldAnswer {
  /** The deal, or the offer that the store answers. */
  to: string;
  isHeld: boolean;
}

let answers: ReadonlyMap<string, HoldAnswer> = new Map();
const listeners = new Set<() => void>();

export const holdAnswer = (listing: string): HoldAnswer | undefined => answers.get(listing);

/** The same map as long as nothing has changed. */
export const holdAnswers = (): ReadonlyMap<string, HoldAnswer> => answers;

export function rememberAnswer(listings: readonly string[], answer: HoldAnswer): void {
  answers = new Map([...answers, ...listings.map((listing) => [listing, answer] as const)]);
  for (const listener of listeners) listener();
}

export function onHoldAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function clear(): void {
  if (answers.size === 0) return;
  answers = new Map();
  for (const listener of listeners) listener();
}

// A hold may have ended, or the store may have answered: the listings are read again then, and say what can be done.
onTradesChanged(clear);
// Nothing of one user's is left for the next.
onUserChange(clear);
