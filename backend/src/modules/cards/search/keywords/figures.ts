// Figures of a card: mana value, power, toughness, loyalty, and its rank among commander decks.
import type { Comparison, Figure, Query } from '../query.js';
import { incomparable, NO_MANA_VALUE, SAME_SIDES } from '../warnings.js';
import { type Given, type Ignored, ignored, type Keyword, negated } from './keyword.js';
import { numeric, ofWhole } from './number.js';

const NAMES: Readonly<Record<Exclude<Figure, 'penny'>, readonly string[]>> = {
  'mana-value': ['mv', 'cmc', 'manavalue'],
  power: ['pow', 'power'],
  toughness: ['tou', 'toughness'],
  'power-toughness': ['pt', 'powtou'],
  loyalty: ['loy', 'loyalty'],
  edhrec: ['edhrec', 'edhrecrank'],
};
const FIGURES_BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([figure, names]) => names.map((name) => [name, figure as Figure] as const)),
);
/** What the public database compares figures with, and we do not. */
const OTHERS = new Set(
  'cn number collector collectornumber usd eur tix prints sets paperprints papersets illustrations artists year'.split(
    ' ',
  ),
);

export const FIGURES: readonly Keyword[] = [...new Set(FIGURES_BY_NAME.values())].map((figure) => {
  const compared = (comparison: Comparison, value: number): Query => ({
    kind: 'figure',
    figure,
    comparison,
    value,
  });
  const keyword = numeric(
    NAMES[figure as keyof typeof NAMES],
    figure === 'edhrec' ? ofWhole(compared) : compared,
    (word, comparison, given) => otherValue(figure, word, comparison, given),
  );
  return figure === 'mana-value' ? { ...keyword, noMinus: true } : keyword;
});

function otherValue(
  left: Figure,
  word: string,
  comparison: Comparison,
  { key, sign }: Given,
): Query | Ignored | undefined {
  const right = FIGURES_BY_NAME.get(word);
  if (right === left) return ignored(SAME_SIDES);
  if (right) return { kind: 'figures', left, comparison, right };
  if (OTHERS.has(word)) return ignored(incomparable(key, sign, word));
  if (word === '∞' && left !== 'edhrec')
    return { kind: 'figure', figure: left, comparison, value: 'infinity' };
  if (left !== 'mana-value') return undefined;
  if (word !== 'even' && word !== 'odd') return ignored(NO_MANA_VALUE);
  const parity: Query = { kind: 'mana-value-parity', parity: word };
  if (comparison === '=') return parity;
  return comparison === '!=' ? negated(parity) : ignored(NO_MANA_VALUE);
}
