// What a card costs: its symbols, and how devoted they are to colours.
import { DEVOTION_TO_MORE, unknownSymbols } from '../warnings.js';
import { inOrder } from './colour-words.js';
import { ignored, type Keyword, meant } from './keyword.js';
import { costOf } from './mana-symbols.js';

const COLOUR_OR_PAIR = /^[WUBRG](?:\/[WUBRG])?$/;

export const MANA: readonly Keyword[] = [
  {
    names: ['m', 'mana'],
    read: ({ sign, value }) => {
      const cost = costOf(value);
      if ('leftover' in cost) return ignored(unknownSymbols(cost.leftover));
      return { kind: 'mana', comparison: meant(sign, '>='), ...cost };
    },
  },
  {
    names: ['devotion'],
    read: ({ sign, value }) => {
      const cost = costOf(value);
      if ('leftover' in cost) return ignored(unknownSymbols(cost.leftover));
      const [symbol = ''] = cost.symbols;
      const same = cost.symbols.every((each) => each === symbol);
      if (!same || cost.generic > 0 || !COLOUR_OR_PAIR.test(symbol)) return ignored(DEVOTION_TO_MORE);
      const colours = inOrder(symbol.split('/'));
      return { kind: 'devotion', comparison: meant(sign, '>='), colours, count: cost.symbols.length };
    },
  },
];
