// docs/search-language.md matches the code: every keyword, every example, every message.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DISPLAY_KEYWORDS, KEYWORDS } from './keywords/all.js';
import { MAX_PATTERNS, MAX_TERMS, parse } from './parser.js';
import { DIRECTIONS, ORDERS, PREFERENCES, UNIQUES } from './query.js';
import { MAX_QUERY_LENGTH } from './search-request.js';
import {
  ALL_IGNORED,
  EMPTY,
  OPTION_IN_BRACKETS,
  TOO_MANY_PATTERNS,
  tooLong,
  UNCLOSED_BRACKETS,
  UNSEARCHABLE_CHARACTER,
} from './warnings.js';

const TEXT = readFileSync(resolve('../docs/search-language.md'), 'utf8');
const sectionOf = (title: string): string => TEXT.split(/^## /m).find((part) => part.startsWith(title)) ?? '';
const inBackticks = (text = ''): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
/** The cells of a section's table, without its head. */
const rowsOf = (title: string): string[][] =>
  [...sectionOf(title).matchAll(/^\| (?<row>`.*) \|$/gm)].map(
    ({ groups }) => groups?.row?.split(' | ') ?? [],
  );
const names = (rows: string[][]): string[] => rows.flatMap(([first]) => inBackticks(first)).sort();

describe('the search syntax document', () => {
  const keywords = rowsOf('Keywords');
  const unsupported = rowsOf('Not supported');
  const options = rowsOf('Display options');

  it('names every keyword by all its names, and no other', () => {
    expect(names([...keywords, ...unsupported])).toEqual([...KEYWORDS.keys()].sort());
    for (const [first] of [...keywords, ...unsupported]) {
      const [usual = '', ...others] = inBackticks(first);
      expect([usual, ...others]).toEqual(KEYWORDS.get(usual)?.names);
    }
  });

  it('names every display option and what it chooses', () => {
    expect(names(options)).toEqual([...DISPLAY_KEYWORDS.keys()].sort());
    const chosen = new Set(options.flatMap(([, second]) => inBackticks(second)));
    for (const word of [...UNIQUES, ...ORDERS, ...DIRECTIONS, ...PREFERENCES]) expect(chosen).toContain(word);
    for (const [first, second] of options) {
      for (const value of inBackticks(second)) {
        expect(parse(`x ${inBackticks(first)[0]}:${value}`).warnings).toEqual([]);
      }
    }
  });

  it.each(keywords.map(([first, , , example]) => [inBackticks(example)[0] ?? '', inBackticks(first)]))(
    'has an example that parses: %s',
    (example, keys) => {
      const { query, warnings } = parse(example, { today: '2024-11-08' });
      expect(warnings).toEqual([]);
      expect(query).toBeDefined();
      expect(keys).toContain(/^[a-z_]+/.exec(example)?.[0]);
    },
  );

  it.each(names(unsupported))('rightly lists %s as not supported', (key) => {
    expect(parse(`${key}:x`)).toMatchObject({ warnings: [expect.stringContaining('can’t be answered')] });
  });

  it('states the errors and limits of the code', () => {
    const errors = [EMPTY, ALL_IGNORED, UNCLOSED_BRACKETS, OPTION_IN_BRACKETS, TOO_MANY_PATTERNS];
    for (const text of [...errors, tooLong(MAX_QUERY_LENGTH), UNSEARCHABLE_CHARACTER]) {
      expect(sectionOf('Warnings')).toContain(` ${text} |`);
    }
    expect(sectionOf('Limits')).toContain(
      `${MAX_QUERY_LENGTH.toLocaleString('en')} characters, ${MAX_TERMS} terms`,
    );
    expect(sectionOf('Limits')).toContain(`and ${MAX_PATTERNS} regular expressions`);
  });
});
