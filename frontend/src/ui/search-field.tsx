/** The search in a list: asks when the typing pauses. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './search-field.module.css';
import { SearchIcon } from './search-icon';

/** So long after the last key the server is asked. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  /** What is searched, for whoever cannot see the field's place. */
  label: string;
  /** What the words may be. */
  placeholder: string;
  words: string;
  onSearch: (words: string) => void;
}

export function SearchField({ label, placeholder, words, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(words);
  const sent = useRef(words);
  const search = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(sent.current);
  }, PAUSE_MS);
  // Words that do not come from here, as by the banner's tab: the field follows the address.
  useEffect(() => {
    if (words === sent.current) return;
    sent.current = words;
    search.cancel();
    setTyped(words);
  }, [words, search]);
  return (
    <div className={classes.search}>
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        type="search"
        size="md"
        maxLength={100}
        leftSection={<SearchIcon />}
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          search(currentTarget.value);
        }}
      />
    </div>
  );
}
