// What is read at once is what the pipe would have made of it; what the pipe would refuse never is.
import { type Type, ValidationPipe } from '@nestjs/common';
import { Transform, Type as Typed } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../lists/page-query.dto.js';
import { validateFast } from './fast-validation.js';
import { fieldProblem } from './field-problems.js';
import { Line, Visible, Words } from './fields.js';

class Search extends PageQuery {
  @IsOptional()
  @Words(10)
  q?: string;
  @IsOptional()
  @IsIn(['NEW', 'OLD'])
  age?: string;
}

class Entry {
  @IsUUID('all')
  id: string;
  @Line(5, 2)
  @Visible(fieldProblem('test.silent', 'Say something.'))
  name: string;
  @ValidateIf((_entry: object, value: unknown) => value !== undefined)
  @Matches(/^[a-z]{2}$/)
  language?: string;
  @IsInt()
  @Min(1)
  @Max(9)
  count: number = 3;
  @IsOptional()
  @Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : value))
  @Transform(({ value, obj }) => (obj.name === 'loud' ? `${value}!` : value))
  @IsIn(['a', 'b', 'a!'])
  kind?: string;
}

class Whole {
  @ValidateNested()
  @Typed(() => Entry)
  entry: Entry;
}

const IN_A_SEARCH = ['q', 'age', 'limit', 'after'];
const IN_AN_ENTRY = ['id', 'name', 'language', 'count', 'kind'];
const STRANGE = ['other', '__proto__', 'constructor', 'prototype', 'toString', 'then', ''];
const VALUES = [
  '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10',
  ...['ab', ' ab ', 'abcdef', 'loud', '', '   ', 'a\nb', '\u202eab', '\u200b\u200b', '👍👍', '\ud800'],
  ...['A', 'b', 'NEW', 'en', '7', '7.5', '', '0x1', 'Infinity', 'NaN', 'true'],
  ...[1, 9, 10, 0, -1, 3.5, Number.NaN, true, false, null, undefined],
  ...[[], ['ab'], ['7'], {}, { id: 1 }, new Date(0), Buffer.from('ab')],
];

/** The same numbers every time. */
function* numbers(): Generator<number, never> {
  for (let seed = 42; ; ) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield seed / 2 ** 32;
  }
}
const random = numbers();
const one = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random.next().value * items.length)] as Item;

function invented(known: readonly string[]): object {
  const object: object = random.next().value < 0.2 ? Object.create(null) : {};
  const names = known.filter(() => random.next().value < 0.5);
  if (random.next().value < 0.1) names.push(one(STRANGE));
  for (const name of names) {
    Object.defineProperty(object, name, {
      value: one(VALUES),
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return object;
}

const pipe = new ValidationPipe({ whitelist: true, forbidNonWhitelisted: true, transform: true });
const thorough = (shape: Type, sent: unknown): Promise<unknown> =>
  pipe.transform(sent, { type: 'body', metatype: shape }).catch(() => undefined);

const ENTRY = { id: '5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10', name: 'ab', count: 1 };

describe('what is read at once', () => {
  it.each([
    [Search, IN_A_SEARCH, {}],
    [Entry, IN_AN_ENTRY, ENTRY],
    [Whole, ['entry'], {}],
  ])('is what the pipe makes of it: %p', async (shape: Type<object>, known, usual) => {
    let valid = 0;
    for (let nth = 0; nth < 1000; nth++) {
      const sent = nth % 2 ? invented(known) : { ...usual, [one(known)]: one(VALUES) };
      const read = validateFast(shape, sent);
      if (read === undefined) continue;
      valid++;
      const made = await thorough(shape, sent);
      expect(read).toEqual(made);
      expect(Object.keys(read)).toEqual(Object.keys(made as object));
      expect(read.constructor).toBe(shape);
    }
    if (shape !== Whole) expect(valid).toBeGreaterThan(20);
  });

  it('is nearly all that is valid', () => {
    expect(validateFast(Entry, { ...ENTRY, name: ' ab ', language: 'en' })).toEqual({
      ...ENTRY,
      language: 'en',
    });
    expect(validateFast(Search, Object.assign(Object.create(null), { limit: '7', q: 'a\u2028b' }))).toEqual({
      limit: 7,
      q: 'a b',
    });
  });

  it.each([
    ['a field that nobody knows', { ...ENTRY, other: 1 }],
    ['a value that is an object', { ...ENTRY, name: ['ab'] }],
    ['something that is not valid', { ...ENTRY, count: 10 }],
    ['something that is missing', { id: ENTRY.id }],
    ['what is no object', [ENTRY]],
    [
      'an instance of something',
      new (class {
        id = ENTRY.id;
        name = 'ab';
      })(),
    ],
  ])('leaves to the pipe %s', (_what, sent) => {
    expect(validateFast(Entry, sent)).toBeUndefined();
  });

  it('leaves to the pipe a class that holds another', () => {
    expect(validateFast(Whole, { entry: ENTRY })).toBeUndefined();
  });
});
