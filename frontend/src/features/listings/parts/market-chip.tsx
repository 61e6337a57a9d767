/** The market price of a card, to be taken as the asking price: it never sets one by itself. */
import { useId } from 'react';
import { newestPrices, useGetCardPricesQuery, yearOfPrices } from '../../../api/cards';
import { type CardFacts, priceOf } from '../../../lib/card';
import { formatDate } from '../../../lib/format-date';
import type { Finish } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import classes from './market-chip.module.css';

interface MarketChipProps {
  card: Pick<CardFacts, 'prices'> & { id: string };
  finish: Finish;
  /** Asks for the day of the price; a long list has none. */
  dated?: boolean;
  onTake: (price: string) => void;
}

/** Nothing where the card has no market price in this finish. */
export function MarketChip({ card, finish, dated = false, onTake }: MarketChipProps) {
  const { currentData: history } = useGetCardPricesQuery(yearOfPrices(card.id), {
    skip: !dated || priceOf(card, finish) === null,
  });
  const day = useId();
  // A price and its day come from one answer: the card may have been answered on another day.
  const newest = history ? newestPrices(history) : null;
  const price = priceOf(newest ?? card, finish);
  if (price === null) return null;
  const t = texts.listings.terms;
  return (
    <div className={classes.market}>
      <button type="button" aria-describedby={newest ? day : undefined} onClick={() => onTake(price)}>
        {t.market(formatPrice(Number(price)))}
      </button>
      {newest && <small id={day}>{formatDate(newest.asOf)}</small>}
    </div>
  );
}
