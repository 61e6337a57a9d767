/** Makes a list of wants: sent again after an answer that was lost, it is the same list and not a second one. */
import { useRef } from 'react';
import { useCreateWantListMutation } from '../../../api/watchlist';
import { type Submission, submissionOf } from '../../../lib/submission';

/** Gives the id of the list; rejects where the server refuses it. */
export function useMakeList(): (name: string) => Promise<string> {
  const [create] = useCreateWantListMutation();
  const last = useRef<Submission<{ name: string }> | null>(null);
  return async (name) => {
    last.current = submissionOf({ name }, last.current);
    const { key, body } = last.current;
    const { uuid } = await create({ 'Idempotency-Key': key, createWantList: body }).unwrap();
    last.current = null;
    return uuid;
  };
}
