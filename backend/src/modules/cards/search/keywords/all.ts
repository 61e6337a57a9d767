// Every keyword of the search language, by every name it goes by.
import { COLOURS } from './colours.js';
import { COUNTS } from './counts.js';
import { DATES } from './dates.js';
import { DISPLAY, type DisplayKeyword } from './display.js';
import { FIGURES } from './figures.js';
import { FLAGS } from './flags.js';
import { IDS } from './ids.js';
import type { Keyword } from './keyword.js';
import { LEGALITY } from './legality.js';
import { MANA } from './mana.js';
import { PRICES } from './prices.js';
import { RARITY } from './rarity.js';
import { SETS } from './sets.js';
import { TEXTS } from './texts.js';
import { TRAITS } from './traits.js';
import { UNANSWERED } from './unanswered.js';

/** The keywords of terms. */
export const KEYWORDS: ReadonlyMap<string, Keyword> = byName([
  ...COLOURS,
  ...TEXTS,
  ...MANA,
  ...FIGURES,
  ...SETS,
  RARITY,
  ...TRAITS,
  ...LEGALITY,
  ...FLAGS,
  ...DATES,
  ...PRICES,
  ...COUNTS,
  ...IDS,
  ...UNANSWERED,
]);

/** The keywords of display options. */
export const DISPLAY_KEYWORDS: ReadonlyMap<string, DisplayKeyword> = byName(DISPLAY);

function byName<Named extends { readonly names: readonly string[] }>(
  all: readonly Named[],
): ReadonlyMap<string, Named> {
  return new Map(all.flatMap((each) => each.names.map((name) => [name, each] as const)));
}
