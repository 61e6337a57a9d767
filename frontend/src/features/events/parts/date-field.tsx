/** A day to filter by: asks when the typing pauses, for a year comes digit by digit. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { FIRST_DAY, isDay, LAST_DAY } from '../../../lib/when';

/** So long after the last key the day counts. */
const DEBOUNCE_MS = 300;

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  day: string;
  invalid: boolean;
  onChoose: (day: string) => void;
}

export function DateField({ label, day, invalid, onChoose }: DateFieldProps) {
  const [typed, setTyped] = useState(day);
  const sent = useRef(day);
  const choose = useDebouncedCallback((text: string) => {
    if (text !== '' && !isDay(text)) return;
    sent.current = text;
    onChoose(text);
  }, DEBOUNCE_MS);
  // A day that does not come from here, as by the back button: the field follows the address.
  useEffect(() => {
    if (day === sent.current) return;
    sent.current = day;
    choose.cancel();
    setTyped(day);
  }, [day, choose]);
  return (
    <TextInput
      label={label}
      type="date"
      size="md"
      min={FIRST_DAY}
      max={LAST_DAY}
      error={invalid}
      value={typed}
      // Before a link is followed: a search that came after it would put the old address back.
      onBlur={() => choose.flush()}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        choose(currentTarget.value);
      }}
    />
  );
}
