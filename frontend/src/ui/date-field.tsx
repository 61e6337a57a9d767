/** A day to filter by: asks when the typing pauses, for a year comes digit by digit. */
import { TextInput } from '@mantine/core';
import { FIRST_DAY, isDay, LAST_DAY } from '../lib/when';
import { useTyped } from './use-typed';

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  invalid: boolean;
  onChoose: (day: string) => void;
}

export function DateField({ label, day, invalid, onChoose }: DateFieldProps) {
  const typed = useTyped({
    value: day,
    onType: (text) => {
      if (text === '' || isDay(text)) onChoose(text);
    },
  });
  return (
    <TextInput
      label={label}
      type="date"
      size="md"
      min={FIRST_DAY}
      max={LAST_DAY}
      error={invalid}
      {...typed}
    />
  );
}
