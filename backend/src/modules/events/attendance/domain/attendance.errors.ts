// What can stop somebody from going to an event, and the store from recording who came.
import { defineError } from '../../../../kernel/domain-error.js';

export const attendanceClosed = defineError(
  'events.attendance-closed',
  'conflict',
  'You can’t answer this event anymore.',
);
export const ownEvent = defineError(
  'events.own-event',
  'conflict',
  'This is your own event: you’re there anyway.',
);
export const waitingListFull = defineError(
  'events.waiting-list-full',
  'conflict',
  'The waiting list of this event is full.',
);
export const attendeeCheckedIn = defineError(
  'events.attendee-checked-in',
  'conflict',
  'You’re checked in. If you can’t stay, ask the store to undo that.',
);
export const attendeeNotFound = defineError(
  'events.attendee-not-found',
  'missing',
  'This person has no place at the event.',
);
export const unknownCode = defineError(
  'events.unknown-code',
  'missing',
  'Nobody who goes to this event has this code.',
);
export const notBegun = defineError(
  'events.not-begun',
  'conflict',
  'You can record who didn’t come once the event has begun.',
);
export const alreadyWritten = defineError(
  'events.already-written',
  'conflict',
  'You can write to the people who go once a day.',
);
export const writingClosed = defineError(
  'events.writing-closed',
  'conflict',
  'You can write to the people who go until a week after the event has begun.',
);
export const nobodyGoes = defineError('events.nobody-goes', 'conflict', 'Nobody goes to this event yet.');
