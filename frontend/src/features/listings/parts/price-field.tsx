/** A field for a price in US dollars: lets only digits with at most two decimals in. */
import { TextInput } from '@mantine/core';
import type { Ref } from 'react';
import { texts } from '../../../texts';
import { keptPrice } from './terms';

interface PriceFieldProps {
  value: string;
  onChange: (price: string) => void;
  error?: string | null;
  inputRef?: Ref<HTMLInputElement>;
}

export const PriceField = ({ value, onChange, error, inputRef }: PriceFieldProps) => (
  <TextInput
    ref={inputRef}
    data-autofocus
    label={texts.listings.terms.price}
    inputMode="decimal"
    autoComplete="off"
    enterKeyHint="done"
    leftSection="$"
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(keptPrice(currentTarget.value, value))}
  />
);
