// What happens to the pages of stores, for other modules to handle.
import { defineEvent } from '../../../kernel/domain-event.js';

/** A store has other opening hours. */
export const hoursChanged = defineEvent<{ readonly store: string }>(
  'storefronts.hours-changed',
  ({ store }) => `account:${store}`,
);
