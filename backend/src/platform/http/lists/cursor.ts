// The opaque cursor of a list: the sort key of the last entry that was shown.
import { isUUID } from 'class-validator';
import { requestInvalid } from '../validation/validation.js';

/** A part of a sort key. */
type KeyPart = string | number;

/** A timestamp as PostgreSQL and JavaScript write it, from the year 1 on. */
const MOMENT =
  /^(?!0000)(\d{4}-\d{2}-\d{2})[ T]([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4])(:?[0-5]\d){0,2})$/;
const INT4 = 2 ** 31;

/** Characters that no one-line field holds, and that PostgreSQL may refuse as text. */
const CONTROL_CHARACTERS = /[\p{Cc}\p{Cs}]/u;

/** Whether PostgreSQL accepts a value of each kind; a number is an int4. */
const IS = {
  moment: (part: unknown) => typeof part === 'string' && isDay(MOMENT.exec(part)?.[1]),
  uuid: (part: unknown) => isUUID(part, 'loose'),
  line: (part: unknown) => typeof part === 'string' && !CONTROL_CHARACTERS.test(part),
  number: (part: unknown) => Number.isInteger(part) && Math.abs(Number(part)) < INT4,
};
type Kind = keyof typeof IS;
type KeyOf<Kinds extends readonly Kind[]> = {
  -readonly [Index in keyof Kinds]: Kinds[Index] extends 'number' ? number : string;
};

/** Before every UUID. */
export const FIRST_UUID = '00000000-0000-0000-0000-000000000000';
/**
 * The start of a list that shows the latest first. The first page has a start like every other, so that all pages use the same
 * index range: with "$1 is null or …" PostgreSQL would read all pages before the requested one.
 */
export const FROM_THE_LATEST = ['infinity', FIRST_UUID] as const;

/** An opaque cursor from the sort key of the last entry. */
export const cursorOf = (key: readonly KeyPart[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** The sort key in a cursor, its parts of these kinds. Throws a 400 for a malformed cursor. */
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
