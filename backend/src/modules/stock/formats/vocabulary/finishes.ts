// What other programs call the finish of a card.
import type { Finish } from '../../../listings/index.js';
import { folded, type Words, words } from './words.js';

export const FINISH_WORDS: Words<Finish> = words<Finish>({
  NONFOIL: ['Nonfoil', 'Non-foil', 'Normal', 'Regular', 'No', 'False', '0', '-', 'N', 'nonFoil'],
  FOIL: ['Foil', 'Yes', 'True', '1', 'X', 'Y', 'Holofoil', 'Premium', 'Traditional Foil', 'F', 'f-pre'],
  ETCHED: ['Etched', 'Foil Etched', 'Etched Foil', 'f-etch', 'etchedFoil'],
});

/** `Rainbow Foil`, `Surge Foil` and whatever comes next: Dragon Shield and TCGplayer name every kind of foil. */
export function openFinish(word: string): Finish | undefined {
  const known = FINISH_WORDS.get(folded(word));
  if (known) return known;
  if (/etched/i.test(word)) return 'ETCHED';
  return /foil/i.test(word) ? 'FOIL' : undefined;
}
