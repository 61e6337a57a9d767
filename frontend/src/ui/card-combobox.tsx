/**
 * A text field that offers the names of cards. By the pattern of WAI-ARIA, on Mantine's popover; not Mantine's combobox,
 * because that keeps the active option in the page alone, where the picture beside the list cannot see it.
 */
import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react';
import { lazyWithPreload } from '../lib/lazy-with-preload';
import { texts } from '../texts';
import { CardPreviewPicture, type PreviewedCard } from './card-preview-picture';
import { LazyBoundary } from './lazy-boundary';

/** Fetched when somebody comes to the field. */
const nameList = lazyWithPreload(() => import('./name-list'));

/** Above the list is what is typed. */
const BESIDE = ['right', 'left'] as const;

interface CardComboboxProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  inputRef?: Ref<HTMLInputElement>;
  value: string;
  onChange: (typed: string) => void;
  /** The names that complete what is typed, best first. */
  names: readonly string[];
  /** One of them was chosen. */
  onTake: (name: string) => void;
  /** The name that is pointed at, with the mouse or the arrow keys; null when none is any more. */
  onPoint: (name: string | null) => void;
  /** The card of that name, once it is known: its picture is beside the list. */
  preview: PreviewedCard | null;
}

/** Arrows choose a name, Enter takes it or sends what is typed, Escape closes the list, Tab leaves the field. */
export function CardCombobox({ names, onTake, onPoint, preview, inputRef, ...field }: CardComboboxProps) {
  const { value, onChange, className, ...rest } = field;
  const id = useId();
  const [asked, setAsked] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const [list, setList] = useState<HTMLElement | null>(null);
  const open = asked && names.length > 0;
  const at = open && active !== null ? names.indexOf(active) : -1;
  const optionId = (place: number) => `${id}-${place}`;
  const ref = useMergedRef(inputRef, setBox);

  useEffect(() => {
    if (at >= 0) list?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const point = (name: string | null) => {
    setActive(name);
    onPoint(name);
  };
  const close = () => {
    setAsked(false);
    point(null);
  };
  const take = (name: string) => {
    close();
    onTake(name);
  };
  const move = (step: number) => {
    setAsked(true);
    if (names.length === 0) return;
    const from = at < 0 && step < 0 ? names.length : at;
    point(names[(from + step + names.length) % names.length] ?? null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = names[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      take(chosen);
    } else if (event.key === 'Escape' && open) {
      // A search field of the browser would be emptied.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' || event.key === 'Tab') close();
  };

  return (
    <div className={className}>
      <TextInput
        ref={ref}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open && list ? `${id}-names` : undefined}
        aria-activedescendant={at >= 0 ? optionId(at) : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        // Escape closes the list, not the dialog around it.
        data-mantine-stop-propagation={open || undefined}
        onFocus={nameList.preload}
        {...rest}
        value={value}
        onChange={({ currentTarget }) => {
          setAsked(true);
          point(null);
          onChange(currentTarget.value);
        }}
        onKeyDown={press}
        onBlur={close}
      />
      <LazyBoundary isNeeded={open} isAwaited={false}>
        <nameList.Component
          opened={open}
          box={box}
          id={`${id}-names`}
          optionId={optionId}
          names={names}
          at={at}
          onList={setList}
          onTake={take}
          onPoint={onPoint}
          onLeave={() => onPoint(active)}
        />
      </LazyBoundary>
      <VisuallyHidden role="status">{open ? texts.ui.namesOffered(names.length) : ''}</VisuallyHidden>
      {open && preview && list && (
        <CardPreviewPicture {...preview} anchor={list} sides={BESIDE} onClose={() => onPoint(null)} />
      )}
    </div>
  );
}
