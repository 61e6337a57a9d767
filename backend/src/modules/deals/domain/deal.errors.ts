// What can stop a step of a deal.
import { defineError } from '../../../kernel/domain-error.js';

/** Also for a deal of others: nobody learns who deals with whom. */
export const dealNotFound = defineError('deals.not-found', 'missing', 'There’s no deal with this ID.');
/** What others than its parties get of a deal. */
export const OWN_DEAL = { foreign: dealNotFound, missing: dealNotFound };
export const accountClosed = defineError('deals.account-closed', 'forbidden', 'Your account is closed.');
export const editConflict = defineError(
  'deals.edit-conflict',
  'outdated',
  'This deal has changed since you opened it. Look at it again.',
);
/** The state of the deal doesn't allow the step. */
export const notNow = defineError(
  'deals.not-now',
  'conflict',
  'That’s not possible at this point of the deal. Look at it again.',
);
export const notYourTurn = defineError('deals.not-your-turn', 'conflict', 'Now it’s the other’s turn.');
export const nothingProposed = defineError(
  'deals.nothing-proposed',
  'conflict',
  'There’s nothing to agree to any more.',
);
export const tooManyMoves = defineError(
  'deals.too-many-moves',
  'conflict',
  'This meeting has already been moved three times. Keep it, or cancel the deal.',
);
export const badMeetingTime = defineError(
  'deals.meeting-time',
  'invalid',
  'Choose a time ahead, within 60 days and at most 12 hours long.',
);
/** Of a deal of somebody who trades at counters alone; nobody learns who of the two that is, or why. */
export const counterOnly = defineError(
  'deals.counter-only',
  'conflict',
  'This deal can only take place at the store’s counter.',
);
/** Likewise, of its value. */
export const overLimit = defineError(
  'deals.over-limit',
  'conflict',
  'One of you can only make smaller deals. Choose lower prices.',
);
export const storeClosed = defineError(
  'deals.store-closed',
  'invalid',
  'The store isn’t open at that time. Choose a time within its opening hours.',
);
export const noCounter = defineError(
  'deals.no-counter',
  'invalid',
  'Neither of you is a store. Choose an event, or describe the place.',
);
export const holdAtCounter = defineError(
  'deals.hold-at-counter',
  'invalid',
  'Held cards wait at the store’s counter. Choose another time there.',
);
export const unknownEvent = defineError(
  'deals.unknown-event',
  'invalid',
  'There’s no such event at that time.',
);
export const placeMissing = defineError('deals.place', 'invalid', 'Say where you want to meet.');
export const noConflict = defineError(
  'deals.no-conflict',
  'conflict',
  'Your stock doesn’t miss any card of this deal any more.',
);
export const unknownLine = defineError('deals.unknown-line', 'invalid', 'This deal has no such line.');
export const nothingLeft = defineError(
  'deals.nothing-left',
  'invalid',
  'At least one card must be left. Cancel the deal if you trade none.',
);
export const nothingToChange = defineError(
  'deals.nothing-to-change',
  'invalid',
  'Strike a line or correct a condition.',
);
export const minutesMissing = defineError(
  'deals.minutes',
  'invalid',
  'Say how many minutes late you are; leave them out when you’re there.',
);
export const codeNotOpen = defineError(
  'deals.code-not-open',
  'conflict',
  'Codes work from two hours before the meeting until a day after it.',
);
export const wrongCode = defineError(
  'deals.wrong-code',
  'invalid',
  'That’s not the code. Check it and try again.',
);
export const codeLocked = defineError(
  'deals.code-locked',
  'limited',
  'Too many wrong codes. Wait a while, and try again.',
);
/** Where two others meet at a counter. */
export const unknownStore = defineError('deals.unknown-store', 'invalid', 'There’s no such store.');
/** Only sales: of a swap both would have to come twice. */
export const notToLeave = defineError(
  'deals.not-to-leave',
  'conflict',
  'These cards can’t be left here. Only cards of one of the two can be, at a counter that keeps cards.',
);
/** The place is none at which somebody else could hand over. */
export const noWitness = defineError(
  'deals.no-witness',
  'invalid',
  'Only at the counter of a store that is neither of you can its staff hand over.',
);
export const witnessOnly = defineError(
  'deals.witness-only',
  'conflict',
  'The store’s staff hands these cards over. Show your code at the counter.',
);
export const counterRulesChanged = defineError(
  'deals.counter-rules-changed',
  'outdated',
  'These settings have changed since you opened them. Look at them again.',
);
/** The lines have changed since the code was given. */
export const linesChanged = defineError(
  'deals.lines-changed',
  'conflict',
  'The cards of this deal have changed. Look at them, and enter the new code.',
);
export const enteredTooLongAgo = defineError(
  'deals.entered-too-long-ago',
  'invalid',
  'A code must reach us within 24 hours of being entered.',
);
export const tooEarly = defineError(
  'deals.too-early',
  'conflict',
  'Wait a little: that’s possible from 15 minutes after the meeting’s start.',
);
export const tooLate = defineError('deals.too-late', 'conflict', 'The time for that has passed.');
