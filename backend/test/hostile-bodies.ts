// Bodies that no client of ours would send, made from a valid one and what its fields are.

/** What a field holds. `secret` takes any text, `line` any single line, `word` one of a few upper-case words. */
type FieldKind = 'line' | 'secret' | 'email' | 'phone' | 'word' | 'uuid' | 'number' | 'boolean';

/** A field of a body. Required unless `optional`; `max` is its length in characters. */
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
  readonly optional?: boolean;
  readonly max?: number;
}

/** A valid body with one thing wrong. `field` is what the answer must name. */
export interface HostileBody {
  readonly title: string;
  readonly field: string;
  readonly body: Readonly<Record<string, unknown>>;
}

type Values = readonly (readonly [title: string, value: unknown])[];

const CONTROL: Values = [
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
const NOT_TEXT: Values = [
  ['a number', 12],
  ['a boolean', true],
  ['an object', { length: 12 }],
  ['a list', ['text']],
];

/** What each kind of field must refuse, beyond its absence and its length. */
const REFUSED: Record<FieldKind, Values> = {
  line: [...NOT_TEXT, ...CONTROL],
  secret: NOT_TEXT,
  email: [...NOT_TEXT, ...CONTROL, ...FANCY, ['two addresses', 'a@example.com, b@example.com']],
  phone: [...NOT_TEXT, ...CONTROL, ...FANCY],
  word: [...NOT_TEXT, ...CONTROL, ...FANCY, ['an unknown word', 'NOTHING'], ['a built-in', '__proto__']],
  uuid: [...NOT_TEXT, ...CONTROL, ...FANCY, ['half an id', '7b0c5a52-14f5-4e3e']],
  number: [
    ['a word', 'ten'],
    ['a number as text', '10'],
    ['a boolean', true],
    ['an object', {}],
    ['a list', [10]],
    ['a huge number', 1e300],
    ['a negative number', -1],
  ],
  boolean: [
    ['a word', 'true'],
    ['a number', 1],
    ['an object', {}],
  ],
};

/** What a kind of field may take as what it is: text. Never an error of ours. */
const TEXT: Record<FieldKind, Values> = {
  line: FANCY,
  secret: [...CONTROL, ...FANCY],
  email: [],
  phone: [],
  word: [],
  uuid: [],
  number: [],
  boolean: [],
};

type Valid = Readonly<Record<string, unknown>>;

/** Every body that must be refused, each with the field to name. */
export function hostileBodies(valid: Valid, fields: readonly Field[]): HostileBody[] {
  const unknown = { title: 'an unknown field', field: 'surprise', body: { ...valid, surprise: 1 } };
  return [unknown, ...fields.flatMap((field) => ofField(valid, field))];
}

/** Bodies with odd but honest text, which may be taken or refused. */
export function oddBodies(valid: Valid, fields: readonly Field[]): HostileBody[] {
  return fields.flatMap(({ name, kind }) =>
    TEXT[kind].map(([what, value]) => ({
      title: `${name}: ${what}`,
      field: name,
      body: { ...valid, [name]: value },
    })),
  );
}

function ofField(valid: Valid, { name, kind, optional, max }: Field): HostileBody[] {
  const { [name]: value, ...without } = valid;
  const shouted = name === name.toUpperCase() ? name.toLowerCase() : name.toUpperCase();
  const found: HostileBody[] = [
    { title: `${shouted} for ${name}`, field: shouted, body: { ...without, [shouted]: value ?? 'x' } },
  ];
  const add = (title: string, wrong: unknown) =>
    found.push({ title: `${name}: ${title}`, field: name, body: { ...valid, [name]: wrong } });
  if (!optional) {
    found.push({ title: `${name} is missing`, field: name, body: without });
    add('null', null);
  }
  if (max !== undefined) {
    add('a character too long', 'x'.repeat(max + 1));
    // Within what a body without an access token may have: 14,000 bytes.
    add('far too long', '🃏'.repeat(3_500));
  }
  if (kind === 'word' && typeof value === 'string') add('in lower case', value.toLowerCase());
  for (const [title, wrong] of REFUSED[kind]) add(title, wrong);
  return found;
}
