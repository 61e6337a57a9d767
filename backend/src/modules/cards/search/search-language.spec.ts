// The document of the search language says what the code does: every keyword, every example, every text.
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

describe('the document of the search language', () => {
  const keywords = rowsOf('Keywords');
  const unanswered = rowsOf('What is not answered');
  const options = rowsOf('Display options');

  it('names every keyword by all its names, and no other', () => {
    expect(names([...keywords, ...unanswered])).toEqual([...KEYWORDS.keys()].sort());
    for (const [first] of [...keywords, ...unanswered]) {
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
    'has an example that is read: %s',
    (example, keys) => {
      const { query, warnings } = parse(example, { today: '2024-11-08' });
      expect(warnings).toEqual([]);
      expect(query).toBeDefined();
      expect(keys).toContain(/^[a-z_]+/.exec(example)?.[0]);
    },
  );

  it.each(names(unanswered))('says rightly that %s is not answered', (key) => {
    expect(parse(`${key}:x`)).toMatchObject({ warnings: [expect.stringContaining('cannot be answered')] });
  });

  it('has the refusals and bounds of the code', () => {
    const refusals = [EMPTY, ALL_IGNORED, UNCLOSED_BRACKETS, OPTION_IN_BRACKETS, TOO_MANY_PATTERNS];
    for (const text of [...refusals, tooLong(MAX_QUERY_LENGTH), UNSEARCHABLE_CHARACTER]) {
      expect(sectionOf('Warnings')).toContain(` ${text} |`);
    }
    expect(sectionOf('Bounds')).toContain(
      `${MAX_QUERY_LENGTH.toLocaleString('en')} characters, ${MAX_TERMS} terms`,
    );
    expect(sectionOf('Bounds')).toContain(`and ${MAX_PATTERNS} regular expressions`);
  });
});
