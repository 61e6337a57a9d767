// Values that nobody means well with: for any field, parameter or header.
import fc from 'fast-check';
import { BEYOND, NUMBERS, TEXTS, UNPRINTABLE } from './hostile-lists.js';
import { Fields, Known, Many, type Term, Verbatim } from './terms.js';

/** A text that is hostile, or any text at all. */
export const hostileText: fc.Arbitrary<Term> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 6 },
  { arbitrary: fc.constantFrom(...UNPRINTABLE), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 20 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }), weight: 1 },
  {
    arbitrary: fc.tuple(fc.constantFrom(...TEXTS), fc.constantFrom(...TEXTS)).map((both) => both.join('')),
    weight: 2,
  },
  {
    arbitrary: fc.constantFrom<Term>(
      new Many('x', 255),
      new Many('x', 301),
      new Many('🃏', 500),
      new Many('a b ', 250),
      new Many('(', 400),
      new Many('%', 900),
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom<'account' | 'card' | 'event' | 'listing' | 'cursor' | 'etag'>(
          'account',
          'card',
          'event',
          'listing',
          'cursor',
          'etag',
        ),
        fc.nat(5),
      )
      .map(([kind, nth]) => new Known(kind, nth, 'any')),
    weight: 2,
  },
);

const simple: fc.Arbitrary<Term> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.constantFrom<Term>(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom<Term>(null, true, false), weight: 2 },
  { arbitrary: fc.constantFrom(...BEYOND).map((json) => new Verbatim(json)), weight: 2 },
  {
    arbitrary: fc.constantFrom<Term>(
      new Many('x', 1_000_001),
      new Many('\u0000', 20_000),
      new Many('🃏', 100_000),
    ),
    weight: 1,
  },
  { arbitrary: fc.integer({ min: 2, max: 100_000 }).map(nested), weight: 1 },
);

function nested(depth: number): Verbatim {
  const odd = depth % 4 === 1;
  return new Verbatim(
    odd ? '['.repeat(depth) + ']'.repeat(depth) : `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
  );
}

/** Nested so deep that a recursive function runs out of stack. */
export const deepValue: fc.Arbitrary<Term> = fc.integer({ min: 5_000, max: 100_000 }).map(nested);

/** Names that no object of ours has, but every object of JavaScript. */
export const strangeKey = fc.constantFrom(
  'surprise',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'then',
  'length',
  '',
  '0',
  '$ne',
  'uuid',
  'userId',
  'role',
  'version',
  'a\u0000',
  '\ud800',
);

/** Any value of any type where another is wanted. */
export const hostileValue: fc.Arbitrary<Term> = fc.oneof(
  { arbitrary: simple, weight: 6 },
  { arbitrary: fc.array(simple, { maxLength: 3 }), weight: 1 },
  {
    arbitrary: fc.array(fc.tuple(strangeKey, simple), { maxLength: 3 }).map((pairs) => new Fields(pairs)),
    weight: 1,
  },
);

/** Bytes of an address that nobody encoded properly. */
export const rawAddress: fc.Arbitrary<string> = fc.constantFrom(
  '%',
  '%2',
  '%ZZ',
  '%00',
  '%0d%0aX-Injected:%20yes',
  '%ED%A0%80',
  '%C0%AF',
  '%FF',
  '%2F',
  '%2e%2e',
  '..',
  '.',
  '',
  '//',
  ';a=b',
  '#x',
  '?',
  '\\',
  '%25',
  '*',
  '%EF%BF%BE',
  '%F0%9F%83%8F',
  'a'.repeat(300),
  'a'.repeat(301),
  '%41'.repeat(2_000),
  'x'.repeat(17_000),
);
