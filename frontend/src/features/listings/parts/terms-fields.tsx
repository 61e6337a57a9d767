/** The fields of an offer's terms: price, condition, finish, type, language. */
import { NativeSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { languageWords } from '../../../lib/languages';
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
import { CONDITION_SHORTCUTS } from './condition-key';
import { PriceField } from './price-field';
import type { Terms } from './terms';
import classes from './terms-fields.module.css';

interface TermsFieldsProps {
  terms: Terms;
  onChange: (change: Partial<Terms>) => void;
  /** The finishes that the card has; null while the card is not known. */
  finishes: readonly Finish[] | null;
  /** The language of the printing; null while the card is not known. */
  printedIn: string | null;
  /** Keys choose the condition. */
  byKey?: boolean;
  priceError?: string | null;
  priceRef?: Ref<HTMLInputElement>;
  /** What stands below the price. */
  market?: ReactNode;
  /** What else there is to say, after the terms. */
  children?: ReactNode;
}

export const TermsFields = ({
  terms,
  onChange,
  finishes,
  printedIn,
  byKey,
  priceError,
  priceRef,
  market,
  children,
}: TermsFieldsProps) => (
  <div className={classes.fields}>
    <PriceField
      value={terms.price}
      onChange={(price) => onChange({ price })}
      error={priceError}
      inputRef={priceRef}
    >
      {market}
    </PriceField>
    <Choice
      label={texts.listings.terms.condition}
      words={CONDITIONS}
      wordOf={conditionWords}
      value={terms.condition}
      onChoose={(condition) => onChange({ condition })}
      shortcuts={byKey ? CONDITION_SHORTCUTS : undefined}
    />
    {finishes && (
      <Choice
        label={texts.listings.terms.finish}
        words={finishes}
        wordOf={finishWords}
        value={terms.finish}
        onChoose={(finish) => onChange({ finish })}
      />
    )}
    <Choice
      label={texts.listings.terms.type}
      words={LISTING_TYPES}
      wordOf={typeWords}
      value={terms.type}
      onChoose={(type) => onChange({ type })}
    />
    {printedIn !== null && (
      <NativeSelect
        label={texts.listings.terms.language}
        data={languages(terms.language ?? printedIn)}
        value={terms.language ?? printedIn}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
    )}
    {children}
  </div>
);

/** Every language of printings, and the one that is chosen: it may be newer than the list. */
const languages = (chosen: string) =>
  [...new Set([...Object.keys(texts.lib.languages), chosen])].map((code) => ({
    value: code,
    label: languageWords(code),
  }));

interface ChoiceProps<Word extends string> {
  label: string;
  words: readonly Word[];
  wordOf: Record<Word, string>;
  value: Word;
  onChoose: (word: Word) => void;
  /** The keys that choose, for screen readers. */
  shortcuts?: string | undefined;
}

const Choice = <Word extends string>({
  label,
  words,
  wordOf,
  value,
  onChoose,
  shortcuts,
}: ChoiceProps<Word>) => (
  <NativeSelect
    label={label}
    data={words.map((word) => ({ value: word, label: wordOf[word] }))}
    value={value}
    aria-keyshortcuts={shortcuts}
    onChange={({ currentTarget }) => isOneOf(words, currentTarget.value) && onChoose(currentTarget.value)}
  />
);
