/** A filter that is typed: text, or a price. */
import { TextInput } from '@mantine/core';
import { useTyped } from './use-typed';

interface TypedFilterProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** In US dollars. */
  isAmount?: boolean;
  /** What counts of the text, where that is not just as typed. */
  read?: (text: string) => string;
  onType: (value: string) => void;
}

const readAmount = (text: string) => text.replace(',', '.').trim();

/** Takes effect when the typing pauses. */
export function TypedFilter({ label, placeholder, isAmount = false, ...filter }: TypedFilterProps) {
  const typed = useTyped({ ...(isAmount && { read: readAmount }), ...filter });
  return (
    <TextInput
      label={label}
      placeholder={placeholder}
      maxLength={100}
      inputMode={isAmount ? 'decimal' : undefined}
      leftSection={isAmount ? '$' : undefined}
      {...typed}
    />
  );
}
