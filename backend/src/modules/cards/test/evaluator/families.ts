// Every family of generated terms.
import { colourCounts, colours, identities, produced } from './colour-terms.js';
import { costs, counts, manaValues, parities, prices, stats, statsAgainstStats } from './figure-terms.js';
import { days, elsewhere, flags, legalities, numbers, rarities, sets, traits } from './printing-terms.js';
import type { Family } from './terms.js';
import { artists, flavors, keywords, nameParts, patterns, rules, types, wholeNames } from './text-terms.js';

export const FAMILIES: readonly Family[] = [
  colours,
  identities,
  colourCounts,
  produced,
  costs,
  counts,
  manaValues,
  parities,
  prices,
  stats,
  statsAgainstStats,
  days,
  elsewhere,
  flags,
  legalities,
  numbers,
  rarities,
  sets,
  traits,
  artists,
  flavors,
  keywords,
  nameParts,
  patterns,
  rules,
  types,
  wholeNames,
];
