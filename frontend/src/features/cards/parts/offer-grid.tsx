/** Cards on offer as pictures: from what price, how many copies, how far; and whose copy can be held or offered for at once. */
import { memo, type Ref } from 'react';
import { Link } from 'react-router-dom';
import type { OfferedCard } from '../../../api/on-offer';
import { CardImage } from '../../../entities/card/card-image';
import { WantCorner } from '../../../entities/card/want-corner';
import { copyWords } from '../../../entities/listing/copy-words';
import { ListingActions } from '../../../entities/listing/listing-actions';
import { cardPath } from '../../../lib/card-paths';
import { type DistanceUnit, formatDistance } from '../../../lib/distance';
import { linkState } from '../../../lib/link-state';
import { formatPrice } from '../../../lib/money';
import { storeListingsPath } from '../../../lib/paths';
import { texts } from '../../../texts';
import grid from './card-grid.module.css';
import classes from './offer-grid.module.css';

const t = texts.cards.onOffer;

interface OfferGridProps {
  cards: readonly OfferedCard[];
  unit: DistanceUnit;
  isNearby: boolean;
  list?: Ref<HTMLUListElement>;
}

export const OfferGrid = ({ cards, unit, isNearby, list }: OfferGridProps) => (
  <ul ref={list} className={grid.grid}>
    {cards.map((card) => (
      <OfferTile key={card.cardId} card={card} unit={unit} isNearby={isNearby} />
    ))}
  </ul>
);

interface OfferTileProps {
  card: OfferedCard;
  unit: DistanceUnit;
  isNearby: boolean;
}

const OfferTile = memo(function OfferTile({ card, unit, isNearby }: OfferTileProps) {
  const { price, copies, distance, isStale } = card;
  const offer = [
    price === null ? t.forTrade : t.fromPrice(formatPrice(price)),
    isNearby ? t.nearby(copies) : t.copies(copies),
    distance && formatDistance(distance, unit),
    isStale && t.stale,
  ];
  return (
    <li className={classes.tile}>
      <div className={grid.found}>
        <Link to={cardPath(card.cardId)} state={linkState(card.cardId, card.cardName)} className={grid.card}>
          <CardImage cardId={card.cardId} name={card.cardName} />
          <span className={grid.label}>
            {/* The picture says it already to those who hear the page. */}
            <span className={classes.card} aria-hidden>
              {card.cardName}
            </span>
            <span className={classes.printing}>
              <span className={classes.set}>{card.cardSet}</span> <span>#{card.cardNumber}</span>
            </span>{' '}
            <span className={isStale ? classes.stale : grid.stock}>{lineOf(offer)}</span>
          </span>
        </Link>
        <WantCorner cardId={card.cardId} cardName={card.cardName} />
      </div>
      <Copy card={card} />
    </li>
  );
});

/** Whose copy is shown, for what, and what can be done about it. */
function Copy({ card }: Pick<OfferTileProps, 'card'>) {
  const { cardName, type } = card;
  const { listing: uuid, price, lister } = card.copy;
  return (
    <div className={classes.copy}>
      <p className={classes.lister}>
        <Link to={storeListingsPath(lister)} className={classes.name} dir="auto">
          {lister.name}
        </Link>
        <span>{formatPrice(price)}</span>
      </p>
      <p className={classes.what}>{lineOf([...copyWords(card), discountOf(card)])}</p>
      <ListingActions listing={{ uuid, cardName, type, price }} lister={lister} />
    </div>
  );
}

/** Facts in a line, which breaks between two of them alone. */
const lineOf = (facts: readonly (string | false | null)[]): string =>
  facts
    .filter((fact) => typeof fact === 'string')
    .map((fact) => fact.replaceAll(' ', '\u00a0'))
    .join(' · ');

/** Whole percents that are worth to be said. */
const LEAST_DISCOUNT = 5;

/** How much the copy that is shown costs less than the market says; nothing where it is about as much, or more. */
function discountOf({ copy, marketPrice, type }: OfferedCard): string | null {
  if (type !== 'SELL' || !marketPrice) return null;
  const percent = Math.round(100 * (1 - copy.price / marketPrice));
  return percent >= LEAST_DISCOUNT ? t.below(percent) : null;
}
