/** Asks a store to hold copies: once for each press, and with the same key again after a lost answer. */
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLazyGetDealQuery } from '../../../api/deals';
import { useHoldForMeMutation } from '../../../api/offers';
import { formatUntil } from '../../../lib/format-until';
import { formatPrice, totalOf } from '../../../lib/money';
import { dealPath, offerPath } from '../../../lib/paths';
import { isUnanswered, problemText } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { toastError, toastSuccess } from '../../../ui/toast';
import { goneCopiesIn, type PricedCopy, pricesNowIn, showGone } from '../gone/gone-copies';
import { setPrices, takeOut } from './baskets';
import { rememberAnswer } from './held-copies';

export function useHold() {
  const [send] = useHoldForMeMutation();
  const [readDeal] = useLazyGetDealQuery();
  const { run, isBusy } = useOneStep();
  const last = useRef<Submission<unknown> | null>(null);
  /** Prices that a refusal has said: the next press is meant for them, whatever the page still shows. */
  const raised = useRef<ReadonlyMap<string, number>>(new Map());
  const navigate = useNavigate();
  /** Until when a deal holds its copies, by the clock of the store; null where that can't be read now. */
  const untilOf = async (deal: string): Promise<string | null> => {
    const { data } = await readDeal(deal, true);
    const until = data?.meeting?.to ?? data?.dueAt;
    return until ? formatUntil(until, { timeZone: data?.meeting?.timeZone }) : null;
  };
  /** Says what the store, or its rules, have answered. */
  const ask = async (copies: readonly PricedCopy[]): Promise<boolean> => {
    const listings = copies.map(({ uuid }) => uuid);
    const seen = copies.map(({ uuid, price }) => ({ price: raised.current.get(uuid) ?? price }));
    const submission = submissionOf({ listings, maxTotal: totalOf(seen) }, last.current);
    last.current = submission;
    try {
      const offer = await send({ 'Idempotency-Key': submission.key, holdCopies: submission.body }).unwrap();
      last.current = null;
      takeOut(listings);
      const to = offer.deal ? dealPath(offer.deal) : offerPath(offer.uuid);
      rememberAnswer(listings, { to, isHeld: offer.deal !== null });
      const said = offer.deal === null ? texts.holds.asked : texts.holds.held(await untilOf(offer.deal));
      toastSuccess(said, { label: texts.holds.open, run: () => void navigate(to) });
      return true;
    } catch (failure) {
      const gone = goneCopiesIn(failure, listings);
      const dearer = pricesNowIn(failure);
      if (gone) takeOut(gone.gone);
      if (dearer.length > 0) {
        raised.current = new Map(dearer.map(({ uuid, price }) => [uuid, price]));
        setPrices(raised.current);
        toastError(texts.holds.costsMore(formatPrice(totalOf(dearer))));
      } else if (gone && gone.cards.length > 0)
        showGone({ ...gone, rest: copies.filter(({ uuid }) => gone.left.includes(uuid)) });
      else
        toastError(isUnanswered(failure) ? texts.holds.unanswered : problemText(failure, texts.holds.failed));
      return false;
    }
  };
  const hold = async (copies: readonly PricedCopy[]): Promise<boolean> =>
    (await run(() => ask(copies))) ?? false;
  return { hold, isBusy };
}
