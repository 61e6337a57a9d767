/** The search in a list: asks when the typing pauses. */
import { TextInput } from '@mantine/core';
import classes from './search-field.module.css';
import { SearchIcon } from './search-icon';
import { useTyped } from './use-typed';

interface SearchFieldProps {
  /** What is searched, for anyone who cannot see the field's place. */
  label: string;
  /** What the words may be. */
  placeholder: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchField({ label, placeholder, search, onSearch }: SearchFieldProps) {
  const typed = useTyped({ value: search, onType: onSearch });
  return (
    <div className={classes.search}>
      <TextInput
        aria-label={label}
        placeholder={placeholder}
        type="search"
        size="md"
        maxLength={100}
        leftSection={<SearchIcon />}
        {...typed}
      />
    </div>
  );
}
