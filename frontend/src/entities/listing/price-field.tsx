/** A field for a price in US dollars: lets only digits with at most two decimals in. */
import { TextInput } from '@mantine/core';
import { type ReactNode, type Ref, useRef } from 'react';
import { normalizedPrice } from '../../lib/normalized-price';
import { texts } from '../../texts';

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
export function PriceField({
  value,
  onChange,
  error,
  inputRef,
  label,
  placeholder,
  children,
}: PriceFieldProps) {
  // A comma may turn out to separate thousands: what is typed next is read together with it.
  const text = useRef('');
  const type = (typed: string) => {
    const isMore = typed.startsWith(value) && normalizedPrice(text.current) === value;
    const whole = isMore ? text.current + typed.slice(value.length) : typed;
    const price = normalizedPrice(whole);
    if (price === null) return;
    text.current = whole;
    onChange(price);
  };
  return (
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
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {children}
    </div>
  );
}
