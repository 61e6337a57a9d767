// What can stop the reads and the verbs of calendars.
import { defineError } from '../../../kernel/domain-error.js';

export const eventNotFound = defineError('calendars.event-not-found', 'missing', 'This event doesn’t exist.');
export const storeNotFound = defineError('calendars.store-not-found', 'missing', 'There’s no store here.');
export const addressUnknown = defineError(
  'calendars.unknown-address',
  'missing',
  'There’s no calendar at this address. It may have been replaced.',
);
export const unknownFormat = defineError(
  'calendars.unknown-format',
  'invalid',
  'This format isn’t available for this game.',
);
