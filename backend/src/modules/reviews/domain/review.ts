// What a party says of a deal that was done: three questions, and a few words if they like.
import { DAY_MS } from '../../../kernel/durations.js';

/** How long a deal can be reviewed after it is done, in milliseconds. */
export const WRITABLE_MS = 14 * DAY_MS;
/** How long after that a review is shown that the other has not answered, in milliseconds. */
export const BLIND_MS = 7 * DAY_MS;

/** How many reviews of one person by another count within how many days: two friends can't make each other a record. */
export const PAIR = { most: 3, days: 90 } as const;

/** The longest words of a review, in characters. */
export const MAX_REVIEW_TEXT = 300;

/** A record is of the last twelve months. */
export const RECORD_MONTHS = 12;

/** How many accounts are asked for at once. */
export const MAX_RECORDS = 100;

/** The answers; null where the question was of no concern, such as cards to somebody who received none. */
export interface Answers {
  readonly onTime: boolean | null;
  readonly asDescribed: boolean | null;
  readonly again: boolean;
  readonly text: string | null;
}

/** Whether a deal that was done at a moment can still be reviewed. */
export const isWritable = (doneAt: Date, now: Date): boolean =>
  now.getTime() - doneAt.getTime() <= WRITABLE_MS;

/** When a review that the other party has not answered is shown. */
export const shownFrom = (doneAt: Date, now: Date): Date =>
  new Date(Math.max(doneAt.getTime() + BLIND_MS, now.getTime()));

/** Whether a review says what the answers say. */
export const isSame = (answers: Answers, said: Answers | null): boolean =>
  said !== null &&
  said.onTime === answers.onTime &&
  said.asDescribed === answers.asDescribed &&
  said.again === answers.again &&
  said.text === answers.text;
