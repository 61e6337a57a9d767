/** The search in a list of listings. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../../ui/search-icon';
import classes from './listing-search.module.css';

/** So long after the last key the server is asked. */
const PAUSE_MS = 300;

interface ListingSearchProps {
  words: string;
  onSearch: (words: string) => void;
}

export function ListingSearch({ words, onSearch }: ListingSearchProps) {
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
        aria-label="Search listings"
        placeholder="Search by card name, set or number"
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
