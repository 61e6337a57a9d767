// What people, and people who want to see it break, type into the search fields.
import fc from 'fast-check';
import { DISPLAY_KEYWORDS, KEYWORDS } from '../../../src/modules/cards/search/keywords/all.js';
import { hostileText } from './hostile.js';
import { asText, type Term } from './terms.js';

const words = fc.constantFrom(
  'lantern',
  'warden',
  'the',
  'Æther',
  'elf',
  'a',
  'zzzz',
  'commander',
  'chicago',
);
const patterns = fc.constantFrom(
  '/^l/',
  '/(a|b)*c/',
  '/(a+)+$/',
  '/(.*)*(.*)*(.*)*x/',
  '/a{1,1000}/',
  '/a{1,99999}/',
  '/(?=x)/',
  '/(?<!x)y/',
  '/\\b\\d+\\/\\d+\\b/',
  '/[a-z/',
  '/\\1/',
  '/(a)\\1{9}/',
  '/[^\\W\\d]/',
  '/\\smash/',
  '/\\spp/',
  '/[[.hyphen.]]/',
  '/[[=a=]]/',
  '/\\u0000/',
  '/***=x/',
  '/(?i)x/',
  '/x**/',
  '//',
  '/',
  '/\\y\\m\\M\\A\\Z/',
  `/${'(a?){20}'.repeat(8)}/`,
  `/${'('.repeat(60)}a${')'.repeat(60)}/`,
);
const values = fc.oneof(
  words,
  patterns,
  fc.constantFrom(
    'brm',
    'r',
    'wubrg',
    'mythic',
    'common',
    '{2}{W/U}',
    '{G/P}',
    '{}',
    '{{{{',
    'wwwwwwwwwwwwwwww',
  ),
  fc.constantFrom(
    '0',
    '3',
    '-1',
    '3.5',
    '1e9',
    '99999999999999999999',
    'even',
    'odd',
    'x',
    '*',
    '1+*',
    '∞',
    'power',
  ),
  fc.constantFrom(
    'now',
    'today',
    '2026',
    '2026-02-30',
    '0000-00-00',
    '275760-09-13',
    '1993-08-05',
    'year',
    'brm',
  ),
  fc.constantFrom(
    '"',
    '"two words"',
    "'one",
    '()',
    '(a or b)',
    '-',
    ':',
    '!',
    'any',
    'en',
    'usd',
    'modern',
    'true',
  ),
  hostileText.map((text) => asText(text, () => 'known')),
);
const term = fc.oneof(
  { arbitrary: words, weight: 2 },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom('', '-', '--'),
        fc.constantFrom(...KEYWORDS.keys(), ...DISPLAY_KEYWORDS.keys()),
        fc.constantFrom(':', '=', '!=', '<', '<=', '>', '>=', '<>', '::'),
        values,
      )
      .map((parts) => parts.join('')),
    weight: 6,
  },
  { arbitrary: values, weight: 2 },
  {
    arbitrary: fc.constantFrom('!"Lantern Warden"', '!lantern', '!', '++', '@@', 'AND', 'or or', 'not'),
    weight: 1,
  },
);

/** A search for cards, in its language or nearly. */
export const cardSearch: fc.Arbitrary<Term> = fc.oneof(
  { arbitrary: fc.constantFrom('lantern', 'set:brm', 't:creature', 'c:w', 'usd>0'), weight: 3 },
  {
    arbitrary: fc
      .tuple(
        fc.array(term, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', ' or ', ' and ', ' -', ' (', ') '),
      )
      .map(([terms, between]) => terms.join(between)),
    weight: 6,
  },
  {
    arbitrary: fc
      .tuple(fc.nat(600), term)
      .map(([depth, core]) => '('.repeat(depth) + core + ')'.repeat(depth)),
    weight: 1,
  },
  {
    arbitrary: fc.tuple(fc.nat(200), term).map(([times, core]) => `${core} `.repeat(times).slice(0, 1_000)),
    weight: 1,
  },
);

/** Words for the other lists. */
export const plainSearch: fc.Arbitrary<Term> = fc.oneof(
  words,
  hostileText,
  fc.array(words, { minLength: 1, maxLength: 60 }).map((all) => all.join(' ')),
);
