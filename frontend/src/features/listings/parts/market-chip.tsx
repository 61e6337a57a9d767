/** The market price of a card, to be taken as the asking price: it never sets one by itself. */
import { useGetCardPricesQuery } from '../../../api/cards';
import { dateWords } from '../../../lib/date-words';
import type { Finish } from '../../../lib/listing-words';
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
  if (price === null) return null;
  const words = texts.listings.terms;
  return (
    <button type="button" className={classes.market} onClick={() => onTake(price)}>
      {words.market(formatPrice(Number(price)))}
      {history?.as_of && <small>{dateWords(history.as_of)}</small>}
    </button>
  );
}
