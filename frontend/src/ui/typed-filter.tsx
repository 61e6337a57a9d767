/** A filter that is typed: text, or a price. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';

/** The debounce of a typed filter, in milliseconds. */
const DEBOUNCE_MS = 400;

interface TypedFilterProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** In US dollars. */
  isAmount?: boolean;
  onType: (value: string) => void;
}

/** Takes effect when the typing pauses. */
export function TypedFilter({ label, placeholder, value, isAmount = false, onType }: TypedFilterProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const later = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onType(sent.current);
  }, DEBOUNCE_MS);
  // It was taken away elsewhere, as by its chip.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    later.cancel();
    setTyped(value);
  }, [value, later]);
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      value={typed}
      maxLength={100}
      inputMode={isAmount ? 'decimal' : undefined}
      leftSection={isAmount ? '$' : undefined}
      // Before a link is followed: a search that came after it would put the old address back.
      onBlur={() => later.flush()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        later(isAmount ? currentTarget.value.replace(',', '.') : currentTarget.value);
      }}
    />
  );
}
