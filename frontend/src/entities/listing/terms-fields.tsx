/** The fields of a listing's terms: price, condition, finish, type, language; and what is noted about the copy. */
import { NativeSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { languageLabel } from '../../lib/languages';
import {
  CONDITIONS,
  conditionLabels,
  type Finish,
  finishLabels,
  LISTING_TYPES,
  typeLabels,
} from '../../lib/listing-values';
import { isOneOf } from '../../lib/one-of';
import { texts } from '../../texts';
import { CONDITION_SHORTCUTS } from './condition-key';
import { CopyDetailsFields } from './copy-details-fields';
import type { ListingTerms } from './listing-terms';
import { PriceField } from './price-field';
import classes from './terms-fields.module.css';

interface TermsFieldsProps {
  terms: ListingTerms;
  onChange: (change: Partial<ListingTerms>) => void;
  /** The finishes that the card has; null while the card is not known. */
  finishes: readonly Finish[] | null;
  /** The language of the printing; null while the card is not known. */
  printedIn: string | null;
  /** Keys choose the condition. */
  byKey?: boolean;
  priceError?: string | null;
  priceRef?: Ref<HTMLInputElement>;
  /** The content below the price. */
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
    <TermSelect
      label={texts.listings.terms.condition}
      words={CONDITIONS}
      wordOf={conditionLabels}
      value={terms.condition}
      onChoose={(condition) => onChange({ condition })}
      shortcuts={byKey ? CONDITION_SHORTCUTS : undefined}
    />
    {finishes && (
      <TermSelect
        label={texts.listings.terms.finish}
        words={finishes}
        wordOf={finishLabels}
        value={terms.finish}
        onChoose={(finish) => onChange({ finish })}
      />
    )}
    <TermSelect
      label={texts.listings.terms.type}
      words={LISTING_TYPES}
      wordOf={typeLabels}
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
    <CopyDetailsFields details={terms.details} onChange={(details) => onChange({ details })} />
  </div>
);

/** Every language of printings, and the one that is chosen: it may be newer than the list. */
const languages = (chosen: string) =>
  [...new Set([...Object.keys(texts.cardLanguages), chosen])].map((code) => ({
    value: code,
    label: languageLabel(code),
  }));

interface TermSelectProps<Word extends string> {
  label: string;
  words: readonly Word[];
  wordOf: Record<Word, string>;
  value: Word;
  onChoose: (word: Word) => void;
  /** The keys that choose, for screen readers. */
  shortcuts?: string | undefined;
}

const TermSelect = <Word extends string>({
  label,
  words,
  wordOf,
  value,
  onChoose,
  shortcuts,
}: TermSelectProps<Word>) => (
  <NativeSelect
    label={label}
    data={words.map((word) => ({ value: word, label: wordOf[word] }))}
    value={value}
    aria-keyshortcuts={shortcuts}
    onChange={({ currentTarget }) => isOneOf(words, currentTarget.value) && onChoose(currentTarget.value)}
  />
);
