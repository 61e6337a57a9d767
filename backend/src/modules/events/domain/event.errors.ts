// What can stop the verbs of an event.
import { defineError } from '../../../kernel/domain-error.js';

export const eventNotFound = defineError('events.not-found', 'missing', 'This event does not exist.');
export const notYourEvent = defineError(
  'events.not-yours',
  'forbidden',
  'This event belongs to another store.',
);
export const accountClosed = defineError(
  'events.account-closed',
  'forbidden',
  'Your account cannot run events.',
);
export const changedMeanwhile = defineError(
  'events.changed-meanwhile',
  'outdated',
  'Somebody has changed this event since you opened it. Load it again before you save.',
);
export const noSuchDay = defineError('events.no-such-day', 'invalid', 'This day does not exist.');
export const inThePast = defineError('events.in-the-past', 'invalid', 'An event must start in the future.');
export const tooFarAhead = defineError(
  'events.too-far-ahead',
  'invalid',
  'An event can be at most two years ahead.',
);
export const nothingToChange = defineError(
  'events.nothing-to-change',
  'invalid',
  'Send at least one field to change.',
);
export const unknownGame = defineError('events.unknown-tcg', 'invalid', 'This game is not on offer.');
export const unknownFormat = defineError(
  'events.unknown-format',
  'invalid',
  'This game is not played in this format.',
);
