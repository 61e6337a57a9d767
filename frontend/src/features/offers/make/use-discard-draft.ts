/** Discards an offer that was begun: on the server, and what this tab keeps of it. */
import { type OfferDto, useLazyGetOfferQuery, useWithdrawOfferMutation } from '../../../api/offers';
import { problemStatus } from '../../../lib/problem';
import { useOneStep } from '../../../lib/use-one-step';
import { forgetDraft, keptDraft } from './kept-drafts';

/** Whether a draft is gone: what the server has no more, or has closed, need not be saved. */
export const isDiscarded = (error: unknown): boolean =>
  error === undefined || [404, 409].includes(problemStatus(error) ?? 0);

/** Why it wasn't discarded. Or it was, but the offer may have been made before: no answer came when it was sent. */
type Outcome = { failure: unknown } | { isMaybeMade: boolean };

interface Discard {
  /** Undefined where another press is in flight. */
  discard: () => Promise<Outcome | undefined>;
  isBusy: boolean;
}

/** Discards the draft for somebody: its id, or a function that gives it once nothing is in flight. */
export function useDiscardDraft(uuid: string | (() => Promise<string | null>), to: string): Discard {
  const withdraw = useWithdraw();
  const { run, isBusy } = useOneStep();
  const discard = () =>
    run(async (): Promise<Outcome> => {
      const known = typeof uuid === 'string' ? uuid : await uuid();
      const unanswered = keptDraft(to)?.unanswered ?? null;
      // Where it was sent as a draft it is withdrawn, whether it is an offer by now or not.
      const failure = await withdraw(unanswered?.draft ?? known);
      if (failure !== null) return { failure };
      forgetDraft(to);
      return { isMaybeMade: unanswered?.draft === null };
    });
  return { discard, isBusy };
}

/** In which states of an offer nothing more comes of it. */
const OVER: readonly OfferDto['state'][] = ['WITHDRAWN', 'DECLINED', 'EXPIRED', 'VOID'];

/** Gives why it could not be withdrawn; null where nothing more comes of it. */
function useWithdraw() {
  const [withdraw] = useWithdrawOfferMutation();
  const [read] = useLazyGetOfferQuery();
  return async (uuid: string | null): Promise<unknown> => {
    const { error } = uuid === null ? {} : await withdraw(uuid);
    if (uuid === null || error === undefined || problemStatus(error) === 404) return null;
    if (problemStatus(error) !== 409) return error;
    const { data } = await read(uuid);
    return data && OVER.includes(data.state) ? null : error;
  };
}
