/** Sends an offer once: a second press waits for the first, and the same again after a lost answer has the same key. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCounterOfferMutation, useMakeOfferMutation } from '../../../api/offers';
import { offerPath } from '../../../lib/paths';
import { isUnanswered, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { texts } from '../../../texts';
import { toastSuccess } from '../../../ui/toast';
import { type Draft, offerOf } from './draft';

export function useSendOffer(recipient: string, counters: { uuid: string; revision: number } | undefined) {
  const t = texts.offers.make;
  const [make] = useMakeOfferMutation();
  const [counter] = useCounterOfferMutation();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const inFlight = useRef(false);
  const last = useRef<Submission<unknown> | null>(null);
  const navigate = useNavigate();
  const send = async (draft: Draft) => {
    if (inFlight.current) return;
    const offer = offerOf(draft);
    if (typeof offer === 'string') return setProblem(offer);
    inFlight.current = true;
    setIsBusy(true);
    setProblem(null);
    const { key, body } = submissionOf(offer, last.current);
    last.current = { key, body };
    const call = counters
      ? counter({
          ...{ uuid: counters.uuid, 'If-Match': `"${counters.revision}"`, 'Idempotency-Key': key },
          counterOffer: body,
        })
      : make({ 'Idempotency-Key': key, makeOffer: { ...body, recipient } });
    try {
      const { uuid } = await call.unwrap();
      toastSuccess(t.sent);
      void navigate(offerPath(uuid), { replace: true });
    } catch (failure) {
      setProblem(isUnanswered(failure) ? texts.until.noAnswer : problemText(failure, t.notSent));
    } finally {
      inFlight.current = false;
      setIsBusy(false);
    }
  };
  return { send, isBusy, problem, forget: () => setProblem(null) };
}
