/** The card that was looked up, and the terms to list it for. */
import { Checkbox } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';
import type { Card } from '../../../api/cards';
import { CardLine } from '../../../entities/card/card-line';
import { conditionOfKey } from '../../../entities/listing/condition-key';
import type { ListingTerms } from '../../../entities/listing/listing-terms';
import { TermsFields } from '../../../entities/listing/terms-fields';
import { isDigitalOnly, pricedFinish, priceOf } from '../../../lib/card';
import {
  CONDITION_LETTERS,
  CONDITIONS,
  type Condition,
  conditionLabels,
  finishesOf,
  finishLabels,
} from '../../../lib/listing-values';
import { formatMarketPrice } from '../../../lib/money';
import { texts } from '../../../texts';
import { Button } from '../../../ui/button';
import classes from './candidate-card.module.css';
import type { Candidate } from './draft-listings';
import { MarketChip } from './market-chip';
import { Printings } from './printings';

interface CandidateCardProps {
  /** The card in hand, found or still looked up. */
  found: Candidate;
  /** Why its price will not do. */
  refusal: string | null;
  price: RefObject<HTMLInputElement | null>;
  /** Whether the next card takes the same terms. */
  keepsTerms: boolean;
  onKeepTerms: (keep: boolean) => void;
  onChange: (terms: Partial<ListingTerms>) => void;
  /** A key chose the condition. */
  onCondition: (condition: Condition) => void;
  /** One of the cards that a code may mean was chosen. */
  onChoose: (card: Card) => void;
  onAdd: () => void;
  onClear: () => void;
}

/** Begins in the price field, before the card is there; a letter chooses the condition, Enter adds the card to the list. */
export function CandidateCard({ found, refusal, price, onChange, ...rest }: CandidateCardProps) {
  const { card, terms, code, problem } = found;
  const t = texts.listings.find;
  useEffect(() => price.current?.focus(), [price]);
  const add = (event: FormEvent) => {
    event.preventDefault();
    rest.onAdd();
  };
  const digital = card !== null && isDigitalOnly(card);
  const choose = (event: KeyboardEvent) => {
    const condition = digital ? null : conditionOfKey(event);
    if (!condition) return;
    event.preventDefault();
    rest.onCondition(condition);
  };
  const take = (amount: string) => {
    onChange({ price: amount });
    price.current?.focus();
  };

  return (
    <form
      className={classes.found}
      onSubmit={add}
      onKeyDown={choose}
      noValidate
      aria-label={card?.name ?? code ?? undefined}
      aria-busy={!card && !problem}
    >
      {card ? (
        <CardLine cardId={card.id} name={card.name}>
          {card.set_name} · #{card.collector_number}
          <MarketPrice card={card} />
        </CardLine>
      ) : (
        <p className={classes.pending} role="status">
          {problem ? code : t.lookingUp(code ?? '')}
        </p>
      )}
      {problem?.kind === 'ambiguous' && (
        <Printings title={t.whichCard(code ?? '')} cards={problem.cards} onPick={rest.onChoose} />
      )}
      {digital ? (
        <p role="alert" className={classes.refusal}>
          {t.digitalOnly}
        </p>
      ) : (
        <>
          <TermsFields
            terms={terms}
            finishes={card && finishesOf(card)}
            printedIn={card?.lang ?? null}
            byKey
            priceError={refusal}
            priceRef={price}
            market={card && <MarketChip card={card} finish={terms.finish} dated onTake={take} />}
            onChange={onChange}
          />
          <Checkbox
            label={t.keepTerms}
            checked={rest.keepsTerms}
            onChange={({ currentTarget }) => rest.onKeepTerms(currentTarget.checked)}
          />
          <ConditionKeys />
        </>
      )}
      <div className={classes.buttons}>
        <Button look="subtle" onClick={rest.onClear}>
          {t.clear}
        </Button>
        {!digital && <Button type="submit">{t.add}</Button>}
      </div>
    </form>
  );
}

/** Which key represents which condition; nobody types on a screen that is touched. */
const ConditionKeys = () => (
  <p className={classes.keys}>
    {texts.listings.find.keys}
    {CONDITIONS.map((condition) => (
      <span key={condition} className={classes.key}>
        <kbd>{CONDITION_LETTERS[condition]}</kbd> {conditionLabels[condition]}
      </span>
    ))}
  </p>
);

/** For information: what to ask is the lister's to say. */
function MarketPrice({ card }: { card: Card }) {
  const shiny = pricedFinish(card, ['FOIL', 'ETCHED']) ?? 'FOIL';
  return (
    <span className={classes.market}>
      {texts.listings.find.marketPrice(
        formatMarketPrice(priceOf(card, 'NONFOIL')),
        finishLabels[shiny].toLowerCase(),
        formatMarketPrice(priceOf(card, shiny)),
      )}
    </span>
  );
}
