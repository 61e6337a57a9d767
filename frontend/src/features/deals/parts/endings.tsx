/** How a deal ends otherwise, and what may follow a hand-over: cancel, no-show, undo, dispute. Each asks first. */
import { type ReactNode, useState } from 'react';
import {
  type DealDto,
  useAnswerNoShowMutation,
  useClaimNoShowMutation,
  useSettleDisputeMutation,
  useUndoDealMutation,
} from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import classes from '../deal.module.css';
import { CancelDeal } from './cancel-deal';
import { DisputeDeal } from './dispute-deal';
import { useStep } from './use-step';

const BEFORE: readonly string[] = ['AGREED', 'SCHEDULED', 'READY'];
const MEETING: readonly string[] = ['SCHEDULED', 'READY'];
const DONE: readonly string[] = ['DONE', 'DONE_IN_PART'];
/** From so long after the start of a meeting on somebody counts as not there. */
const NO_SHOW_FROM_MS = 15 * 60 * 1000;

export function Endings({ deal }: { deal: DealDto }) {
  const { state } = deal;
  return (
    <div className={`${classes.fields} ${classes.screenOnly}`}>
      {state === 'NO_SHOW_CLAIMED' && deal.claimedBy === deal.other.uuid && <NoShowAnswer deal={deal} />}
      {state === 'DISPUTED' && <Settlement deal={deal} />}
      {DONE.includes(state) && deal.undoBy && <UndoNote deal={deal} />}
      <div className={classes.actions}>
        {MEETING.includes(state) && mayBeNoShow(deal) && <NoShow deal={deal} />}
        {BEFORE.includes(state) && <CancelDeal deal={deal} />}
        {DONE.includes(state) && (
          <>
            <DisputeDeal deal={deal} />
            <Undo deal={deal} />
          </>
        )}
      </div>
    </div>
  );
}

/** A hold may be fetched until its end. */
function mayBeNoShow({ kind, meeting }: DealDto): boolean {
  if (!meeting) return false;
  const from = kind === 'HOLD' ? Date.parse(meeting.to) : Date.parse(meeting.from) + NO_SHOW_FROM_MS;
  return Date.now() >= from;
}

interface AskedProps {
  action: string;
  title: string;
  text: string;
  confirm: string;
  words: { success: string; failure: string };
  send: () => { unwrap: () => Promise<unknown> };
}

/** A button that asks before it does something. */
function Asked({ action, title, text, confirm, words, send }: AskedProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const { step, isBusy, failure } = useStep();
  return (
    <>
      <Button look="quiet" size="l" onClick={() => setIsOpen(true)}>
        {action}
      </Button>
      <ConfirmDialog
        opened={isOpen}
        title={title}
        confirm={confirm}
        busy={isBusy}
        failure={failure}
        onConfirm={() => void step(send, words).then((isDone) => isDone && setIsOpen(false))}
        onCancel={() => setIsOpen(false)}
      >
        {text}
      </ConfirmDialog>
    </>
  );
}

function NoShow({ deal }: { deal: DealDto }) {
  const t = texts.deals.noShow;
  const [claim] = useClaimNoShowMutation();
  const who = partyName(deal.other);
  return (
    <Asked
      action={t.action(who)}
      title={t.title(who)}
      text={t.text}
      confirm={t.confirm}
      words={{ success: t.done, failure: t.failed }}
      send={() => claim({ uuid: deal.uuid, 'If-Match': etagOf(deal) })}
    />
  );
}

function Undo({ deal }: { deal: DealDto }) {
  const t = texts.deals.undo;
  const [undo] = useUndoDealMutation();
  // Said already: it's the other's turn.
  if (deal.undoBy && deal.undoBy !== deal.other.uuid) return null;
  return (
    <Asked
      action={t.action}
      title={t.title}
      text={t.text(partyName(deal.other))}
      confirm={t.confirm}
      words={{ success: t.done, failure: t.failed }}
      send={() => undo({ uuid: deal.uuid, 'If-Match': etagOf(deal) })}
    />
  );
}

function UndoNote({ deal: { undoBy, other } }: { deal: DealDto }) {
  const t = texts.deals.undo;
  const who = partyName(other);
  return <p className={classes.text}>{undoBy === other.uuid ? t.asked(who) : t.askedByYou(who)}</p>;
}

function NoShowAnswer({ deal }: { deal: DealDto }) {
  const t = texts.deals.noShow;
  const [answer] = useAnswerNoShowMutation();
  const { step, isBusy } = useStep();
  const press = (agrees: boolean) =>
    void step(() => answer({ uuid: deal.uuid, 'If-Match': etagOf(deal), answerNoShow: { agrees } }), {
      success: t.done,
      failure: t.failed,
    });
  return (
    <div className={classes.actions}>
      <Button size="l" busy={isBusy} onClick={() => press(false)}>
        {t.wasThere}
      </Button>
      <Button size="l" look="quiet" busy={isBusy} onClick={() => press(true)}>
        {t.wasNotThere}
      </Button>
    </div>
  );
}

const OUTCOMES = ['STANDS', 'UNDONE'] as const;

function Settlement({ deal }: { deal: DealDto }) {
  const t = texts.deals.settle;
  const [settle] = useSettleDisputeMutation();
  const { step, isBusy } = useStep();
  const { settlement, other, disputeReason, disputeNote } = deal;
  return (
    <section className={classes.box} aria-label={t.title}>
      <h2 className={classes.title}>{t.title}</h2>
      {disputeReason && (
        <p className={classes.text}>
          {texts.deals.dispute.reasons[disputeReason]}
          {disputeNote && `: ${disputeNote}`}
        </p>
      )}
      <p className={classes.note}>{t.text}</p>
      {settlement && (
        <p className={classes.text}>
          {settlement.by === other.uuid
            ? t.suggested(partyName(other), t.outcomes[settlement.outcome])
            : t.suggestedByYou(t.outcomes[settlement.outcome])}
        </p>
      )}
      <div className={classes.actions}>
        {OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            look="quiet"
            size="l"
            busy={isBusy}
            onClick={() =>
              void step(
                () => settle({ uuid: deal.uuid, 'If-Match': etagOf(deal), settleDispute: { outcome } }),
                {
                  success: t.done,
                  failure: t.failed,
                },
              )
            }
          >
            {t.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </section>
  );
}
