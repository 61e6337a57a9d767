/** The card that was looked up, and the terms to list it for. */
import { Button } from '@mantine/core';
import { type FormEvent, type RefObject, useEffect } from 'react';
import type { Card } from '../../../api/cards';
import { isDigitalOnly, marketPrices } from '../../../lib/card';
import { finishesOf } from '../../../lib/listing-words';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { CardLine } from './card-line';
import classes from './found-card.module.css';
import type { Terms } from './terms';
import { TermsFields } from './terms-fields';

interface FoundCardProps {
  card: Card;
  terms: Terms;
  /** Why its price will not do. */
  refusal: string | null;
  price: RefObject<HTMLInputElement | null>;
  onChange: (terms: Partial<Terms>) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** Begins in the price field; Enter adds the card to the list. */
export function FoundCard({ card, terms, refusal, price, onChange, onAdd, onClear }: FoundCardProps) {
  useEffect(() => price.current?.focus(), [price]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd();
  };

  return (
    <form className={classes.found} onSubmit={add} noValidate aria-label={card.name}>
      <CardLine cardId={card.id} name={card.name}>
        {card.set_name} · #{card.collector_number}
        <MarketPrice card={card} />
      </CardLine>
      {isDigitalOnly(card) ? (
        <p role="alert" className={classes.refusal}>
          {texts.listings.find.digitalOnly}
        </p>
      ) : (
        <TermsFields
          terms={terms}
          finishes={finishesOf(card)}
          priceError={refusal}
          priceRef={price}
          onChange={onChange}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClear}>
          {texts.listings.find.clear}
        </Button>
        {!isDigitalOnly(card) && <Button type="submit">{texts.listings.find.add}</Button>}
      </div>
    </form>
  );
}

/** For information: what to ask is the lister's to say. */
function MarketPrice({ card }: { card: Card }) {
  const { regular, foil, foilName } = marketPrices(card);
  return (
    <span className={classes.market}>
      {texts.listings.find.marketPrice(
        formatMarketPrice(regular),
        foilName.toLowerCase(),
        formatMarketPrice(foil),
      )}
    </span>
  );
}
