// What openapi.yaml takes, as terms: valid values of a schema, and values just beside them.
import fc from 'fast-check';
import { hostileText, hostileValue, strangeKey } from './hostile.js';
import { aCard } from './known-cards.js';
import { MEANT, one } from './meant.js';
import { followed, type Schema } from './schema.js';
import { Fields, Many, type Term } from './terms.js';

/** A parameter as the document has it. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}
type Terms = fc.Arbitrary<Term>;

/** Valid values of a field. */
export function valid(given: Schema, name: string, operation: string): Terms {
  const schema = followed(given);
  const meant = MEANT[`${operation}.${name}`] ?? MEANT[name];
  if (meant) return meant;
  if (schema.enum) return one(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return objectOf(schema, operation);
    case 'array':
      return fc.array(valid(schema.items ?? {}, `${name}[]`, operation), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, 3),
      });
    case 'boolean':
      return one(true, false);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 3, 500) });
    case 'number':
      return fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100);
    default:
      if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
      return one('1814 W Division Street, Chicago, IL 60622', 'lantern');
  }
}

function objectOf({ properties = {}, required = [] }: Schema, operation: string): Terms {
  const fields = Object.entries(properties).map(
    ([key, schema]) => [key, valid(schema, key, operation).map((value) => [key, value] as const)] as const,
  );
  // Of the ways to show that it is oneself each will do, and none is required.
  if (properties.passkey)
    return fc.oneof(...fields.map(([, pair]) => pair.map((each) => new Fields([each]))));
  // What is required stays; each of the rest is there or not, more often not, as programs send it.
  const parts = fields.map(([key, pair]) =>
    required.includes(key) ? pair : fc.option(pair, { freq: 2, nil: undefined }),
  );
  return fc.tuple(...parts).map((pairs) => {
    const there = pairs.filter((pair) => pair !== undefined);
    // What was paid is said of a sale alone.
    const isSale = !properties.status || there.some(([, value]) => value === 'SOLD');
    return new Fields(isSale ? there : there.filter(([key]) => key !== 'finalSoldPrice'));
  });
}

/** Values at the bounds of a schema and one beyond, if it has any. */
export const edges = (given: Schema): Terms => fc.constantFrom(...edgesOf(given));

/** All of them. */
export function edgesOf(given: Schema): readonly Term[] {
  const schema = followed(given);
  const found: Term[] = ['', null, 0, false];
  for (const length of [schema.maxItems, schema.minItems]) {
    // As an address lists them.
    if (length === undefined || schema.items?.format !== 'uuid') continue;
    for (const times of [length - 1, length, length + 1])
      if (times > 0) found.push(new Many(`${aCard.ids[0]},`, times - 1, aCard.ids[0]));
  }
  for (const length of [schema.maxLength, schema.minLength]) {
    if (length === undefined) continue;
    for (const times of [length - 1, length, length + 1]) if (times >= 0) found.push(new Many('x', times));
    found.push(new Many('🃏', Math.ceil(length / 2)), new Many('e\u0301', length));
  }
  for (const bound of [schema.minimum, schema.maximum]) {
    if (bound === undefined) continue;
    const step = schema.multipleOf ?? 1;
    found.push(
      bound - step,
      bound,
      bound + step,
      bound + step / 2,
      String(bound),
      -1,
      2 ** 31,
      2 ** 53,
      '1e2',
    );
  }
  for (const word of schema.enum?.filter((each) => typeof each === 'string') ?? [])
    found.push(word.toLowerCase(), ` ${word}`, [word]);
  return found;
}

/** A valid body with one thing wrong, or at least odd. */
export function almost(given: Schema, operation: string): Terms {
  const schema = followed(given);
  if (schema.type === 'array') {
    const { items = {}, maxItems = 500 } = schema;
    const entry = valid(items, '', operation);
    return fc.oneof(
      { arbitrary: almost(items, operation).map((wrong) => [wrong]), weight: 6 },
      { arbitrary: fc.tuple(entry, almost(items, operation)), weight: 3 },
      {
        arbitrary: fc
          .tuple(entry, fc.constantFrom(maxItems, maxItems + 1))
          .map(([each, times]) => Array<Term>(times).fill(each)),
        weight: 1,
      },
      { arbitrary: hostileValue, weight: 1 },
    );
  }
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return hostileValue;
  const replacement = fc
    .constantFrom(...fields)
    .chain(([key, field]) =>
      fc.tuple(
        fc.constant(key),
        fc.oneof(
          { arbitrary: edges(field), weight: 4 },
          { arbitrary: hostileText, weight: 4 },
          { arbitrary: hostileValue, weight: 3 },
          ...(['array', 'object'].includes(String(followed(field).type))
            ? [{ arbitrary: almost(field, operation), weight: 12 }]
            : []),
        ),
      ),
    );
  const whole = objectOf(schema, operation) as fc.Arbitrary<Fields>;
  return fc.oneof(
    {
      arbitrary: fc
        .tuple(whole, replacement)
        .map(([{ pairs }, wrong]) => new Fields([...pairs.filter(([key]) => key !== wrong[0]), wrong])),
      weight: 10,
    },
    {
      arbitrary: fc.tuple(whole, replacement).map(([{ pairs }, wrong]) => new Fields([...pairs, wrong])),
      weight: 1,
    },
    {
      arbitrary: fc
        .tuple(whole, fc.nat(9))
        .map(([{ pairs }, nth]) => new Fields(pairs.filter((_, at) => at !== nth))),
      weight: 2,
    },
    {
      arbitrary: fc
        .tuple(whole, strangeKey, hostileValue)
        .map(([{ pairs }, ...extra]) => new Fields([...pairs, extra])),
      weight: 2,
    },
    { arbitrary: hostileValue, weight: 1 },
  );
}
