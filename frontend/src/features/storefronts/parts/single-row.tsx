/** A copy that a store has, in one row of a list. */
import { Link } from 'react-router-dom';
import type { StoreSingle } from '../../../api/storefronts';
import { ListingActions } from '../../../entities/listing/listing-actions';
import { conditionLabels, finishLabels, typeLabels } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { publicCardPath } from '../../../lib/public-paths';
import { useLocale } from '../../../lib/use-locale';
import { CountedOn } from './counted-on';
import classes from './rows.module.css';

export function SingleRow({ single }: { single: StoreSingle }) {
  const { cardId, cardName, cardSet, cardNumber, condition, finish, type, price, isStale } = single;
  const locale = useLocale();
  const facts = [
    conditionLabels[condition],
    finish !== 'NONFOIL' && finishLabels[finish],
    type !== 'SELL' && typeLabels[type],
  ].filter(Boolean);
  return (
    <li className={classes.single} data-stale={isStale || undefined}>
      {/* Its name is beside it. */}
      <img
        className={classes.thumb}
        src={`/api/cards/${encodeURIComponent(cardId)}/image/front/small`}
        alt=""
        width={146}
        height={204}
        loading="lazy"
        decoding="async"
      />
      <span className={classes.what}>
        <Link to={publicCardPath(cardId)} className={classes.name} dir="auto">
          {cardName}
        </Link>
        <span className={classes.muted} dir="auto">
          {cardSet} · {cardNumber}
        </span>
        <span className={classes.muted}>{facts.join(' · ')}</span>
        <CountedOn of={single} />
      </span>
      <span className={classes.price}>{formatPrice(price, locale)}</span>
      <ListingActions listing={single} />
    </li>
  );
}
