/** A filter that is typed: text, or a price. */
import { TextInput } from '@mantine/core';
import { normalizedPrice } from '../lib/normalized-price';
import { useTyped } from './use-typed';

interface TypedFilterProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** In US dollars. */
  isAmount?: boolean;
  /** What counts of the text, as the address gives it back: another text would replace one that is half typed, such as `12.`. */
  read: (text: string) => string;
  onType: (value: string) => void;
}

/** Takes effect when the typing pauses. */
export function TypedFilter({ label, placeholder, isAmount = false, read, ...filter }: TypedFilterProps) {
  const typed = useTyped({ read: (text) => read((isAmount && normalizedPrice(text)) || text), ...filter });
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={100}
      inputMode={isAmount ? 'decimal' : undefined}
      leftSection={isAmount ? '$' : undefined}
      error={isAmount && normalizedPrice(typed.value) === null}
      {...typed}
    />
  );
}
