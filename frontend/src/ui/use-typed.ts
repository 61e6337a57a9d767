/** What is typed into a field that searches or filters. */
import { useDebouncedCallback } from '@mantine/hooks';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

interface Typed {
  /** What counts, such as a parameter of the address. */
  value: string;
  onType: (value: string) => void;
  /** What counts of the text of the field. */
  read?: (text: string) => string;
}

/** The props of a field whose text takes effect when the typing pauses, or before something else is pressed. */
export function useTyped({ value, onType, read = (text) => text.trim() }: Typed) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const later = useDebouncedCallback((text: string) => {
    sent.current = read(text);
    onType(sent.current);
  }, DEBOUNCE_MS);
  // It was changed elsewhere, as by the back button or the chip of a filter: the field follows.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    later.cancel();
    setTyped(value);
  }, [value, later]);
  return {
    value: typed,
    // Before a link is followed: a search that came after it would put the old address back. Not before the press has ended: the link
    // would move from under the pointer.
    onBlur: () => window.addEventListener('click', () => later.flush(), { capture: true, once: true }),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setTyped(currentTarget.value);
      later(currentTarget.value);
    },
  };
}
