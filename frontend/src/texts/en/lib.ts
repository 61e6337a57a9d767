/** The words that several screens share: for conditions and finishes. */
import { createFormatters } from '../formatters';

const { countWithNoun } = createFormatters('en');

export const lib = {
  availability: {
    from: (price: string) => `from ${price}`,
    forTrade: 'for trade',
    stores: (count: number) => countWithNoun(count, { one: 'store', other: 'stores' }),
    players: (count: number) => countWithNoun(count, { one: 'player', other: 'players' }),
  },
  codeFormat: 'Use format like "FIN-527" or "fdn0429"',
  noPrice: 'N/A',
  conditions: {
    NEAR_MINT: 'Near Mint',
    LIGHTLY_PLAYED: 'Lightly Played',
    MODERATELY_PLAYED: 'Moderately Played',
    HEAVILY_PLAYED: 'Heavily Played',
    DAMAGED: 'Damaged',
  },
  finishes: { NONFOIL: 'Nonfoil', FOIL: 'Foil', ETCHED: 'Etched' },
  types: { SELL: 'Sell', BUY: 'Buy', TRADE: 'Trade' },
};
