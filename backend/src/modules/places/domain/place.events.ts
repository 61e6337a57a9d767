// What happens to places, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** A store that has an address, or had one until it removed its place, has another one. */
export const storeMoved = defineEvent<{ readonly store: string }>(
  'places.store-moved',
  ({ store }) => `account:${store}`,
);
