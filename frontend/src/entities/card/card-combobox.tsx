/** A text field that offers the names of cards. */
import { TextInput, type TextInputProps, VisuallyHidden } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy-with-preload';
import { texts } from '../../texts';
import { LazyBoundary } from '../../ui/lazy-boundary';
import { useCombobox } from '../../ui/use-combobox';
import type { PreviewedCard } from './card-preview-picture';

/** Fetched when somebody comes to the field. */
const nameList = lazyWithPreload(() => import('./name-list'));

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
  const [asked, setAsked] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  const open = asked && names.length > 0;
  const ref = useMergedRef(inputRef, setBox);

  const point = (name: string | null) => {
    setActive(name);
    onPoint(name);
  };
  const close = () => {
    setAsked(false);
    point(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // A search field of the browser would be emptied.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' || event.key === 'Tab') close();
  };
  const combobox = useCombobox({
    count: names.length,
    at: open && active !== null ? names.indexOf(active) : -1,
    isOpen: open,
    onMove: (place) => {
      setAsked(true);
      point(names[place] ?? null);
    },
    onTake: (place) => {
      const name = names[place];
      close();
      if (name !== undefined) onTake(name);
    },
    onKey: press,
  });

  return (
    <div className={className}>
      <TextInput
        ref={ref}
        {...combobox.fieldProps}
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
        onBlur={close}
      />
      <LazyBoundary isNeeded={open} isAwaited={false}>
        <nameList.Component
          opened={open}
          box={box}
          combobox={combobox}
          names={names}
          preview={preview}
          onPoint={onPoint}
          onLeave={() => onPoint(active)}
        />
      </LazyBoundary>
      <VisuallyHidden role="status">{open ? texts.ui.namesOffered(names.length) : ''}</VisuallyHidden>
    </div>
  );
}
