/** The search for a card: the game, and what to look for. */
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetTcgTypesQuery } from '../../api/catalogs';
import { cardResultsPath } from '../../lib/paths';
import { SearchIcon } from '../../ui/search-icon';
import classes from './card-search.module.css';
import { SearchExamples } from './parts/search-examples';

export const QUERY_REQUIRED = 'Enter a card to search for.';

/** Searches that show what the box understands. */
const EXAMPLES = [
  { search: 'dragon', finds: 'cards with the word in their name' },
  { search: '"of the"', finds: 'the words side by side' },
  { search: 'dragon or wyrm', finds: 'one name or the other' },
  { search: 'dragon cn:46', finds: 'a name and a collector number' },
];

/** Enter and the search icon lead to the results. */
export function CardSearch() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);

  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) return void navigate(cardResultsPath(text));
    setRefusal(QUERY_REQUIRED);
    input.current?.focus();
  };

  return (
    <div className={classes.panel}>
      <form className={classes.form} onSubmit={search} noValidate>
        <div className={classes.fields}>
          <GameSelect />
          <TextInput
            ref={input}
            label="Card"
            placeholder="Name of a card"
            size="md"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            required
            withAsterisk={false}
            className={classes.text}
            value={text}
            error={refusal}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setRefusal(null);
            }}
            rightSectionWidth={48}
            rightSection={
              <ActionIcon type="submit" size={36} aria-label="Search">
                <SearchIcon />
              </ActionIcon>
            }
          />
        </div>
      </form>
      <SearchExamples examples={EXAMPLES} />
    </div>
  );
}

/** Only one game is offered; the catalogue says which. */
function GameSelect() {
  const { data: games = [], isError, isLoading } = useGetTcgTypesQuery();
  return (
    <NativeSelect
      label="Game"
      size="md"
      className={classes.game}
      disabled={games.length === 0}
      error={isError && 'Failed to load TCG types.'}
      data={
        games.length > 0
          ? games.map(({ value, name }) => ({ value, label: name }))
          : [isLoading ? 'Loading…' : '–']
      }
    />
  );
}
