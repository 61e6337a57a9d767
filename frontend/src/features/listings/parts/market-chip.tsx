/** The market price of a card, to be taken as the asking price: it never sets one by itself. */
import { useId } from 'react';
import { useGetCardPricesQuery } from '../../../api/cards';
import { formatDate } from '../../../lib/format-date';
import type { Finish } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { marketPriceOf, type PricedCard } from './market-price';
import classes from './price-field.module.css';

interface MarketChipProps {
  card: PricedCard & { id: string };
  finish: Finish;
  /** Asks for the day of the price; a long list has none. */
  dated?: boolean;
  onTake: (price: string) => void;
}

/** Nothing where the card has no market price in this finish. */
export function MarketChip({ card, finish, dated = false, onTake }: MarketChipProps) {
  const price = marketPriceOf(card, finish);
  const { currentData: history } = useGetCardPricesQuery({ id: card.id }, { skip: price === null || !dated });
  const day = useId();
  if (price === null) return null;
  const t = texts.listings.terms;
  return (
    <div className={classes.market}>
      <button type="button" aria-describedby={history?.as_of ? day : undefined} onClick={() => onTake(price)}>
        {t.market(formatPrice(Number(price)))}
      </button>
      {history?.as_of && <small id={day}>{formatDate(history.as_of)}</small>}
    </div>
  );
}
