/** A field for a price in US dollars: lets only digits with at most two decimals in. */
import { TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { texts } from '../../texts';
import { normalizedPrice } from './listing-terms';

interface PriceFieldProps {
  value: string;
  onChange: (price: string) => void;
  error?: string | null;
  inputRef?: Ref<HTMLInputElement>;
  label?: string;
  placeholder?: string;
  /** The content below it, a price to take for example. */
  children?: ReactNode;
}

/** Going there selects what it holds: typing replaces it. */
export const PriceField = ({
  value,
  onChange,
  error,
  inputRef,
  label,
  placeholder,
  children,
}: PriceFieldProps) => (
  <div>
    <TextInput
      ref={inputRef}
      data-autofocus
      label={label ?? texts.listings.terms.price}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="done"
      leftSection="$"
      value={value}
      error={error}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) => onChange(normalizedPrice(currentTarget.value, value))}
    />
    {children}
  </div>
);
