/** Sells or deletes a listing once, also where the answer to the first call was lost. */
import { useRef } from 'react';
import { hasProblemCode, isUnanswered, problemStatus } from '../../../lib/problem';
import { texts } from '../../../texts';
import { ActionRefused } from '../../../ui/confirm-action';
import type { Ending } from './ended-listings';

/** Whether the server refuses because it is done already. */
const isDone: Record<Ending['kind'], (problem: unknown) => boolean> = {
  sold: (problem) => hasProblemCode(problem, 'listings.already-sold'),
  withdrawn: (problem) => problemStatus(problem) === 404,
};

/** Returns how the listing has ended: by an earlier call without an answer, where this one is refused because it is done already. */
export function useEndOnce() {
  const lost = useRef<Ending | null>(null);
  return async (ending: Ending, call: () => Promise<unknown>): Promise<Ending> => {
    const before = lost.current;
    try {
      await call();
      return ending;
    } catch (problem) {
      const isSamePrice = before?.listing.finalSoldPrice === ending.listing.finalSoldPrice;
      if (before && isSamePrice && isDone[ending.kind](problem)) return before;
      if (!isUnanswered(problem)) throw problem;
      lost.current = before ?? ending;
      throw new ActionRefused(texts.until.noAnswer);
    }
  };
}
