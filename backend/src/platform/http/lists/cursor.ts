// The opaque cursor of a list: the sort key of the last entry that was shown.
import { isUUID } from 'class-validator';
import { requestInvalid } from '../validation/validation.js';

/** A part of a sort key. */
type KeyPart = string | number;

/** As PostgreSQL and as JavaScript write it, from the year 1 on. */
const MOMENT =
  /^(?!0000)(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d){0,2})$/;
const INT4 = 2 ** 31;

/** What no field of one line holds, and PostgreSQL would not take as text. */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}]/u;

/** What PostgreSQL takes as a value of each kind; a number is a whole one of four bytes. */
const IS = {
  moment: (part: unknown) => typeof part === 'string' && isDay(MOMENT.exec(part)?.[1]),
  uuid: (part: unknown) => isUUID(part, 'loose'),
  line: (part: unknown) => typeof part === 'string' && !NOT_IN_A_LINE.test(part),
  number: (part: unknown) => Number.isInteger(part) && Math.abs(Number(part)) < INT4,
};
type Kind = keyof typeof IS;
type KeyOf<Kinds extends readonly Kind[]> = {
  -readonly [Index in keyof Kinds]: Kinds[Index] extends 'number' ? number : string;
};

/** Before every UUID. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
/**
 * Where a list begins that shows the latest first. A first page that begins somewhere, as every other does, is read by the
 * same plan: "or there is no beginning" would let PostgreSQL read all pages before the one that was asked for.
 */
export const FROM_THE_LATEST = ['infinity', FIRST_UUID] as const;

/** An opaque cursor from the sort key of the last entry. */
export const cursorOf = (key: readonly KeyPart[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The sort key in a cursor, its parts of these kinds. Throws a 400 for what is not a cursor of this list. */
export function keyOf<const Kinds extends readonly Kind[]>(cursor: string, ...kinds: Kinds): KeyOf<Kinds> {
  const key = partsOf(cursor);
  if (key.length === kinds.length && kinds.every((kind, index) => IS[kind](key[index])))
    return key as KeyOf<Kinds>;
  throw requestInvalid({
    errors: [{ field: 'after', message: 'after must be a cursor from a Link header' }],
  });
}

function partsOf(cursor: string): unknown[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(key) ? key : [];
  } catch {
    return [];
  }
}

/** There is no 30th of February. */
function isDay(day: string | undefined): boolean {
  const midnight = new Date(`${day}T00:00:00Z`);
  return day !== undefined && !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
}
