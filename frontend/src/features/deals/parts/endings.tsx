/** How a deal ends otherwise, and what may follow a hand-over: cancel, no-show, undo, dispute. Each asks first. */
import type { ReactNode } from 'react';
import {
  type DealDto,
  useAnswerNoShowMutation,
  useClaimNoShowMutation,
  useSettleDisputeMutation,
  useUndoDealMutation,
} from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import classes from '../deal.module.css';
import { CancelDeal } from './cancel-deal';
import { isAtTheTable, isBeforeHandOver, isHandedOver, mayCancel } from './deal-words';
import { DisputeDeal } from './dispute-deal';
import { mayClaimNoShow, mayComplain } from './ending-times';
import { useAskedStep, useStep } from './use-step';

export function Endings({ deal }: { deal: DealDto }) {
  const { state } = deal;
  return (
    <div className={`${classes.fields} ${classes.screenOnly}`}>
      {state === 'NO_SHOW_CLAIMED' && deal.claimedBy === deal.other.uuid && <NoShowAnswer deal={deal} />}
      {state === 'DISPUTED' && <Settlement deal={deal} />}
      <div className={classes.actions}>
        {isBeforeHandOver(deal) && isAtTheTable(deal) && mayClaimNoShow(deal) && <NoShow deal={deal} />}
        {mayCancel(deal) && <CancelDeal deal={deal} />}
        {isHandedOver(deal) && mayComplain(deal) && (
          <>
            <DisputeDeal deal={deal} />
            <Undo deal={deal} />
          </>
        )}
      </div>
    </div>
  );
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
  const { ask, step, dialog } = useAskedStep();
  return (
    <>
      <Button look="quiet" size="l" onClick={ask}>
        {action}
      </Button>
      <ConfirmDialog {...dialog} title={title} confirm={confirm} onConfirm={() => void step(send, words)}>
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
  // Said already: it's the other's turn. A former member has none.
  if (deal.other.name === null || (deal.undoBy && deal.undoBy !== deal.other.uuid)) return null;
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

function NoShowAnswer({ deal }: { deal: DealDto }) {
  const t = texts.deals.noShow;
  const [answer] = useAnswerNoShowMutation();
  const { step, isBusy } = useStep();
  const words = { success: t.answered, failure: t.failed };
  const send = (agrees: boolean) =>
    answer({ uuid: deal.uuid, 'If-Match': etagOf(deal), answerNoShow: { agrees } });
  return (
    <div className={classes.actions}>
      <Button size="l" busy={isBusy} onClick={() => void step(() => send(false), words)}>
        {t.wasThere}
      </Button>
      <Asked
        action={t.wasNotThere}
        title={t.admitTitle}
        text={t.admitText}
        confirm={t.admit}
        words={words}
        send={() => send(true)}
      />
    </div>
  );
}

const OUTCOMES = ['STANDS', 'UNDONE'] as const;

function Settlement({ deal }: { deal: DealDto }) {
  const t = texts.deals.settle;
  const [settle] = useSettleDisputeMutation();
  const { settlement, other, disputeReason, disputeNote } = deal;
  // Of a meeting to which one didn't come no cards go back.
  const theirs = settlement?.by === other.uuid ? settlement.outcome : settlement?.otherOutcome;
  const mine = settlement?.by === other.uuid ? settlement.otherOutcome : settlement?.outcome;
  const outcomes = disputeReason || [theirs, mine].includes('UNDONE') ? OUTCOMES : OUTCOMES.slice(0, 1);
  return (
    <TradeSection title={t.title}>
      {disputeReason && (
        <p className={classes.text}>
          {texts.deals.dispute.reasons[disputeReason]}
          {disputeNote && (
            <>
              : <span dir="auto">{disputeNote}</span>
            </>
          )}
        </p>
      )}
      <p className={classes.note}>{t.text}</p>
      {theirs && <p className={classes.text}>{t.suggested(partyName(other), t.outcomes[theirs])}</p>}
      {mine && <p className={classes.text}>{t.suggestedByYou(t.outcomes[mine])}</p>}
      <div className={classes.actions}>
        {outcomes.map((outcome) => (
          <Asked
            key={outcome}
            action={t.outcomes[outcome]}
            title={t.ask(t.outcomes[outcome])}
            text={outcome === theirs ? t.final(partyName(other)) : t.text}
            confirm={t.confirm}
            words={{ success: t.done, failure: t.failed }}
            send={() => settle({ uuid: deal.uuid, 'If-Match': etagOf(deal), settleDispute: { outcome } })}
          />
        ))}
      </div>
    </TradeSection>
  );
}
