/** Finds a card from anywhere: results as somebody types, chosen with the arrows. By the pattern of WAI-ARIA's combobox. */
import { TextInput, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useAvailability } from '../../api/availability';
import { cardResultsPath } from '../../lib/paths';
import { texts } from '../../texts';
import { SearchIcon } from '../../ui/search-icon';
import { FindNote } from './find-note';
import { FoundOptions } from './found-options';
import { type Option, optionsOf, placeOf } from './options-of';
import classes from './quick-card-search.module.css';
import { useQuickCardSearch } from './use-quick-card-search';

/** Enter opens what is chosen, or searches for what is typed; Escape is the dialog's. */
export function QuickCardSearch({ onGo }: { onGo: (path: string) => void }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const found = useQuickCardSearch(typed);
  const inStock = useAvailability(
    found.cards.map(({ id }) => id),
    'any',
  );
  const options = optionsOf(typed, found, inStock);
  const at = placeOf(chosen, options);
  const optionId = (place: number) => `${id}-${place}`;
  const results = found.cards.length + found.names.length;

  useEffect(() => {
    if (at >= 0) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const move = (step: number) => {
    const from = at < 0 && step < 0 ? options.length : at;
    setChosen(options[(from + step + options.length) % options.length] ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onGo(options[at]?.to ?? cardResultsPath(typed));
    }
  };

  return (
    <div className={classes.finder}>
      <TextInput
        role="combobox"
        aria-label={texts.app.find.label}
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={options.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        placeholder={texts.app.find.placeholder}
        size="md"
        leftSection={<SearchIcon />}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={1000}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(null);
        }}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">
        {found.state === 'found' ? texts.app.find.offered(results) : ''}
      </VisuallyHidden>
      <FindNote found={found} />
      <FoundOptions
        ref={list}
        id={`${id}-list`}
        optionId={optionId}
        options={options}
        at={at}
        busy={found.state === 'looking'}
        onTake={({ to }) => onGo(to)}
      />
      <p className={classes.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.app.find.keys.choose} <kbd>↵</kbd> {texts.app.find.keys.open}{' '}
        <kbd>{texts.app.find.keys.escape}</kbd> {texts.app.find.keys.close}
      </p>
    </div>
  );
}
