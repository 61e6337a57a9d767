// What holds of every search, shown by many that were made up: by chance, but by the same chance each time.

import { randomFrom } from '../../../../test/random.js';
import { DISPLAY_KEYWORDS, KEYWORDS } from './keywords/all.js';
import { parse } from './parser.js';
import type { Query } from './query.js';
import { scan } from './scanner.js';
import { printed, randomQuery } from './test/printed.js';
import { UnreadableSearch } from './warnings.js';

const PIECES = [
  ...'()-!"\'/\\{}:=<>~*+?|[]^$.,;%_ \t\n',
  ...[
    'or',
    'and',
    'AND',
    'lantern',
    'ß',
    'İ',
    '🜁',
    '\u202e',
    '12',
    '3.5',
    '{w/u}',
    '2021-02-30',
    '>=',
    '!=',
    '/a.b/',
  ],
  ...[
    'wu',
    'even',
    'rare',
    'modern',
    'foil',
    '"of the"',
    'order:',
    'now',
    'brm',
    'constructor',
    '__proto__',
    'x'.repeat(50),
  ],
  ...[...KEYWORDS.keys(), ...DISPLAY_KEYWORDS.keys()].map((key) => `${key}:`),
  ...[...KEYWORDS.keys()].map((key) => `-${key}>=`),
];

const textFrom = (seed: number, length: number): string => {
  const random = randomFrom(seed);
  return Array.from({ length }, () => PIECES[random(PIECES.length)]).join('');
};
const seeds = Array.from({ length: 2000 }, (_, seed) => seed);

/** Reads a text, or answers why it was refused. Anything else that is thrown is thrown on. */
function parsed(text: string) {
  try {
    return parse(text, { today: '2024-11-08' });
  } catch (error) {
    if (error instanceof UnreadableSearch) return error.message;
    throw error;
  }
}

describe('every search', () => {
  it('is read or refused in known words, and what it asks is plain data', () => {
    for (const seed of seeds) {
      const read = parsed(textFrom(seed, 1 + (seed % 40)));
      if (typeof read === 'string') {
        expect(read).toMatch(/unclosed parentheses|Display options may not|Too many regular expression/);
      } else {
        expect(JSON.parse(JSON.stringify(read.query ?? null))).toEqual(read.query ?? null);
        expect(read.warnings.every((warning) => warning.length < 300)).toBe(true);
      }
    }
  });

  it('may be for any regular expression, with any sign', () => {
    const pieces = [...'()[]{}*+?|.^$\\abc1,-:=!<#d', '(?=', '(?<!', '[^', '\\sm', '{2,3}', '[:alpha:]'];
    for (const seed of seeds) {
      const random = randomFrom(seed);
      const pattern = Array.from({ length: 1 + (seed % 8) }, () => pieces[random(pieces.length)]).join('');
      for (const sign of [':', '!=', '<', '>=']) {
        expect(parsed(`lantern -fo${sign}/${pattern}/`)).toMatchObject({ options: {} });
      }
    }
  });

  it('loses nothing when it is cut: only blanks and the sign of an empty keyword stand between', () => {
    for (const seed of seeds) {
      const text = textFrom(seed, 1 + (seed % 40));
      const tokens = scan(text);
      let at = 0;
      for (const { start, end } of tokens) {
        expect(text.slice(at, start).trim()).toBe('');
        expect(end).toBeGreaterThan(start);
        at = end;
      }
      expect(text.slice(at).trim()).toBe('');
      for (const token of tokens) {
        if (token.type === 'term') expect(token.source).toBe(text.slice(token.start, token.end));
      }
    }
  });

  it('is itself again when it is turned round twice', () => {
    for (const seed of seeds) {
      const text = textFrom(seed, 1 + (seed % 12));
      const read = parsed(text);
      const twice = parsed(`-(-(${text}))`);
      if (typeof read === 'string' || typeof twice === 'string') continue;
      if (scan(text).some((token) => token.type === 'term' && token.unclosed)) continue;
      expect(twice.query).toEqual(read.query);
    }
  });

  it('is the same when it is written down from what was understood', () => {
    for (const seed of seeds) {
      const query: Query = randomQuery(randomFrom(seed), 3);
      expect({ text: printed(query), query: parse(printed(query)).query }).toEqual({
        text: printed(query),
        query,
      });
    }
  });

  it.each([
    ['(', 10_000],
    ['(a ', 5_000],
    ['-(', 5_000],
    ['a ', 10_000],
    ['a', 100_000],
    ["'", 10_000],
    ["'a ", 10_000],
    ['"', 10_000],
    ['o:/', 10_000],
    ['o:/a', 10_000],
    ['a:', 10_000],
    ['-', 100_000],
    ['!', 10_000],
    ['\\', 10_000],
    ['{', 10_000],
    ['m:{', 10_000],
    [' ', 100_000],
    ['or ', 10_000],
    ['c>=', 10_000],
    ['!"', 10_000],
  ])('is read in a time that grows with its length: %s', (piece, times) => {
    // Of the processor, not of the clock: other test files run beside this one.
    const before = process.cpuUsage();
    parsed(piece.repeat(times));
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });
});
