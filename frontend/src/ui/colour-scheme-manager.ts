/** Lets the kit follow our colour scheme, which works before the kit is loaded. */
import type { MantineColorSchemeManager } from '@mantine/core';
import { chooseScheme, chosenScheme, onSchemeChange } from '../lib/colour-scheme';

/** A manager for one `MantineProvider`. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: () => chosenScheme(),
    set: chooseScheme,
    subscribe: (onUpdate) => {
      stop = onSchemeChange(() => onUpdate(chosenScheme()));
    },
    unsubscribe: () => stop(),
    clear: () => chooseScheme('auto'),
  };
}
