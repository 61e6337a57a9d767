// Bodies with one thing wrong, made from the schema of a body in openapi.yaml and a valid body.
import { followed, type Schema } from '../trust/fuzz/schema.js';

/** A valid body with one thing wrong. `field` is what the answer must name. */
export interface Fault {
  readonly title: string;
  readonly field: string;
  readonly body: unknown;
}

type Values = readonly (readonly [title: string, value: unknown])[];

/** Characters that a line of text cannot have. */
export const CONTROL: Values = [
  ['a NUL', 'a\u0000b'],
  ['a bell', 'a\u0007b'],
  ['a line break', 'a\r\nb'],
  ['half a surrogate pair', 'a\ud800b'],
  ['a line separator', 'a\u2028b'],
  ['a paragraph separator', 'a\u2029b'],
  ['a turn of the direction', 'a\u202eb'],
  ['an isolate', 'a\u2066b'],
];
const FANCY: Values = [
  ['HTML', '<script>alert(1)</script>'],
  ['an emoji', '🃏'],
  ['a family', '👩‍👩‍👧‍👦'],
  ['text from right to left', '\u05d2\u05d1\u05d9\u05e2'],
  ['SQL', `'; drop table users.account; --`],
];
const WORDS: Values = [...CONTROL, ...FANCY, ['an unknown word', 'NOTHING'], ['a built-in', '__proto__']];
const NOT_TEXT: Values = [
  ['a number', 12],
  ['a boolean', true],
  ['an object', { length: 12 }],
  ['a list', ['text']],
];
const NOT_A_NUMBER: Values = [
  ['a word', 'ten'],
  ['a number as text', '10'],
  ['a boolean', true],
  ['an object', {}],
  ['a list', [10]],
];
const NOT_A_BOOLEAN: Values = [
  ['a word', 'true'],
  ['a number', 1],
  ['an object', {}],
];
const NOT_A_LIST: Values = [
  ['text', 'text'],
  ['a number', 12],
  ['an object', { length: 1 }],
];
const NOT_AN_OBJECT: Values = [
  ['text', 'text'],
  ['a number', 12],
  ['a list', [{}]],
];

/** What the schema cannot say: text that is as strict as a format, and text that is free to hold anything. */
const STRICT = new Set(['phoneNumber', 'website', 'timeZone', 'format', 'tcg', 'until']);
const FREE = new Set([
  'token',
  'turnstileToken',
  'challenge',
  'code',
  'note',
  'text',
  'description',
  'whatToBring',
  'prizes',
  'reason',
]);

const typeOf = ({ type }: Schema): string | undefined => (typeof type === 'string' ? type : type?.[0]);
const isStrict = ({ format, pattern, enum: words }: Schema, name: string): boolean =>
  words !== undefined ||
  pattern !== undefined ||
  STRICT.has(name) ||
  (format !== undefined && format !== 'password');
const isFree = ({ format }: Schema, name: string): boolean => format === 'password' || FREE.has(name);

function refusedBy(schema: Schema, name: string): Values {
  switch (typeOf(schema)) {
    case 'boolean':
      return NOT_A_BOOLEAN;
    case 'number':
    case 'integer':
      return NOT_A_NUMBER;
    case 'array':
      return NOT_A_LIST;
    case 'object':
      return NOT_AN_OBJECT;
    default:
      if (isStrict(schema, name)) return [...NOT_TEXT, ...WORDS];
      return isFree(schema, name) ? NOT_TEXT : [...NOT_TEXT, ...CONTROL];
  }
}

const FAR = 3_500;

/** Values just beyond the bounds of a schema. */
function beyond(
  { maxLength, minLength, maxItems, minItems, maximum, minimum, multipleOf = 1 }: Schema,
  value: unknown,
): Values {
  const found: [string, unknown][] = [];
  if (maxLength !== undefined) {
    found.push(['a character too long', 'x'.repeat(maxLength + 1)]);
    // Within what a body without an access token may have: 14,000 bytes.
    if (maxLength < FAR) found.push(['far too long', '🃏'.repeat(FAR)]);
  }
  if (minLength !== undefined) found.push(['a character too short', 'x'.repeat(minLength - 1)]);
  const [entry] = Array.isArray(value) ? value : [];
  if (maxItems !== undefined) found.push(['an entry too many', Array(maxItems + 1).fill(entry)]);
  if (minItems !== undefined) found.push(['an entry too few', Array(minItems - 1).fill(entry)]);
  if (maximum !== undefined) found.push(['too much', maximum + multipleOf], ['a huge number', 1e300]);
  // JavaScript writes it without a point.
  if (multipleOf < 1) found.push(['too many decimals', 1e-7]);
  if (minimum !== undefined) found.push(['too little', minimum - multipleOf], ['a low number', -1e300]);
  return found;
}

/** Puts a value in the place of a part of the body. */
type Put = (value: unknown) => unknown;

/** Every body that must be refused, each with the field to name. */
export function faults(schema: Schema, valid: unknown): Fault[] {
  return within(followed(schema), valid, '', (value) => value);
}

function within(schema: Schema, valid: unknown, path: string, put: Put): Fault[] {
  if (schema.items) {
    const [entry] = valid as unknown[];
    return within(followed(schema.items), entry, `${path}0.`, (value) => put([value]));
  }
  const whole = valid as Readonly<Record<string, unknown>>;
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return [];
  const surprise = {
    title: 'an unknown field',
    field: `${path}surprise`,
    body: put({ ...whole, surprise: 1 }),
  };
  return [surprise, ...fields.flatMap(([name, field]) => ofField(name, field, schema, whole, path, put))];
}

const takesNull = ({ type, anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some((each) => each.type === 'null');

function ofField(
  name: string,
  given: Schema,
  { required = [] }: Schema,
  whole: Readonly<Record<string, unknown>>,
  path: string,
  put: Put,
): Fault[] {
  const schema = followed(given);
  const { [name]: value, ...without } = whole;
  const field = path + name;
  const shouted = name.toUpperCase();
  const fault = (title: string, body: unknown, named = field) => ({ title, field: named, body: put(body) });
  const holding = (title: string, wrong: unknown) => fault(`${field}: ${title}`, { ...whole, [name]: wrong });
  const found = [fault(`${shouted} for ${field}`, { ...without, [shouted]: value ?? 'x' }, path + shouted)];
  if (required.includes(name)) found.push(fault(`${field} is missing`, without));
  if (required.includes(name) && !takesNull(given)) found.push(holding('null', null));
  const [word] = schema.enum ?? [];
  // A word may be a number: the nth weekday of a month.
  if (typeof word === 'string' && word !== word.toLowerCase())
    found.push(holding('in lower case', word.toLowerCase()));
  // A list of filters may be text, as in a query.
  const pattern = schema.pattern ?? (schema.items && followed(schema.items).pattern);
  const isTaken = (wrong: unknown) =>
    typeof wrong === 'string' && pattern !== undefined && new RegExp(pattern).test(wrong);
  for (const [title, wrong] of beyond(schema, value)) found.push(holding(title, wrong));
  for (const [title, wrong] of refusedBy(schema, name))
    if (!isTaken(wrong)) found.push(holding(title, wrong));
  const isNested = (schema.properties ?? schema.items) && value !== undefined;
  const inside = (nested: unknown) => put({ ...whole, [name]: nested });
  return isNested ? [...found, ...within(schema, value, `${field}.`, inside)] : found;
}

/** Bodies with odd but honest text, which may be taken or refused. */
export function oddities(schema: Schema, valid: unknown): Fault[] {
  const followedSchema = followed(schema);
  const item = followedSchema.items ? followed(followedSchema.items) : followedSchema;
  const whole = (followedSchema.items ? (valid as unknown[])[0] : valid) as Record<string, unknown>;
  return Object.entries(item.properties ?? {}).flatMap(([field, given]) => {
    const property = followed(given);
    if (typeOf(property) !== 'string' || isStrict(property, field)) return [];
    const texts = isFree(property, field) ? [...CONTROL, ...FANCY] : FANCY;
    return texts.map(([title, value]) => {
      const body = { ...whole, [field]: value };
      return { title: `${field}: ${title}`, field, body: followedSchema.items ? [body] : body };
    });
  });
}

type Document = readonly [title: string, body: string | undefined, mediaType: string | undefined];

/** Bodies that are no document with fields at all, which a handler might fail at. */
export const NO_DOCUMENTS: readonly Document[] = [
  ['no body', undefined, undefined],
  ['text', '"text"', 'application/json'],
  ['null', 'null', 'application/json'],
  ['a constructor', '{"constructor": {"prototype": {"role": "STORE"}}}', 'application/json'],
];

/** Bodies that are refused before any handler is asked, by the same few lines for all operations. */
export const UNREADABLE: readonly Document[] = [
  ['an empty body', '', 'application/json'],
  ['half a document', '{"name": "Rob', 'application/json'],
  ['no document', 'name=Robin', 'application/json'],
  ['a prototype', '{"__proto__": {"role": "STORE"}}', 'application/json'],
  ['a tower of brackets', '['.repeat(100_000), 'application/json'],
  ['a body ever deeper', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, 'application/json'],
  ['plain text', '{}', 'text/plain'],
  ['a form', 'name=Robin', 'application/x-www-form-urlencoded'],
  ['a form with files', '--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<name>Robin</name>', 'application/xml'],
  // A body may have one.
  ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), 'application/json'],
];
