/** “I'm here” and “15 min late”: sent with one tap, and what the other has sent. */
import { type DealDto, useSignalArrivalMutation } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { formatMoment } from '../../../lib/format-date';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from '../deal.module.css';
import { isAtTheTable } from './deal-words';
import { useStep } from './use-step';

/** How late somebody is, with one tap. */
const LATE_MINUTES = 15;

type Signal = DealDto['signals'][number];

export function Signals({ deal }: { deal: DealDto }) {
  const t = texts.deals.signals;
  const [send] = useSignalArrivalMutation();
  const { step, isBusy } = useStep();
  if (!isAtTheTable(deal)) return null;
  const who = partyName(deal.other);
  const signal = (signalArrival: { signal: 'HERE' } | { signal: 'LATE'; minutes: number }) =>
    void step(() => send({ uuid: deal.uuid, signalArrival }), { success: t.sent(who), failure: t.failed });
  const latest = [deal.other.uuid, null].flatMap(
    (by) => deal.signals.findLast((each) => (each.by === deal.other.uuid) === (by !== null)) ?? [],
  );
  return (
    <TradeSection title={t.title} screenOnly>
      {latest.map((each) => (
        <p key={each.by} className={classes.text} role="status">
          {signalText(each, deal)}
        </p>
      ))}
      <div className={classes.actions}>
        <Button look="quiet" size="l" busy={isBusy} onClick={() => signal({ signal: 'HERE' })}>
          {t.here}
        </Button>
        <Button
          look="quiet"
          size="l"
          busy={isBusy}
          onClick={() => signal({ signal: 'LATE', minutes: LATE_MINUTES })}
        >
          {t.late}
        </Button>
      </div>
    </TradeSection>
  );
}

function signalText({ by, signal, at, minutes }: Signal, { other }: DealDto): string {
  const t = texts.deals.signals;
  const moment = formatMoment(Date.parse(at));
  if (by === other.uuid) {
    const who = partyName(other);
    return signal === 'HERE' ? t.isHere(who, moment) : t.isLate(who, minutes ?? 0, moment);
  }
  return signal === 'HERE' ? t.youHere(moment) : t.youLate(minutes ?? 0, moment);
}
