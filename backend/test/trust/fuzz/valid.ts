// What openapi.yaml takes, as terms: valid values of a schema, and values just beside them.
import fc from 'fast-check';
import { contract } from '../../contract.js';
import { hostileText, hostileValue, strangeKey } from './hostile.js';
import { aCard, PASSWORD_OF_ALL } from './known-cards.js';
import { Fields, Known, Many, type Term } from './terms.js';

/** As much of JSON Schema as the document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
type Terms = fc.Arbitrary<Term>;

const one = (...terms: readonly Term[]): Terms => fc.constantFrom(...terms);
const known = (...kinds: readonly Known['kind'][]): Terms =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(3)).map(([kind, nth]) => new Known(kind, nth));
const days = fc.nat(40).map((ahead) => new Known('day', ahead));

/** Fields whose values mean something beyond their type, by name or by `operation.name`. */
const MEANT: Readonly<Record<string, Terms>> = {
  uuid: one(new Known('account', 0)),
  userId: one(new Known('account', 0)),
  cardId: known('card'),
  id: known('card'),
  'getListingsOfUser.id': one(new Known('account', 0)),
  setcode: one(aCard.set, aCard.set.toUpperCase()),
  'collectCards.set': one(aCard.set),
  set: one(aCard.set),
  code: one(aCard.set),
  number: one(...aCard.numbers),
  collector_number: one(...aCard.numbers),
  lang: one('en'),
  language: one('en', 'de', 'ja'),
  'getAvailability.cardIds': known('cards'),
  file: one('W.svg', 'WU.svg', 'T.svg'),
  exact: known('cardName'),
  fuzzy: known('cardName'),
  'collectCards.name': known('cardName'),
  'suggestPrintings.name': known('cardName'),
  // Of the four that everybody has at first the latest two are active; the first one is sold, the second withdrawn.
  'sellListings.uuid': one(new Known('listing', 0), new Known('listing', 1)),
  'sellListings.version': one(1),
  'takeBackSales.listings[]': one(new Known('listing', 0), new Known('listing', 3)),
  name: one('Robin Alvarez', 'The Gilded Goblet', 'Friday Night Commander', '太郎', "O'Neill & Söhne"),
  email: known('email'),
  'signUp.email': one(new Known('newEmail', 0)),
  password: one(PASSWORD_OF_ALL),
  confirmPassword: one(PASSWORD_OF_ALL),
  currentPassword: one(PASSWORD_OF_ALL),
  newPassword: one(PASSWORD_OF_ALL, 'other copies of a card'),
  turnstileToken: one(''),
  'verifyEmail.token': known('verifyToken', 'verifiedToken'),
  'startVerifiedSession.token': known('verifiedToken'),
  'resetPassword.token': known('resetToken'),
  'reportMessage.token': known('reportToken'),
  'logInWithPasskey.credential': known('enteringPasskey'),
  'addPasskey.credential': known('madePasskey'),
  passkey: known('confirmingPasskey'),
  'turnOnSecondFactor.code': known('oneTimeCode'),
  'logInWithSecondFactor.challenge': one(new Known('secondFactorChallenge', 0)),
  'logInWithSecondFactor.code': known('oneTimeCode', 'recoveryCode'),
  'renewRecoveryCodes.code': known('oneTimeCode', 'recoveryCode'),
  'turnOffSecondFactor.code': known('oneTimeCode', 'recoveryCode'),
  phoneNumber: one('', '+1 (312) 555-0103'),
  website: one('https://gilded-goblet.example', '', null),
  finish: one('NONFOIL'),
  tcg: one('MAGIC_THE_GATHERING'),
  format: one('COMMANDER', 'MODERN'),
  date: days,
  from: days,
  to: days,
  timeZone: one('America/Chicago', 'Pacific/Kiritimati', 'UTC'),
  after: one(new Known('cursor', 0), new Known('cursor', 1)),
  limit: one(1, 2, 500),
  'If-Match': one(new Known('etag', 0), '*'),
  'Idempotency-Key': one('a', 'b', 'another-key'),
};

/** The schema that a reference names. */
export function followed(schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const { schemas } = contract.components as { schemas: Record<string, Schema> };
  const found = schemas[schema.$ref.replace('#/components/schemas/', '')];
  if (!found) throw new Error(`openapi.yaml has no ${schema.$ref}`);
  return found;
}

/** Valid values of a field. */
export function valid(given: Schema, name: string, operation: string): Terms {
  const schema = followed(given);
  const meant = MEANT[`${operation}.${name}`] ?? MEANT[name];
  if (meant) return meant;
  if (schema.enum) return one(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return operation === 'collectCards' && name === 'identifiers[]'
        ? identifier
        : objectOf(schema, operation);
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

const identifier: Terms = fc.oneof(
  known('card').map((id) => new Fields([['id', id]])),
  known('cardName').map((name) => new Fields([['name', name]])),
  one(...aCard.numbers).map(
    (number) =>
      new Fields([
        ['set', aCard.set],
        ['collector_number', number],
      ]),
  ),
  one(...aCard.numbers).map(
    (number) =>
      new Fields([
        ['multiverse_id', 1],
        ['surprise', number],
      ]),
  ),
);

function objectOf({ properties = {}, required = [] }: Schema, operation: string): Terms {
  // What is required stays; each of the rest is there or not, more often not, as programs send it.
  const parts = Object.entries(properties).map(([key, schema]) => {
    const pair = valid(schema, key, operation).map((value) => [key, value] as const);
    return required.includes(key) ? pair : fc.option(pair, { freq: 2, nil: undefined });
  });
  return fc.tuple(...parts).map((pairs) => new Fields(pairs.filter((pair) => pair !== undefined)));
}

/** Values at the bounds of a schema and one beyond, if it has any. */
export const edges = (given: Schema): Terms => fc.constantFrom(...edgesOf(given));

/** All of them. */
export function edgesOf(given: Schema): readonly Term[] {
  const schema = followed(given);
  const found: Term[] = ['', null, 0, false];
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
  for (const word of schema.enum ?? []) found.push(word.toLowerCase(), ` ${word}`, [word]);
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
          ...(followed(field).type === 'array' ? [{ arbitrary: almost(field, operation), weight: 12 }] : []),
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
