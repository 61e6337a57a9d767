/** A watched card: its picture, which printing it is, what it costs, and the way off the list. */
import { Button } from '@mantine/core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WatchedCardDto } from '../../../api/watchlist';
import { formatPrice } from '../../../lib/money';
import { cardPath } from '../../../lib/paths';
import { CardImage } from '../../../ui/card-image';
import classes from './watched-card.module.css';

interface WatchedCardProps {
  card: WatchedCardDto;
  onRemove: () => void;
}

/** Drawn from what the list keeps of the card: one that left the card database is still shown. */
export function WatchedCard({ card, onRemove }: WatchedCardProps) {
  const name = useId();
  return (
    <li className={classes.watched}>
      <Link to={cardPath(card.cardId)} className={classes.card} aria-labelledby={name}>
        <CardImage cardId={card.cardId} name={card.cardName} />
      </Link>
      <h2 id={name} className={classes.name}>
        {card.cardName}
      </h2>
      <p className={classes.set}>
        {card.cardSet} · #{card.cardNumber}
      </p>
      <dl className={classes.prices} aria-label="Market Price">
        <Price name="Regular" amount={card.marketPrice} />
        <Price name="Foil" amount={card.marketPriceFoil} />
      </dl>
      <Button variant="default" className={classes.remove} onClick={onRemove} aria-describedby={name}>
        Remove
      </Button>
    </li>
  );
}

const Price = ({ name, amount }: { name: string; amount: number | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount === null ? 'N/A' : formatPrice(amount)}</dd>
  </div>
);
