/** Discards an offer that was begun: on the server, and what this tab keeps of it. */
import { useWithdrawOfferMutation } from '../../../api/offers';
import { problemStatus } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { forgetDraft } from './kept-drafts';

/** Whether a draft that was to be discarded is gone: what the server has no more, or has closed, need not be discarded. */
export const isDiscarded = (error: unknown): boolean =>
  error === undefined || [404, 409].includes(problemStatus(error) ?? 0);

interface Discard {
  /** Gives why it failed; null where it is gone, undefined where another press is in flight. */
  discard: () => Promise<{ failure: unknown } | null | undefined>;
  isBusy: boolean;
}

/** Discards the draft for somebody: its id, or a function that gives it once nothing is in flight. */
export function useDiscardDraft(uuid: string | (() => Promise<string | null>), to: string): Discard {
  const [withdraw] = useWithdrawOfferMutation();
  const { run, isBusy } = useOneStep();
  const discard = () =>
    run(async () => {
      const known = typeof uuid === 'string' ? uuid : await uuid();
      const { error } = known === null ? {} : await withdraw(known);
      if (!isDiscarded(error)) return { failure: error };
      forgetDraft(to);
      return null;
    });
  return { discard, isBusy };
}
