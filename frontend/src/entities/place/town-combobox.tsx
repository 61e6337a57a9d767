/** A field that finds a town as somebody types. */
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useState } from 'react';
import type { TownDto } from '../../api/places';
import type { TownSearch } from '../../api/use-towns';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { Button } from '../../ui/button';
import { Hint } from '../../ui/hint';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { useCombobox } from '../../ui/use-combobox';
import classes from './town-combobox.module.css';

const townList = lazyWithPreload(() => import('./town-list'));
const t = texts.places.town;
const MAX_LENGTH = 100;

interface TownComboboxProps {
  label: string;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** A dialog opens for it. */
  isFocused?: boolean;
  /** What is in the field. */
  typed: string;
  onType: (typed: string) => void;
  /** What is in the field is a town already: there is nothing to search for. */
  isChosen: boolean;
  /** The towns that what is in the field finds, if it is none. */
  search: TownSearch;
  onChoose: (town: TownDto) => void;
  error?: string | null | undefined;
}

/** Arrows point at a town, Enter takes it, or the first; Escape closes the list, Tab leaves the field. */
export function TownCombobox({
  label,
  name,
  inputRef,
  isFocused,
  typed,
  isChosen,
  search,
  error,
  ...on
}: TownComboboxProps) {
  const { onType, onChoose } = on;
  const { towns, state } = search;
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const ref = useMergedRef(inputRef, setBox);
  const isOpen = isAsked && towns.length > 0;

  const close = () => {
    setIsAsked(false);
    setActive(-1);
  };
  const take = (place: number) => {
    const town = towns[place];
    close();
    if (town) onChoose(town);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && !isChosen && typed.trim() !== '') {
      // The form is not sent by the Enter that chooses; before the answer has come there is nothing to choose.
      event.preventDefault();
      if (state === 'found') take(0);
    } else if (event.key === 'Tab') close();
  };
  const combobox = useCombobox({
    count: towns.length,
    at: isOpen && active < towns.length ? active : -1,
    isOpen,
    onMove: (place) => {
      setIsAsked(true);
      setActive(place);
    },
    onTake: take,
    onKey: press,
  });

  return (
    <div>
      <TextInput
        ref={ref}
        {...combobox.fieldProps}
        label={label}
        name={name}
        data-autofocus={isFocused || undefined}
        description={t.hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={MAX_LENGTH}
        error={error}
        // Escape closes the list, not the dialog around it.
        data-mantine-stop-propagation={isOpen || undefined}
        value={typed}
        onFocus={townList.preload}
        onBlur={close}
        onChange={({ currentTarget }) => {
          setIsAsked(true);
          setActive(-1);
          onType(currentTarget.value);
        }}
      />
      <LazyBoundary isNeeded={isOpen} isAwaited={false}>
        <townList.Component opened={isOpen} box={box} combobox={combobox} towns={towns} />
      </LazyBoundary>
      <VisuallyHidden role="status">{isOpen ? t.found(towns.length) : ''}</VisuallyHidden>
      <SearchStatus
        search={search}
        typed={typed.trim()}
        onRetry={() => {
          // The button goes away.
          box?.focus();
          search.retry();
        }}
      />
    </div>
  );
}

interface SearchStatusProps {
  search: TownSearch;
  typed: string;
  onRetry: () => void;
}

/** What the search says where it has no towns. */
function SearchStatus({ search: { state, towns }, typed, onRetry }: SearchStatusProps) {
  if (state === 'loading' || state === 'failed') {
    return (
      <Hint kind="warning" role="status">
        <div className={classes.problem}>
          {t[state]}
          <Button look="quiet" size="s" onClick={onRetry}>
            {texts.ui.tryAgain}
          </Button>
        </div>
      </Hint>
    );
  }
  const isEmpty = state === 'found' && towns.length === 0;
  const said = isEmpty ? t.none(typed) : state === 'searching' && towns.length === 0 ? t.searching : '';
  return (
    <p className={classes.status} role="status">
      {said}
    </p>
  );
}
