/** The card that was looked up, and the terms to list it for. */
import { Button } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { Card } from '../../../api/cards';
import { isDigitalOnly, marketPrices } from '../../../lib/card';
import {
  CONDITION_LETTERS,
  CONDITIONS,
  type Condition,
  conditionWords,
  finishesOf,
} from '../../../lib/listing-words';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { CardLine } from './card-line';
import { conditionOfKey } from './condition-key';
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
  /** A key chose the condition. */
  onCondition: (condition: Condition) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** Begins in the price field; a letter chooses the condition, Enter adds the card to the list. */
export function FoundCard({ card, terms, refusal, price, onChange, ...rest }: FoundCardProps) {
  useEffect(() => price.current?.focus(), [price]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    rest.onAdd();
  };
  const digital = isDigitalOnly(card);
  const choose = (event: KeyboardEvent) => {
    const condition = digital ? null : conditionOfKey(event);
    if (!condition) return;
    event.preventDefault();
    rest.onCondition(condition);
  };

  return (
    <form className={classes.found} onSubmit={add} onKeyDown={choose} noValidate aria-label={card.name}>
      <CardLine cardId={card.id} name={card.name}>
        {card.set_name} · #{card.collector_number}
        <MarketPrice card={card} />
      </CardLine>
      {digital ? (
        <p role="alert" className={classes.refusal}>
          {texts.listings.find.digitalOnly}
        </p>
      ) : (
        <>
          <TermsFields
            terms={terms}
            finishes={finishesOf(card)}
            printedIn={card.lang}
            byKey
            priceError={refusal}
            priceRef={price}
            onChange={onChange}
          />
          <ConditionKeys />
        </>
      )}
      <div className={classes.buttons}>
        <Button variant="subtle" onClick={rest.onClear}>
          {texts.listings.find.clear}
        </Button>
        {!digital && <Button type="submit">{texts.listings.find.add}</Button>}
      </div>
    </form>
  );
}

/** Which key stands for which condition; nobody types on a screen that is touched. */
const ConditionKeys = () => (
  <p className={classes.keys}>
    {texts.listings.find.keys}
    {CONDITIONS.map((condition) => (
      <span key={condition} className={classes.key}>
        <kbd>{CONDITION_LETTERS[condition]}</kbd> {conditionWords[condition]}
      </span>
    ))}
  </p>
);

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
