/** A stop of a plan: who it is, how far away, whether it is open then, and what to get there, and what can be done about it. */
import { useContext, useMemo } from 'react';
import { Link } from 'react-router-dom';
import type { CoverDto, CoverPlanStop, CoverStop } from '../../../api/cover';
import { ConditionBadge } from '../../../entities/listing/condition-badge';
import { DistanceNote } from '../../../entities/place/distance';
import { cardPath } from '../../../lib/card-paths';
import type { DistanceUnit } from '../../../lib/distance';
import { finishLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import classes from '../cover.module.css';
import { stopName } from '../plan-text';
import { copiesAt, StopActionsContext } from '../stop-actions';

const t = texts.cover;

interface PlanStopProps {
  answer: CoverDto;
  of: CoverPlanStop;
  unit: DistanceUnit | null;
}

export function PlanStop({ answer, of, unit }: PlanStopProps) {
  const Actions = useContext(StopActionsContext);
  const copies = useMemo(() => copiesAt(of), [of]);
  const stop = answer.stops[of.stop];
  if (!stop) return null;
  return (
    <li className={classes.stop}>
      <div className={classes.stopHead}>
        <h3 className={classes.stopName}>
          {stop.name ? (
            <Link to={storeListingsPath({ uuid: stop.uuid, name: stop.name })}>{stop.name}</Link>
          ) : (
            stopName(stop)
          )}
        </h3>
        <span className={classes.price}>{formatPrice(of.total)}</span>
      </div>
      <p className={classes.muted}>
        {stop.role === 'STORE' ? t.store : t.player}
        <DistanceNote of={stop.distance} unit={unit} follows />
        {openingText(stop) && ` · ${openingText(stop)}`}
      </p>
      {stop.address && <p className={classes.muted}>{stop.address}</p>}
      <ul className={classes.picks}>
        {of.picks.map(({ card, copies, lot }) => (
          <li key={`${card} ${lot.listing}`} className={classes.pick}>
            <span>
              {copies}× <Link to={cardPath(lot.cardId)}>{answer.cards[card]?.cardName}</Link>{' '}
              <span className={classes.muted}>
                {lot.cardSetCode.toUpperCase()} {lot.cardNumber}
                {lot.finish !== 'NONFOIL' && ` · ${finishLabels[lot.finish]}`}
                {lot.language !== 'en' && ` · ${lot.language.toUpperCase()}`}
                {lot.isTrade && ` · ${t.forTrade}`}
                {lot.isStale && ` · ${t.stale}`}
              </span>{' '}
              <ConditionBadge condition={lot.condition} />
            </span>
            <span className={classes.price}>
              {lot.price === null ? t.unknownPrice : formatPrice(lot.price)}
            </span>
          </li>
        ))}
      </ul>
      {Actions && stop.name && (
        <div className={`${classes.actions} ${classes.unprinted}`}>
          <Actions stop={stop} copies={copies} />
        </div>
      )}
    </li>
  );
}

function openingText({ opening }: CoverStop): string {
  if (!opening) return '';
  if (!opening.isOpen) return t.closed;
  return opening.closes ? t.openUntil(opening.closes.time) : t.openAround;
}
