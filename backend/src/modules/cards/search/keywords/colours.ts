// Colours of a card, of its identity, and of the mana it makes: `c:wu`, `id<=esper`, `produces:g`.
import type { ColourField, Comparison, Query } from '../query.js';
import { COLOURED_AND_COLOURLESS, multicolourWithOthers, unknownColour } from '../warnings.js';
import { inOrder, meansSeveral, namedColours } from './colour-words.js';
import { type Given, type Ignored, ignored, type Keyword, meant } from './keyword.js';

const MAX_COUNT = 1000;
const UNUSABLE_IN_ADVICE = /[m-]/g;

export const COLOURS: readonly Keyword[] = [
  colours('colour', '>=', ['c', 'color', 'colors', 'colour', 'colours']),
  colours('identity', '<=', ['id', 'identity', 'ci', 'commander']),
  colours('produced', '>=', ['produces']),
];

function colours(field: ColourField, colon: Comparison, names: readonly string[]): Keyword {
  return {
    names,
    read: ({ key, sign, value }) => {
      const word = value.toLowerCase();
      if (/^\d+$/.test(word)) {
        return {
          kind: 'colour-count',
          field,
          comparison: meant(sign, '='),
          count: Math.min(Number(word), MAX_COUNT),
        };
      }
      if (meansSeveral(word)) return several(field, sign);
      if (field === 'produced' && word === 'any') return several(field, sign, 1);
      const letters = lettersOf(field, key, word);
      if (typeof letters !== 'string') return letters;
      // Nothing is at least colourless: `c:c` is exactly that.
      const comparison = meant(sign, letters === '' ? '=' : colon);
      return { kind: 'colours', field, comparison, colours: letters };
    },
  };
}

/** `c:m` is two colours or more, `c!=m` fewer; with the other signs it is the number. */
function several(field: ColourField, sign: Given['sign'], count = 2): Query {
  const kind = 'colour-count';
  if (sign === '!=') return { kind, field, comparison: '<', count };
  return { kind, field, comparison: sign === ':' || sign === '=' ? '>=' : sign, count };
}

function lettersOf(field: ColourField, key: string, word: string): string | Ignored {
  const named = namedColours(word);
  if (named !== undefined && (field !== 'produced' || named !== '')) return named;
  const letters = [...new Set(word)].sort();
  if (word.includes('m')) {
    const others = letters.join('').replace(UNUSABLE_IN_ADVICE, '').slice(0, 5);
    return ignored(multicolourWithOthers(key, others));
  }
  const coloured = letters.filter((letter) => 'wubrg'.includes(letter));
  const colourless = letters.includes('c');
  if (field !== 'produced' && colourless && coloured.length > 0) return ignored(COLOURED_AND_COLOURLESS);
  const unknown = letters.find((letter) => !'wubrgc'.includes(letter));
  if (unknown !== undefined) return ignored(unknownColour(unknown));
  return inOrder(
    [...coloured, ...(field === 'produced' && colourless ? ['c'] : [])].map((each) => each.toUpperCase()),
  );
}
