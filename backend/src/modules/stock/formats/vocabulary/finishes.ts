// What other programs call the finish of a card.
import type { Finish } from '../../../listings/index.js';
import { folded, type Words, words } from './words.js';

export const FINISH_WORDS: Words<Finish> = words<Finish>({
  NONFOIL: ['Nonfoil', 'Non-foil', 'Normal', 'Regular', 'No', 'False', '0', '-', 'N', 'NF'],
  FOIL: ['Foil', 'Yes', 'True', '1', 'X', 'Y', 'Holofoil', 'Premium', 'Traditional Foil', 'F', 'FO', 'f-pre'],
  ETCHED: ['Etched', 'Foil Etched', 'Etched Foil', 'f-etch', 'EF'],
});

/** `Rainbow Foil`, `Surge Foil` and whatever comes next: Dragon Shield and TCGplayer name every kind of foil. */
export function openFinish(word: string): Finish | undefined {
  const known = FINISH_WORDS.get(folded(word));
  if (known) return known;
  if (/etched/i.test(word)) return 'ETCHED';
  return /foil/i.test(word) ? 'FOIL' : undefined;
}

/** What a program adds to a name: `(Foil Etched)`, `(Surge Foil)`, ` - Foil`. No card has such a name. */
const IN_NAME = /\(([^()]*\b(?:foil|etched)\b[^()]*)\)|\s-\s(foil)$/i;

/** The longest name has 141 characters; a shop adds the set. */
export const MAX_NAME = 300;

/** The finish that is a part of a name, as of products that are sold by their finish. */
export function finishInName(name: string): Finish | undefined {
  const found = IN_NAME.exec(name.slice(0, MAX_NAME));
  return found ? openFinish(found[1] ?? found[2] ?? '') : undefined;
}
