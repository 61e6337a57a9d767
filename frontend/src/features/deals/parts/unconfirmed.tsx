/** What is asked where not both have confirmed a hand-over: a giver where the cards are, each in private whether the two met. */
import { type DealDto, useSayWhereaboutsMutation, useSayWhetherMetMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import classes from '../deal.module.css';
import { handsOverCards } from './deal-words';
import { useAskedStep, useStep } from './use-step';

export default function Unconfirmed({ deal }: { deal: DealDto }) {
  if (deal.isAskedWhetherMet) return <Met deal={deal} />;
  return deal.state === 'UNANSWERED' && handsOverCards(deal) ? <Whereabouts deal={deal} /> : null;
}

function Whereabouts({ deal }: { deal: DealDto }) {
  const t = texts.dealEnds.whereabouts;
  const [say] = useSayWhereaboutsMutation();
  const { step, isBusy } = useStep();
  const { ask, step: confirm, dialog } = useAskedStep();
  const words = { success: t.said, failure: t.failed };
  const send = (cards: 'GONE' | 'KEPT') =>
    say({ uuid: deal.uuid, 'If-Match': etagOf(deal), sayWhereabouts: { cards } });
  return (
    <TradeSection title={t.title}>
      {deal.whereabouts ? (
        <p className={classes.text} role="status">
          {deal.whereabouts === 'GONE' ? t.saidGone : t.saidKept}
        </p>
      ) : (
        <>
          <p className={classes.note}>{t.text(partyName(deal.other))}</p>
          <div className={classes.actions}>
            <Button size="l" onClick={ask}>
              {t.gone}
            </Button>
            <Button look="quiet" size="l" busy={isBusy} onClick={() => void step(() => send('KEPT'), words)}>
              {t.kept}
            </Button>
          </div>
          <ConfirmDialog
            {...dialog}
            title={t.goneTitle}
            confirm={t.gone}
            onConfirm={() => void confirm(() => send('GONE'), words)}
          >
            {t.goneText}
          </ConfirmDialog>
        </>
      )}
    </TradeSection>
  );
}

function Met({ deal }: { deal: DealDto }) {
  const t = texts.dealEnds.met;
  const [say] = useSayWhetherMetMutation();
  const { step, isBusy } = useStep();
  const who = partyName(deal.other);
  const answers = [
    ['HANDED_OVER', t.yes],
    ['DID_NOT_MEET', t.no],
    ['OTHER_ABSENT', t.absent(who)],
  ] as const;
  return (
    <TradeSection title={t.title}>
      <p className={classes.note}>{t.text(who)}</p>
      <div className={classes.actions}>
        {answers.map(([answer, label]) => (
          <Button
            key={answer}
            look="quiet"
            size="l"
            disabled={isBusy}
            focusableWhenDisabled
            onClick={() =>
              void step(() => say({ uuid: deal.uuid, 'If-Match': etagOf(deal), sayWhetherMet: { answer } }), {
                success: t.said,
                failure: t.failed,
              })
            }
          >
            {label}
          </Button>
        ))}
      </div>
    </TradeSection>
  );
}
