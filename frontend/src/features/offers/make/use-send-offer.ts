/** Sends an offer once: a second press waits for the first, and the same again after a lost answer has the same key. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CounterOffer,
  type OfferDto,
  useChangeDraftMutation,
  useCounterOfferMutation,
  useLazyGetOfferQuery,
  useMakeOfferMutation,
  useSendDraftMutation,
} from '../../../api/offers';
import { failureText } from '../../../lib/failure-text';
import { offerPath } from '../../../lib/paths';
import { hasProblemCode, isUnanswered, problemStatus } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { type GoneCopies, goneCopiesIn } from '../gone/gone-copies';
import { type Draft, offerOf } from './draft';
import type { Kept } from './use-keep-draft';

/** A new offer, which is kept until it is sent; or the offer that it counters, and the version that was looked at. */
export type OfferWay = { kept: Kept } | { kept?: undefined; counters: { uuid: string; revision: number } };

interface Sending {
  recipient: string;
  way: OfferWay;
  /** A call is in flight, or has failed. */
  onSending: ((isSending: boolean) => void) | undefined;
  onGone: (gone: GoneCopies) => void;
}

export function useSendOffer({ recipient, way, onSending, onGone }: Sending) {
  const t = texts.offers.make;
  const { kept } = way;
  const [counter] = useCounterOfferMutation();
  const sendKept = useSendKept(recipient);
  const { run, isBusy } = useOneStep();
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Submission<unknown> | null>(kept?.unanswered() ?? null);
  const navigate = useNavigate();
  const dispatch = async (body: CounterOffer, key: string): Promise<string> => {
    if (way.kept) return sendKept(way.kept, body, key);
    const { uuid, revision } = way.counters;
    const seen = { uuid, 'If-Match': `"${revision}"`, 'Idempotency-Key': key };
    return (await counter({ ...seen, counterOffer: body }).unwrap()).uuid;
  };
  const sendNow = async (offer: CounterOffer) => {
    onSending?.(true);
    kept?.sending();
    setProblem(null);
    const { key, body } = submissionOf(offer, last.current);
    last.current = { key, body };
    try {
      const uuid = await dispatch(body, key);
      toastSuccess(kept?.forget(body) ? t.sentBefore : t.sent);
      void navigate(offerPath(uuid), { replace: true });
    } catch (failure) {
      const gone = goneCopiesIn(
        failure,
        body.lines.map(({ listing }) => listing),
      );
      onSending?.(false);
      if (failure instanceof DraftSentBefore) kept?.loseDraft();
      kept?.failed(!mayHaveArrived(failure));
      if (gone) onGone(gone);
      if (failure instanceof DraftSentBefore) setProblem(t.draftSentBefore);
      else setProblem(failureText(failure, t.notSent));
    }
  };
  const send = async (draft: Draft) => {
    const offer = offerOf(draft);
    if (typeof offer === 'string') return setProblem(offer);
    await run(() => sendNow(offer));
  };
  return { send, isBusy, problem, forget: () => setProblem(null) };
}

/** An error of the server, or of a proxy before it, says nothing about what was done. */
const mayHaveArrived = (failure: unknown): boolean =>
  isUnanswered(failure) || (problemStatus(failure) ?? 0) >= 500;

/** Sends what is kept: as the server's draft where it has one, else as a new offer. */
function useSendKept(recipient: string) {
  const [make] = useMakeOfferMutation();
  const sendDraft = useSendDraft();
  return async (kept: Kept, body: CounterOffer, key: string): Promise<string> => {
    const last = kept.unanswered();
    // The same again goes the same way: a draft that was saved since would be a second offer.
    const isAgain = last?.key === key;
    const draft = isAgain ? last.draft : await kept.settled();
    if (draft) {
      kept.trying({ key, body, draft });
      const sent = await sendDraft(draft, body, isAgain);
      if (sent) return sent;
      kept.loseDraft();
    }
    kept.trying({ key, body, draft: null });
    return (await make({ 'Idempotency-Key': key, makeOffer: { ...body, recipient } }).unwrap()).uuid;
  };
}

/** What an offer has become that was sent and not withdrawn since. */
const SENT: readonly OfferDto['state'][] = ['OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED'];

/** The draft was sent by another tab or device, or by this one before it was changed. */
class DraftSentBefore extends Error {}

/**
 * Sends a draft as it is now; null where the draft is gone. One that was sent already counts as sent only where this tab
 * has tried the same before, by a call whose answer was lost: another tab may have sent something else.
 */
function useSendDraft() {
  const [change] = useChangeDraftMutation();
  const [send] = useSendDraftMutation();
  const [read] = useLazyGetOfferQuery();
  return async (uuid: string, body: CounterOffer, isAgain: boolean): Promise<string | null> => {
    try {
      await change({ uuid, changeDraft: body }).unwrap();
      return (await send(uuid).unwrap()).uuid;
    } catch (failure) {
      if (problemStatus(failure) === 404) return null;
      if (!hasProblemCode(failure, 'offers.not-open')) throw failure;
      const { data, error } = await read(uuid);
      if (data && !SENT.includes(data.state)) return null;
      if (data && isAgain) return uuid;
      if (data) throw new DraftSentBefore();
      throw isAgain ? error : failure;
    }
  };
}
