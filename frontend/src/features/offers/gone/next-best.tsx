/** What others have of cards that are gone, each held or offered for with one tap. */
import { Link } from 'react-router-dom';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import ListingActions from '../listing-actions';
import type { NextBestCopy } from './gone-copies';
import classes from './gone-copies.module.css';

export function NextBest({ copies }: { copies: readonly NextBestCopy[] }) {
  if (copies.length === 0) return null;
  return (
    <>
      <p className={classes.text}>{texts.holds.gone.others}</p>
      <ul className={classes.list}>
        {copies.map(({ listing, card, price, lister }) => (
          <li key={listing} className={classes.copy}>
            <span className={classes.text}>
              {card} · <Link to={storeListingsPath(lister)}>{lister.name}</Link> · {formatPrice(price)}
            </span>
            <ListingActions
              listing={{ uuid: listing, cardName: card, type: 'SELL', price }}
              lister={lister}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
