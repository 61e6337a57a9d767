/** What became of the copies that were asked for on this page: until it is loaded again, each says so itself. */
import { onUserChange } from '../../../browser/session';

export interface HoldAnswer {
  /** The deal, or the offer that the store answers. */
  to: string;
  isHeld: boolean;
}

const answers = new Map<string, HoldAnswer>();
const listeners = new Set<() => void>();

export const holdAnswer = (listing: string): HoldAnswer | undefined => answers.get(listing);

export function rememberAnswer(listings: readonly string[], answer: HoldAnswer): void {
  for (const listing of listings) answers.set(listing, answer);
  for (const listener of listeners) listener();
}

export function onHoldAnswers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Nothing of one user's is left for the next.
onUserChange(() => {
  answers.clear();
  for (const listener of listeners) listener();
});
