/** A filter that is typed: text, or a price. */
import { TextInput } from '@mantine/core';
import { useTyped } from './use-typed';

interface TypedFilterProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  /** In US dollars. */
  isAmount?: boolean;
  onType: (value: string) => void;
}

const readAmount = (text: string) => text.replace(',', '.').trim();

/** Takes effect when the typing pauses. */
export function TypedFilter({ label, placeholder, value, isAmount = false, onType }: TypedFilterProps) {
  const typed = useTyped({ value, onType, ...(isAmount && { read: readAmount }) });
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
