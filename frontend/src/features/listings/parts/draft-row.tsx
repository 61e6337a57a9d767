/** A card on the list that is not posted yet. */
import { TextInput } from '@mantine/core';
import { memo, useState } from 'react';
import { CardImage } from '../../../entities/card/card-image';
import { detailWords } from '../../../entities/listing/detail-words';
import { ListingBadges } from '../../../entities/listing/listing-badges';
import { type ListingTerms, typedPrice } from '../../../entities/listing/listing-terms';
import { TermsFields } from '../../../entities/listing/terms-fields';
import { languageLabel } from '../../../lib/languages';
import { conditionLabels, finishesOf } from '../../../lib/listing-values';
import { formatPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import { type Draft, type DraftAction, MAX_DRAFTS } from './draft-listings';
import classes from './draft-row.module.css';
import { MarketChip } from './market-chip';
import { copies } from './pasted-rows';

interface DraftRowProps {
  draft: Draft;
  /** Why the row cannot be posted. */
  refusal?: string | undefined;
  onAction: (action: DraftAction) => void;
}

/** A list of hundreds renders only the row that changes. */
export const DraftRow = memo(({ draft, refusal, onAction }: DraftRowProps) => {
  const { key, card, terms, quantity } = draft;
  const t = texts.listings.create;
  const [editing, setEditing] = useState(refusal !== undefined);
  const [seen, setSeen] = useState(refusal);
  const price = typedPrice(terms.price);
  const language = terms.language ?? card.lang;
  const noted = detailWords(terms.details);
  // A row opens when it is refused; after that it is opened and closed as any other.
  if (refusal !== seen) {
    setSeen(refusal);
    if (refusal !== undefined) setEditing(true);
  }
  const onChange = (change: Partial<ListingTerms>) =>
    onAction({ type: 'changed', key, change: { terms: change } });
  return (
    <li className={classes.row}>
      <div className={classes.summary}>
        <div className={classes.picture}>
          <CardImage cardId={card.id} name={card.name} size="small" />
        </div>
        <div className={classes.text}>
          <p className={classes.name}>{card.name}</p>
          <p className={classes.rest}>
            {card.set_name} · #{card.collector_number}
          </p>
          <p className={classes.terms}>
            <strong>
              {quantity > 1 && `${quantity} × `}
              {price === null ? t.noPrice : formatPrice(price)}
            </strong>
            <span>{conditionLabels[terms.condition]}</span>
            {language !== 'en' && <span>{languageLabel(language)}</span>}
            <ListingBadges finish={terms.finish} type={terms.type} />
          </p>
          {noted.length > 0 && (
            <p className={classes.rest} dir="auto">
              {noted.join(' · ')}
            </p>
          )}
        </div>
        <div className={classes.buttons}>
          <Button
            size="s"
            look="subtle"
            aria-expanded={editing}
            aria-label={editing ? t.close(card.name) : t.edit(card.name)}
            onClick={() => setEditing(!editing)}
          >
            {editing ? texts.ui.close : texts.listings.edit}
          </Button>
          <Button
            size="s"
            look="subtle"
            aria-label={t.removeCard(card.name)}
            onClick={() => onAction({ type: 'removed', key })}
          >
            {t.remove}
          </Button>
        </div>
      </div>
      {editing && (
        <TermsFields
          terms={terms}
          finishes={finishesOf(card)}
          printedIn={card.lang}
          priceError={refusal ?? null}
          market={
            <MarketChip card={card} finish={terms.finish} onTake={(taken) => onChange({ price: taken })} />
          }
          onChange={onChange}
        >
          <QuantityField
            quantity={quantity}
            onChange={(next) => onAction({ type: 'changed', key, change: { quantity: next } })}
          />
        </TermsFields>
      )}
    </li>
  );
});

/** Counts only what can be a quantity; anything else stays in the field until it is left. */
function QuantityField({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) {
  const [typed, setTyped] = useState(String(quantity));
  const count = copies(typed);
  return (
    <TextInput
      label={texts.listings.paste.quantity}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      error={count === null ? texts.listings.paste.problems.quantity(MAX_DRAFTS) : null}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={() => count === null && setTyped(String(quantity))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = copies(currentTarget.value);
        if (next !== null) onChange(next);
      }}
    />
  );
}
