/** The words that several screens share: for conditions, finishes, languages and days. */
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
  languages: {
    en: 'English',
    es: 'Spanish',
    fr: 'French',
    de: 'German',
    it: 'Italian',
    pt: 'Portuguese',
    ja: 'Japanese',
    ko: 'Korean',
    ru: 'Russian',
    zhs: 'Simplified Chinese',
    zht: 'Traditional Chinese',
    he: 'Hebrew',
    la: 'Latin',
    grc: 'Ancient Greek',
    ar: 'Arabic',
    sa: 'Sanskrit',
    ph: 'Phyrexian',
    qya: 'Quenya',
  },
  noSuchDay: 'This day does not exist.',
  dayOutOfReach: 'Choose a day in the years 1900 to 2199.',
  noSuchTime: 'This time does not exist.',
  skippedTime: 'Clocks go forward that day and skip this time. Choose another time.',
};
