/** A watched card: its picture, which printing it is, what it costs, and the way off the list. */
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { WatchedCardDto } from '../../../api/watchlist';
import { CardImage } from '../../../entities/card/card-image';
import { CardPreview } from '../../../entities/card/card-preview';
import { cardPath } from '../../../lib/card-paths';
import { linkState } from '../../../lib/link-state';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import WantButton from '../want-button';
import classes from './watched-card.module.css';

interface WatchedCardProps {
  card: WatchedCardDto;
  /** It is being taken off the list. */
  leaving: boolean;
  onRemove: () => void;
}

/** Drawn from what the list keeps of the card: one that left the card database is still shown. */
export function WatchedCard({ card, leaving, onRemove }: WatchedCardProps) {
  const name = useId();
  return (
    <li className={classes.watched} aria-busy={leaving}>
      <Link to={cardPath(card.cardId)} state={linkState(card.cardId, card.cardName)} className={classes.card}>
        <CardImage cardId={card.cardId} name={card.cardName} />
      </Link>
      <CardPreview cardId={card.cardId} name={card.cardName}>
        {(watch) => (
          <h2 id={name} className={classes.name} {...watch}>
            {card.cardName}
          </h2>
        )}
      </CardPreview>
      <p className={classes.set}>
        {card.cardSet} · #{card.cardNumber}
      </p>
      <dl className={classes.prices} aria-label={texts.watchlist.marketPrice}>
        <Price name={texts.watchlist.regular} amount={card.marketPrice} />
        <Price name={texts.lib.finishes.FOIL} amount={card.marketPriceFoil} />
      </dl>
      <Button
        look="quiet"
        className={classes.remove}
        busy={leaving}
        onClick={onRemove}
        aria-describedby={name}
      >
        {texts.watchlist.remove}
      </Button>
      <WantButton cardId={card.cardId} cardName={card.cardName} className={classes.remove} />
    </li>
  );
}

const Price = ({ name, amount }: { name: string; amount: number | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{amount === null ? texts.lib.noPrice : formatPrice(amount)}</dd>
  </div>
);
