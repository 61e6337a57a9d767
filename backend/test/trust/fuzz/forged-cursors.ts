// Cursors that we never gave: nonsense, and what is right in form but extreme in what it says.
import fc from 'fast-check';
import { NUMBERS, TEXTS } from './hostile-lists.js';
import type { Term } from './terms.js';

const b64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const MOMENTS = [
  '2026-11-22 10:00:00+00',
  '2026-11-22T10:00:00.000Z',
  '0001-01-01 00:00:00+00',
  '0001-01-01T00:00:00+14:59',
  '9999-12-31 23:59:59.999999+00',
  '9999-12-31T23:59:59.999999-14:59:59',
  '2026-11-22 10:00:00+14:59:59',
  '1582-10-10T00:00:00Z',
];
const LINES = [
  '',
  '%',
  '\\',
  'ı',
  'ﬁ',
  '\ufffe',
  '\u{10ffff}',
  '🃏',
  "'",
  'x'.repeat(300),
  '٣',
  '2026-02-30',
];
const oneOf = (...values: readonly unknown[]) => fc.constantFrom(...values);
const uuid = oneOf(
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '5187db92-c0ce-505a-85da-2bdb9e166acf',
);
const count = oneOf(0, -1, 1, 2 ** 31 - 1, -(2 ** 31) + 1, 2 ** 31, 1e21, 0.5);
const PARTS = fc.constantFrom<unknown>(...TEXTS, ...NUMBERS, ...MOMENTS, null, true, [], {});
/** Right in form for some list or other, extreme in what it says. */
const plausible = fc.oneof(
  fc.tuple(oneOf(...MOMENTS), uuid),
  fc.tuple(oneOf(...LINES), uuid),
  fc.tuple(count, oneOf(...LINES), uuid),
  fc.tuple(count, oneOf(...MOMENTS), uuid),
  fc.tuple(count, uuid),
  fc.tuple(oneOf(...LINES)),
);
/** A cursor that we never gave. */
export const forgedCursor: fc.Arbitrary<Term> = fc.oneof(
  plausible.map(b64),
  fc.array(PARTS, { minLength: 1, maxLength: 4 }).map(b64),
  fc.constantFrom(b64({}), b64('x'), b64(null), '====', 'bm90IGpzb24', '\u0000'),
);
