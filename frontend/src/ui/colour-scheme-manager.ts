/** Lets Mantine follow our colour scheme, which works before Mantine is loaded. */
import type { MantineColorSchemeManager } from '@mantine/core';
import { chooseScheme, chosenScheme, onSchemeChange } from '../browser/colour-scheme';

/** A manager for one `MantineProvider`. */
export function colourSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  let telling = false;
  return {
    get: () => chosenScheme(),
    // Mantine sets what it is told: that is no new choice, and telling it again would never end.
    set: (scheme) => {
      if (!telling) chooseScheme(scheme);
    },
    subscribe: (onUpdate) => {
      stop = onSchemeChange(() => {
        telling = true;
        try {
          onUpdate(chosenScheme());
        } finally {
          telling = false;
        }
      });
    },
    unsubscribe: () => stop(),
    clear: () => chooseScheme('auto'),
  };
}
