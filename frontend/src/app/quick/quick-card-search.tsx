/** Finds a card from anywhere: results as somebody types, chosen with the arrows. */
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useRef, useState } from 'react';
import { useAvailability } from '../../api/availability';
import { cardResultsPath } from '../../lib/card-paths';
import { texts } from '../../texts';
import { SearchIcon } from '../../ui/search-icon';
import { useCombobox } from '../../ui/use-combobox';
import { FindNote } from './find-note';
import { FoundOptions } from './found-options';
import { type Option, optionsOf, placeOf } from './options-of';
import classes from './quick-card-search.module.css';
import { useQuickCardSearch } from './use-quick-card-search';

/** Enter opens what is chosen, or searches for what is typed; Escape is the dialog's. */
export function QuickCardSearch({ onGo }: { onGo: (path: string) => void }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option | null>(null);
  const found = useQuickCardSearch(typed);
  const box = useRef<HTMLInputElement>(null);
  /** The button that was pressed goes away: on with what is typed. */
  const retry = () => {
    box.current?.focus();
    found.retry();
  };
  const inStock = useAvailability(
    found.cards.map(({ id }) => id),
    'any',
  );
  const options = optionsOf(typed, found, inStock);
  const results = found.cards.length + found.names.length;
  const combobox = useCombobox({
    count: options.length,
    at: placeOf(chosen, options),
    isOpen: options.length > 0,
    onMove: (place) => setChosen(options[place] ?? null),
    onTake: (place) => onGo(options[place]?.to ?? cardResultsPath(typed)),
    onKey: (event) => {
      if (event.key !== 'Enter' || options.length === 0) return;
      event.preventDefault();
      onGo(cardResultsPath(typed));
    },
  });

  return (
    <div className={classes.finder}>
      <TextInput
        {...combobox.fieldProps}
        ref={box}
        aria-label={texts.quick.find.label}
        placeholder={texts.quick.find.placeholder}
        size="md"
        leftSection={<SearchIcon />}
        maxLength={1000}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setChosen(null);
        }}
      />
      <VisuallyHidden role="status">
        {found.state === 'found' ? texts.quick.find.offered(results) : ''}
      </VisuallyHidden>
      <FindNote found={{ ...found, retry }} />
      <FoundOptions combobox={combobox} options={options} busy={found.state === 'looking'} />
      <p className={classes.keys} aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.quick.find.keys.choose} <kbd>↵</kbd> {texts.quick.find.keys.open}{' '}
        <kbd>{texts.quick.find.keys.escape}</kbd> {texts.quick.find.keys.close}
      </p>
    </div>
  );
}
