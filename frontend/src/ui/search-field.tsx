/** The search in a list: asks when the typing pauses. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import classes from './search-field.module.css';
import { SearchIcon } from './search-icon';

/** The debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 300;

interface SearchFieldProps {
  /** What is searched, for anyone who cannot see the field's place. */
  label: string;
  /** What the words may be. */
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const sent = useRef(search);
  const searchLater = useDebouncedCallback((text: string) => {
    sent.current = text.trim();
    onSearch(sent.current);
  }, DEBOUNCE_MS);
  // Words that do not come from here, as by the banner's tab: the field follows the address.
  useEffect(() => {
    if (search === sent.current) return;
    sent.current = search;
    searchLater.cancel();
    setTyped(search);
  }, [search, searchLater]);
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
        // Before a link is followed: a search that came after it would put the old address back.
        onBlur={() => searchLater.flush()}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          searchLater(currentTarget.value);
        }}
      />
    </div>
  );
}
