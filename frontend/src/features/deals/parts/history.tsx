/** What has happened to a deal, the latest step first. */
import { Link } from 'react-router-dom';
import type { DealDto } from '../../../api/deals';
import { partyName } from '../../../entities/trade/party-name';
import { TradeSection } from '../../../entities/trade/trade-section';
import { formatDateTime } from '../../../lib/format-time-ago';
import { offerPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import classes from '../deal.module.css';

export function History({ deal: { history, other, witness, offer } }: { deal: DealDto }) {
  const t = texts.deals.history;
  const { names, own } = texts.dealEnds.history;
  const said = ({ by, event }: DealDto['history'][number]): string => {
    const name = t.names[event] ?? names[event] ?? t.other;
    if (by === null) return name;
    if (by === other.uuid) return `${partyName(other)}: ${name}`;
    if (by === witness?.uuid) return `${witness.name ?? texts.dealEnds.aStore}: ${name}`;
    return own[event] ?? `${t.you}: ${name}`;
  };
  return (
    <TradeSection title={t.title}>
      <ol className={classes.list} reversed>
        {history.toReversed().map((step) => (
          <li key={`${step.at} ${step.event}`} className={classes.step}>
            <time dateTime={step.at}>{formatDateTime(step.at)}</time>
            <span>{said(step)}</span>
          </li>
        ))}
      </ol>
      <p className={`${classes.text} ${classes.screenOnly}`}>
        <Link to={offerPath(offer)}>{texts.deals.offer}</Link>
      </p>
    </TradeSection>
  );
}
