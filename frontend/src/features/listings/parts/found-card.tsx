/** The card that was looked up, and the terms to list it for. */
import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Card } from '../../../api/cards';
import { isDigitalOnly, marketPrices } from '../../../lib/card';
import { finishesOf } from '../../../lib/listing-words';
import { formatMarketPrice } from '../../../lib/money';
import { CardLine } from './card-line';
import classes from './found-card.module.css';
import { type Terms, termsFor, typedPrice } from './terms';
import { TermsFields } from './terms-fields';

export const PRICE_REQUIRED = 'Each listing must have a valid price (e.g. 5 or 5.99).';
export const DIGITAL_ONLY = 'This card exists only in digital games and cannot be traded face to face.';

interface FoundCardProps {
  card: Card;
  /** The terms of the card before: most of a pile is alike. */
  last: Terms;
  onAdd: (terms: Terms) => void;
  onClear: () => void;
}

/** Begins in the price field; Enter adds the card to the list. */
export function FoundCard({ card, last, onAdd, onClear }: FoundCardProps) {
  const [terms, setTerms] = useState(() => termsFor(card, last));
  const [refusal, setRefusal] = useState<string | null>(null);
  const price = useRef<HTMLInputElement>(null);
  useEffect(() => price.current?.focus(), []);

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (typedPrice(terms.price) !== null) return onAdd(terms);
    setRefusal(PRICE_REQUIRED);
    price.current?.focus();
  };

  return (
    <form className={classes.found} onSubmit={add} noValidate aria-label={card.name}>
      <CardLine cardId={card.id} name={card.name}>
        {card.set_name} · #{card.collector_number}
        <MarketPrice card={card} />
      </CardLine>
      {isDigitalOnly(card) ? (
        <p role="alert" className={classes.refusal}>
          {DIGITAL_ONLY}
        </p>
      ) : (
        <TermsFields
          terms={terms}
          finishes={finishesOf(card)}
          priceError={refusal}
          priceRef={price}
          onChange={(change) => {
            setTerms({ ...terms, ...change });
            setRefusal(null);
          }}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={onClear}>
          Clear
        </Button>
        {!isDigitalOnly(card) && <Button type="submit">Add</Button>}
      </div>
    </form>
  );
}

/** For information: what to ask is the lister's to say. */
function MarketPrice({ card }: { card: Card }) {
  const { regular, foil } = marketPrices(card);
  return (
    <span className={classes.market}>
      Market price: {formatMarketPrice(regular)} · foil {formatMarketPrice(foil)}
    </span>
  );
}
