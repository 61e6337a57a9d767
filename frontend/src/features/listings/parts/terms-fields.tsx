/** The fields of an offer's terms: price, condition, finish, type. */
import { NativeSelect } from '@mantine/core';
import type { Ref } from 'react';
import {
  CONDITIONS,
  conditionWords,
  type Finish,
  finishWords,
  LISTING_TYPES,
  typeWords,
} from '../../../lib/listing-words';
import { isOneOf } from '../../../lib/one-of';
import { texts } from '../../../texts';
import { PriceField } from './price-field';
import type { Terms } from './terms';
import classes from './terms-fields.module.css';

interface TermsFieldsProps {
  terms: Terms;
  onChange: (change: Partial<Terms>) => void;
  /** The finishes that the card has. */
  finishes: readonly Finish[];
  priceError?: string | null;
  priceRef?: Ref<HTMLInputElement>;
}

export const TermsFields = ({ terms, onChange, finishes, priceError, priceRef }: TermsFieldsProps) => (
  <div className={classes.fields}>
    <PriceField
      value={terms.price}
      onChange={(price) => onChange({ price })}
      error={priceError}
      inputRef={priceRef}
    />
    <Choice
      label={texts.listings.terms.condition}
      words={CONDITIONS}
      wordOf={conditionWords}
      value={terms.condition}
      onChoose={(condition) => onChange({ condition })}
    />
    <Choice
      label={texts.listings.terms.finish}
      words={finishes}
      wordOf={finishWords}
      value={terms.finish}
      onChoose={(finish) => onChange({ finish })}
    />
    <Choice
      label={texts.listings.terms.type}
      words={LISTING_TYPES}
      wordOf={typeWords}
      value={terms.type}
      onChoose={(type) => onChange({ type })}
    />
  </div>
);

interface ChoiceProps<Word extends string> {
  label: string;
  words: readonly Word[];
  wordOf: Record<Word, string>;
  value: Word;
  onChoose: (word: Word) => void;
}

const Choice = <Word extends string>({ label, words, wordOf, value, onChoose }: ChoiceProps<Word>) => (
  <NativeSelect
    label={label}
    data={words.map((word) => ({ value: word, label: wordOf[word] }))}
    value={value}
    onChange={({ currentTarget }) => isOneOf(words, currentTarget.value) && onChoose(currentTarget.value)}
  />
);
