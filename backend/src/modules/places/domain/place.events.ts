// What happens to places, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** A store that had an address has another one. */
export const storeMoved = defineEvent<{ readonly store: string }>(
  'places.store-moved',
  ({ store }) => `account:${store}`,
);
