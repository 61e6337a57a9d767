// The escapes of a regular expression: `\d`, `\b`, `\x41`, and those for symbols of the game such as `\sm`.

/** What an escape means to PostgreSQL, and how many characters it was. */
export interface Escape {
  readonly written: string;
  readonly length: number;
  readonly kind: 'atom' | 'constraint' | 'symbols' | 'reference' | 'faulty';
}

/** A character that no text holds: a line's end, which no match goes beyond, becomes it. */
export const NEVER = '\\u0001';

/** Blanks that do not end a line. */
export const BLANKS = ' \\t\\r\\f\\v';

const CLASSES: Readonly<Record<string, string>> = {
  d: '[[:digit:]]',
  D: '[^[:digit:]]',
  w: '[[:alnum:]_]',
  W: '[^[:alnum:]_]',
  s: `[${BLANKS}]`,
  S: '[^[:space:]]',
};
const CONSTRAINTS: Readonly<Record<string, string>> = {
  b: '\\y',
  B: '\\Y',
  y: '\\y',
  Y: '\\Y',
  m: '\\m',
  M: '\\M',
};
const CHARACTERS: Readonly<Record<string, number>> = { a: 7, e: 27, f: 12, n: 10, r: 13, t: 9, v: 11 };

const NUMBER = '[[:digit:]xyz*]+';
const SYMBOL = '(?:[[:digit:]]+|[wubrgcsxyz]|[wubrgc2]/[wubrg](?:/p)?|[wubrgc]/p)';
const repeated = [...'wubrgcx'].map((each) => `\\{${each}\\}\\{${each}\\}`).join('|');
/** The longest come first: `\sm` begins others. */
const SYMBOLS: readonly (readonly [name: string, written: string])[] = [
  ['smr', `(?:${repeated})`],
  ['smh', '(?:\\{[wubrgc2]/[wubrg](?:/p)?\\})'],
  ['smp', '(?:\\{[wubrgc](?:/[wubrg])?/p\\})'],
  ['smm', `(?:-${NUMBER}/-${NUMBER})`],
  ['spp', `(?:\\+${NUMBER}/\\+${NUMBER})`],
  ['spt', `(?:${NUMBER}/${NUMBER})`],
  ['sm', `(?:\\{${SYMBOL}\\})`],
  ['sc', '(?:\\{(?:[wubrgc2]/)?[wubrg](?:/p)?\\})'],
  ['ss', '(?:\\{[^{}]+\\})'],
];

/** The escape whose backslash stands at this place. */
export function escapeOf(source: readonly string[], at: number): Escape {
  const letter = source[at + 1];
  if (letter === undefined) return { written: '', length: 1, kind: 'faulty' };
  if (/\d/.test(letter)) return { written: '', length: 2, kind: 'reference' };
  if (letter === 's') {
    const rest = source.slice(at + 1, at + 4).join('');
    const symbol = SYMBOLS.find(([name]) => rest.startsWith(name));
    if (symbol) return { written: symbol[1], length: symbol[0].length + 1, kind: 'symbols' };
  }
  const known = CLASSES[letter];
  if (known !== undefined) return { written: known, length: 2, kind: 'atom' };
  const constraint = CONSTRAINTS[letter];
  if (constraint !== undefined) return { written: constraint, length: 2, kind: 'constraint' };
  const { code, length } = characterOf(source, at);
  return code === undefined
    ? { written: '', length, kind: 'faulty' }
    : { written: literally(code), length, kind: 'atom' };
}

/** The single character that an escape stands for. */
export function characterOf(
  source: readonly string[],
  at: number,
): { readonly code: number | undefined; readonly length: number } {
  const letter = source[at + 1] ?? '';
  const named = CHARACTERS[letter];
  if (named !== undefined) return { code: named, length: 2 };
  const rest = source.slice(at + 2, at + 12).join('');
  if (letter === 'x' || letter === 'u') {
    const digits = (letter === 'x' ? /^[\da-f]+/i : /^[\da-f]{4}/i).exec(rest)?.[0];
    const code = Number.parseInt(digits ?? '', 16);
    return { code: isCharacter(code) ? code : undefined, length: 2 + (digits?.length ?? 0) };
  }
  if (letter === 'c' && rest !== '') return { code: (rest.codePointAt(0) ?? 0) & 31 || undefined, length: 3 };
  return { code: letter === '' || /[a-z\d]/i.test(letter) ? undefined : codePointOf(letter), length: 2 };
}

const isCharacter = (code: number): boolean =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

export const codePointOf = (character: string): number => character.codePointAt(0) ?? 0;

/** A character that means only itself, in brackets or out of them. */
export function literally(code: number): string {
  if (code === 10) return NEVER;
  const character = String.fromCodePoint(code);
  if (/[\w\s]/.test(character) && code >= 32 && code < 127) return character;
  if (code < 32 || code === 127) return `\\u${code.toString(16).padStart(4, '0')}`;
  return code < 127 ? `\\${character}` : character;
}
