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

interface Call {
  readonly ending: Ending;
  readonly send: () => Promise<unknown>;
}

/**
 * `run` returns how the listing has ended. A call without an answer is made again as it was, however the list has changed since, until it
 * is answered or `forget`.
 */
export function useEndOnce() {
  const lost = useRef<Call | null>(null);
  const run = async (asked: Call): Promise<Ending> => {
    const call = lost.current ?? asked;
    try {
      await call.send();
      return call.ending;
    } catch (problem) {
      if (lost.current && isDone[call.ending.kind](problem)) return call.ending;
      const isLost = isUnanswered(problem);
      lost.current = isLost ? call : null;
      throw isLost ? new ActionRefused(texts.until.noAnswer) : problem;
    }
  };
  const forget = () => {
    lost.current = null;
  };
  return { run, forget, isRepeated: () => lost.current !== null };
}
