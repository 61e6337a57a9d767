/** Sends an offer once: a second press waits for the first, and the same again after a lost answer has the same key. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CounterOffer,
  useChangeDraftMutation,
  useCounterOfferMutation,
  useMakeOfferMutation,
  useSendDraftMutation,
} from '../../../api/offers';
import { offerPath } from '../../../lib/paths';
import { hasProblemCode, isUnanswered, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { type GoneCopies, goneCopiesIn } from '../gone/gone-copies';
import { type Draft, offerOf } from './draft';

interface Sending {
  recipient: string;
  /** The offer that it counters, and the version that was looked at. */
  counters: { uuid: string; revision: number } | undefined;
  /** The server's draft of it. */
  draftOf: () => Promise<string | null>;
  onSent: () => void;
  /** A call is in flight, or has failed. */
  onSending: ((isSending: boolean) => void) | undefined;
  onGone: (gone: GoneCopies) => void;
}

export function useSendOffer({ recipient, counters, draftOf, onSent, onSending, onGone }: Sending) {
  const t = texts.offers.make;
  const [make] = useMakeOfferMutation();
  const [counter] = useCounterOfferMutation();
  const sendDraft = useSendDraft();
  const { run, isBusy } = useOneStep();
  const [problem, setProblem] = useState<string | null>(null);
  const last = useRef<Submission<unknown> | null>(null);
  const navigate = useNavigate();
  const dispatch = async (body: CounterOffer, key: string): Promise<string> => {
    if (counters) {
      const seen = { uuid: counters.uuid, 'If-Match': `"${counters.revision}"`, 'Idempotency-Key': key };
      return (await counter({ ...seen, counterOffer: body }).unwrap()).uuid;
    }
    const draft = await draftOf();
    if (draft) return sendDraft(draft, body);
    return (await make({ 'Idempotency-Key': key, makeOffer: { ...body, recipient } }).unwrap()).uuid;
  };
  const sendNow = async (offer: CounterOffer) => {
    onSending?.(true);
    setProblem(null);
    const { key, body } = submissionOf(offer, last.current);
    last.current = { key, body };
    try {
      const uuid = await dispatch(body, key);
      onSent();
      toastSuccess(t.sent);
      void navigate(offerPath(uuid), { replace: true });
    } catch (failure) {
      const gone = goneCopiesIn(
        failure,
        body.lines.map(({ listing }) => listing),
      );
      onSending?.(false);
      if (gone) onGone(gone);
      setProblem(isUnanswered(failure) ? texts.until.noAnswer : problemText(failure, t.notSent));
    }
  };
  const send = async (draft: Draft) => {
    const offer = offerOf(draft);
    if (typeof offer === 'string') return setProblem(offer);
    await run(() => sendNow(offer));
  };
  return { send, isBusy, problem, forget: () => setProblem(null) };
}

/** Sends a draft as it is now. One that was sent already, by a call whose answer was lost, stays sent. */
function useSendDraft() {
  const [change] = useChangeDraftMutation();
  const [send] = useSendDraftMutation();
  return async (uuid: string, body: CounterOffer): Promise<string> => {
    try {
      await change({ uuid, changeDraft: body }).unwrap();
    } catch (failure) {
      if (!hasProblemCode(failure, 'offers.not-open')) throw failure;
      return uuid;
    }
    return (await send(uuid).unwrap()).uuid;
  };
}
