// What can stop the verbs of an event.
import { defineError } from '../../../kernel/domain-error.js';

export const eventNotFound = defineError('events.not-found', 'missing', 'This event doesn’t exist.');
export const notYourEvent = defineError(
  'events.not-yours',
  'forbidden',
  'This event belongs to another store.',
);
export const accountClosed = defineError(
  'events.account-closed',
  'forbidden',
  'Your account can’t run events.',
);
export const editConflict = defineError(
  'events.changed-meanwhile',
  'outdated',
  'This event has changed since you opened it. Reload it before saving.',
);
export const hiddenByModerator = defineError(
  'events.hidden',
  'conflict',
  'A moderator has hidden the event on this date.',
);
export const noSuchDay = defineError('events.no-such-day', 'invalid', 'That date doesn’t exist.');
export const inThePast = defineError('events.in-the-past', 'invalid', 'An event must start in the future.');
export const tooFarAhead = defineError(
  'events.too-far-ahead',
  'invalid',
  'An event can be scheduled up to two years ahead.',
);
export const badEnd = defineError(
  'events.bad-end',
  'invalid',
  'An event must end after it starts, within a week.',
);
export const leastAboveCapacity = defineError(
  'events.least-above-capacity',
  'invalid',
  'An event can’t need more players than it has places.',
);
export const endWithoutTime = defineError(
  'events.end-without-time',
  'invalid',
  'An event that has an end date needs an end time.',
);
export const nothingToChange = defineError(
  'events.nothing-to-change',
  'invalid',
  'Send at least one field to change.',
);
export const unknownGame = defineError('events.unknown-tcg', 'invalid', 'This game isn’t supported.');
export const unknownFormat = defineError(
  'events.unknown-format',
  'invalid',
  'This format isn’t available for this game.',
);
