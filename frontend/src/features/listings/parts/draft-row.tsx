/** A card on the list that is not posted yet. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { languageWords } from '../../../lib/languages';
import { conditionWords, finishesOf } from '../../../lib/listing-words';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { CardImage } from '../../../ui/card-image';
import { OfferBadges } from '../../../ui/offer-badges';
import type { Draft } from './draft-listings';
import classes from './draft-row.module.css';
import { type Terms, typedPrice } from './terms';
import { TermsFields } from './terms-fields';

interface DraftRowProps {
  draft: Draft;
  /** Why the row cannot be posted. */
  refusal?: string | undefined;
  onChange: (terms: Partial<Terms>) => void;
  onRemove: () => void;
}

export function DraftRow({ draft: { card, terms }, refusal, onChange, onRemove }: DraftRowProps) {
  const words = texts.listings.create;
  const [editing, setEditing] = useState(false);
  const price = typedPrice(terms.price);
  const language = terms.language ?? card.lang;
  // A refused row opens, and stays open while it is put right.
  if (refusal !== undefined && !editing) setEditing(true);
  return (
    <li className={classes.row}>
      <div className={classes.summary}>
        <div className={classes.picture}>
          <CardImage cardId={card.id} name={card.name} size="small" />
        </div>
        <div className={classes.words}>
          <p className={classes.name}>{card.name}</p>
          <p className={classes.rest}>
            {card.set_name} · #{card.collector_number}
          </p>
          <p className={classes.terms}>
            <strong>{price === null ? words.noPrice : formatPrice(price)}</strong>
            <span>{conditionWords[terms.condition]}</span>
            {language !== 'en' && <span>{languageWords(language)}</span>}
            <OfferBadges finish={terms.finish} type={terms.type} />
          </p>
        </div>
        <div className={classes.buttons}>
          <Button
            size="compact-md"
            variant="subtle"
            aria-expanded={editing}
            aria-label={editing ? words.close(card.name) : words.edit(card.name)}
            onClick={() => setEditing(!editing)}
          >
            {editing ? texts.ui.close : texts.listings.edit}
          </Button>
          <Button
            size="compact-md"
            variant="subtle"
            aria-label={words.removeCard(card.name)}
            onClick={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      {editing && (
        <TermsFields
          terms={terms}
          finishes={finishesOf(card)}
          printedIn={card.lang}
          priceError={refusal ?? null}
          onChange={onChange}
        />
      )}
    </li>
  );
}
