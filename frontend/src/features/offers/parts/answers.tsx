/** What can be done about an offer: accept, counter, decline, withdraw, or offer again without what is gone. */
import { type RefObject, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type OfferWithRevisions,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useRemakeOfferMutation,
  useWithdrawOfferMutation,
} from '../../../api/offers';
import { failureText } from '../../../lib/failure-text';
import { counterPath, newOfferAtPath, newOfferPath } from '../../../lib/offer-paths';
import { dealPath, offerPath } from '../../../lib/paths';
import { problemStatus } from '../../../lib/problem';
import { type Submission, submissionOf } from '../../../lib/submission';
import { useOneStep } from '../../../lib/use-one-step';
import { texts } from '../../../texts';
import { Button, ButtonLink } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Hint } from '../../../ui/hint';
import { toastError, toastSuccess } from '../../../ui/toast';
import { type GoneCopies, goneCopiesIn } from '../gone/gone-copies';
import { NextBest } from '../gone/next-best';
import { DiscardDraft } from '../make/discard-draft';
import classes from '../offer.module.css';
import { otherOf } from './offer-sides';

interface AnswersProps {
  offer: OfferWithRevisions;
  me: string;
  /** What the other is called. */
  who: string;
  /** Where the focus goes when the button that asked is gone. */
  home: RefObject<HTMLElement | null>;
}

type Question = 'accept' | 'decline' | 'withdraw';

const PRECONDITION_FAILED = 412;

export function Answers({ offer, me, who, home }: AnswersProps) {
  const t = texts.offers;
  const [question, setQuestion] = useState<Question | null>(null);
  // What comes while the question is open is not what was seen.
  const [seen, setSeen] = useState(offer.revision);
  const { act, isBusy, failure, gone, forget } = useAnswers({ ...offer, revision: seen }, () =>
    setQuestion(null),
  );
  const ask = (next: Question) => {
    forget();
    setSeen(offer.revision);
    setQuestion(next);
  };
  const isOpen = offer.state === 'OPEN';
  const words = {
    accept: { title: t.acceptTitle, confirm: t.accept, text: t.acceptText(who) },
    decline: { title: t.declineTitle, confirm: t.decline, text: null },
    withdraw: { title: t.withdrawTitle, confirm: t.withdraw, text: null },
  };
  const shown = words[question ?? 'accept'];
  return (
    <>
      {gone && <GoneNotice gone={gone} />}
      <div className={classes.actions}>
        {offer.state === 'DRAFT' && (
          <>
            <ButtonLink size="l" to={newOfferPath(offer.recipient.uuid)}>
              {t.continueDraft}
            </ButtonLink>
            <DiscardDraft uuid={offer.uuid} to={offer.recipient.uuid} />
          </>
        )}
        {isOpen && offer.turn === me && (
          <>
            <Button size="l" onClick={() => ask('accept')}>
              {t.accept}
            </Button>
            {offer.kind === 'TRADE' && (
              <ButtonLink size="l" look="quiet" to={counterPath(offer.uuid)}>
                {t.counter}
              </ButtonLink>
            )}
            <Button size="l" look="quiet" onClick={() => ask('decline')}>
              {t.decline}
            </Button>
          </>
        )}
        {isOpen && offer.turn !== me && (
          <Button size="l" look="quiet" onClick={() => ask('withdraw')}>
            {t.withdraw}
          </Button>
        )}
        {mayRemake(offer, me) &&
          (isLopsided(offer) ? (
            <ButtonLink size="l" to={remakePath(offer, me)}>
              {t.remake}
            </ButtonLink>
          ) : (
            <Button size="l" busy={isBusy} onClick={() => void act('remake')}>
              {t.remake}
            </Button>
          ))}
      </div>
      <ConfirmDialog
        opened={question !== null}
        title={shown.title}
        confirm={shown.confirm}
        danger={question !== 'accept'}
        busy={isBusy}
        failure={failure}
        home={home}
        onConfirm={() => question && void act(question)}
        onCancel={() => setQuestion(null)}
      >
        {shown.text}
      </ConfirmDialog>
    </>
  );
}

/** Whether it is void for copies that are gone, and some are left. Who asked a store to hold them asks again. */
const mayRemake = ({ voidReason, kind, proposer, lines }: OfferWithRevisions, me: string): boolean =>
  voidReason === 'LINE_GONE' &&
  (kind === 'TRADE' || proposer.uuid === me) &&
  lines.some(({ isAvailable }) => isAvailable);

/** Without what is gone one might give cards for nothing: both have given some, or the cash was for less than is gone. */
function isLopsided({ lines, cash }: OfferWithRevisions): boolean {
  const gone = lines.reduce((sum, { isAvailable, price }) => (isAvailable ? sum : sum + price), 0);
  return new Set(lines.map(({ giver }) => giver)).size > 1 || (cash !== null && cash.amount <= gone);
}

/** The form, with what is left. */
function remakePath(offer: OfferWithRevisions, me: string): string {
  const left = offer.lines.filter(({ isAvailable }) => isAvailable).map(({ listing }) => listing);
  const { uuid: to } = otherOf(offer, me);
  return offer.event ? newOfferAtPath(offer.event.id, to, ...left) : newOfferPath(to, ...left);
}

/** An acceptance came too late: what was lost, and what others have of it. */
const GoneNotice = ({ gone: { cards, nextBest } }: { gone: GoneCopies }) => (
  <Hint kind="warning" role="alert">
    {texts.offers.make.gone([...new Set(cards)].join(', '))}
    <NextBest copies={nextBest} />
  </Hint>
);

/** Sends one answer at a time; the acceptance names the version that is on the screen. */
function useAnswers({ uuid, revision, lines }: OfferWithRevisions, onDone: () => void) {
  const t = texts.offers;
  const navigate = useNavigate();
  const [accept] = useAcceptOfferMutation();
  const [decline] = useDeclineOfferMutation();
  const [withdraw] = useWithdrawOfferMutation();
  const remake = useRemake(uuid);
  const { run, isBusy } = useOneStep();
  const [failure, setFailure] = useState<string | null>(null);
  const [gone, setGone] = useState<GoneCopies | null>(null);
  const seen = { uuid, 'If-Match': `"${revision}"` };
  const answers = {
    accept: { send: () => accept(seen), done: t.accepted, failed: t.notAccepted },
    decline: { send: () => decline(uuid), done: t.declined, failed: t.notDeclined },
    withdraw: { send: () => withdraw(uuid), done: t.withdrawn, failed: t.notWithdrawn },
    remake: { send: remake, done: t.make.sent, failed: t.notRemade },
  };
  const send = async (which: keyof typeof answers) => {
    setFailure(null);
    const { send: call, done, failed } = answers[which];
    try {
      const answer = await call().unwrap();
      toastSuccess(done);
      onDone();
      if (which === 'accept' && answer.deal) void navigate(dealPath(answer.deal));
      if (which === 'remake') void navigate(offerPath(answer.uuid));
    } catch (problem) {
      const missing = goneCopiesIn(
        problem,
        lines.map(({ listing }) => listing),
      );
      setGone(missing);
      // There is nothing left to ask: the page says what is gone.
      if (missing && which === 'accept') return onDone();
      const reason = failureText(problem, failed);
      const isChanged = problemStatus(problem) === PRECONDITION_FAILED;
      // The page below the question shows what has changed.
      if (isChanged) onDone();
      else setFailure(reason);
      if (isChanged || which === 'remake') toastError(isChanged ? t.changed : reason);
    }
  };
  const act = (which: keyof typeof answers) => run(() => send(which));
  return { act, isBusy, failure, gone, forget: () => setFailure(null) };
}

/** Makes an offer again, with the same key until it has worked: a press after a lost answer makes no second offer. */
function useRemake(uuid: string) {
  const [remake] = useRemakeOfferMutation();
  const last = useRef<Submission<string> | null>(null);
  return () => {
    last.current = submissionOf(uuid, last.current);
    const sent = remake({ uuid, 'Idempotency-Key': last.current.key });
    void sent.then(({ data }) => {
      if (data) last.current = null;
    });
    return sent;
  };
}
