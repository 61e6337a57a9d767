/** What one suggests to change of a deal, and the other agrees to. */
import { type DealDto, useAgreeAmendmentMutation, useDeclineAmendmentMutation } from '../../../api/deals';
import { etagOf } from '../../../api/etag';
import { partyName } from '../../../entities/trade/party-name';
import { conditionLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { useStep } from '../parts/use-step';
import classes from './hand-over.module.css';

export function Suggested({
  deal,
  amendment,
}: {
  deal: DealDto;
  amendment: NonNullable<DealDto['amendment']>;
}) {
  const t = texts.handOver;
  const [agree] = useAgreeAmendmentMutation();
  const [decline] = useDeclineAmendmentMutation();
  const { step, isBusy } = useStep();
  const isTheirs = amendment.by === deal.other.uuid;
  const isPaidOtherwise = amendment.prices.length > 0 || amendment.cash?.amount !== deal.cash?.amount;
  const lineOf = (nth: number) => deal.lines.find((line) => line.nth === nth);
  const nameOf = (nth: number) => lineOf(nth)?.card.name ?? '';
  const who = partyName(deal.other);
  return (
    <div className={classes.form} role="status">
      <p className={classes.text}>{isTheirs ? t.suggestedByOther(who) : t.suggestedByYou(who)}</p>
      <ul className={classes.lines}>
        {amendment.struck.map((nth) => (
          <li key={`struck ${nth}`} className={classes.line}>
            {t.struckLine(nameOf(nth))}
          </li>
        ))}
        {amendment.conditions.map(({ nth, condition }) => (
          <li key={`condition ${nth}`} className={classes.line}>
            {t.conditionLine(nameOf(nth), conditionLabels[condition])}
          </li>
        ))}
        {amendment.prices.map(({ nth, price }) => (
          <li key={`price ${nth}`} className={classes.line}>
            {t.priceLine(nameOf(nth), formatPrice(lineOf(nth)?.price ?? 0), formatPrice(price))}
          </li>
        ))}
        {isPaidOtherwise && <li className={classes.line}>{cashText(amendment.cash, deal)}</li>}
      </ul>
      <div className={classes.actions}>
        {isTheirs && (
          <Button
            size="l"
            busy={isBusy}
            onClick={() =>
              void step(() => agree({ uuid: deal.uuid, 'If-Match': etagOf(deal) }), {
                success: t.agreed,
                failure: t.notAgreed,
              })
            }
          >
            {t.agree}
          </Button>
        )}
        <Button
          size="l"
          look="quiet"
          busy={isBusy}
          onClick={() =>
            void step(() => decline({ uuid: deal.uuid, 'If-Match': etagOf(deal) }), {
              success: isTheirs ? t.declined : t.withdrawn,
              failure: isTheirs ? t.notDeclined : t.notWithdrawn,
            })
          }
        >
          {isTheirs ? t.decline : t.withdraw}
        </Button>
      </div>
    </div>
  );
}

/** Who pays how much once both agree. */
function cashText(cash: DealDto['cash'], { other }: DealDto): string {
  const t = texts.handOver;
  if (!cash) return t.paysNothing;
  const amount = formatPrice(cash.amount);
  return cash.payer === other.uuid ? t.theyPay(partyName(other), amount) : t.youPay(partyName(other), amount);
}
