/** Found cards as pictures, labelled with set and number; each opens its page. */
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import { useAvailability } from '../../../api/availability';
import type { Card } from '../../../api/cards';
import type { Availability } from '../../../api/listings';
import { CardImage } from '../../../entities/card/card-image';
import { WantCorner } from '../../../entities/card/want-corner';
import { CountedNote } from '../../../entities/listing/count-note';
import { isDigitalOnly } from '../../../lib/card';
import { cardPath } from '../../../lib/card-paths';
import { formatAvailability } from '../../../lib/format-availability';
import { linkState } from '../../../lib/link-state';
import type { SearchDisplay } from '../../../lib/search-display';
import { texts } from '../../../texts';
import classes from './card-grid.module.css';

interface CardGridProps {
  cards: readonly Card[];
  /** The ids of all cards that are loaded, shown or not: what is in stock is asked for once a page. */
  loaded: readonly string[];
  /** What was searched for, and how it is shown: the card's page leads back to it. */
  search: string;
  display: SearchDisplay;
  /** The list itself, for anyone who moves the focus in it. */
  list?: Ref<HTMLUListElement>;
}

/** Drawn again for other cards only, not for what happens around them. */
export const CardGrid = memo(function CardGrid({ cards, loaded, search, display, list }: CardGridProps) {
  // One printing represents its card: then any of them is meant.
  const inStock = useAvailability(loaded, display.unique === 'cards' ? 'any' : 'this');
  return (
    <ul ref={list} className={classes.grid}>
      {cards.map((card) => (
        <CardTile
          key={card.id}
          card={card}
          to={cardPath(card.id, search, display)}
          inStock={inStock.get(card.id)}
        />
      ))}
    </ul>
  );
});

interface CardTileProps {
  card: Card;
  to: string;
  inStock: Availability | undefined;
}

/** Drawn once: another page, or a letter in the filter, leaves those that are there as they are. */
const CardTile = memo(function CardTile({ card, to, inStock }: CardTileProps) {
  return (
    <li className={classes.found}>
      <Link to={to} state={linkState(card.id, card.name)} className={classes.card}>
        <CardImage cardId={card.id} name={card.name} />
        <span className={classes.label}>
          <span className={classes.set}>{card.set_name}</span> <span>#{card.collector_number}</span>{' '}
          {isDigitalOnly(card) && <span className={classes.digital}>{texts.cards.page.digitalOnly}</span>}{' '}
          {inStock && (
            <span className={inStock.isStale ? classes.stale : classes.stock}>
              {formatAvailability(inStock)}
            </span>
          )}{' '}
          {inStock && <CountedNote of={inStock} />}
        </span>
      </Link>
      <WantCorner cardId={card.id} cardName={card.name} />
    </li>
  );
});
