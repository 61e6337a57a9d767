/**
 * The keyboard and the ARIA of a field that offers options, by the pattern of WAI-ARIA. Not Mantine's Combobox, which keeps
 * the active option in the document and brings its popover into the first load; not Floating UI's list navigation, which
 * adds 7 KB to that load.
 */
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';
import { isComposing } from '../lib/is-composing';

interface ComboboxOptions {
  /** How many options there are. */
  count: number;
  /** The place of the active one, -1 for none. */
  at: number;
  isOpen: boolean;
  /** An arrow key moves to the option at this place; -1 where there is none. */
  onMove: (place: number) => void;
  onTake: (place: number) => void;
  /** Any other key, and Enter while no option is active. */
  onKey: (event: KeyboardEvent) => void;
}

/** The focus stays in the field: what is active in the list is its `aria-activedescendant`. */
export function useCombobox({ count, at, isOpen, onMove, onTake, onKey }: ComboboxOptions) {
  const id = useId();
  const [list, setList] = useState<HTMLElement | null>(null);

  useEffect(() => {
    if (at >= 0) list?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [list, at]);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const from = at < 0 && step < 0 ? count : at;
      onMove(count > 0 ? (from + step + count) % count : -1);
    } else if (event.key === 'Enter' && isOpen && at >= 0) {
      event.preventDefault();
      onTake(at);
    } else onKey(event);
  };

  return {
    list,
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen && list ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && at >= 0 ? `${id}-${at}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
      enterKeyHint: 'search',
      onKeyDown: press,
    } as const,
    /** For the element with the role `listbox`. */
    listProps: { ref: setList, id: `${id}-list` },
    optionProps: (place: number) =>
      ({
        id: `${id}-${place}`,
        role: 'option',
        tabIndex: -1,
        'aria-selected': place === at,
        // The press would take the focus from the field, and the list with it.
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => onTake(place),
      }) as const,
  };
}

export type Combobox = ReturnType<typeof useCombobox>;
