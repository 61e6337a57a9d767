// Condition, finish and language in one cell, as TCGplayer's sellers and tills have it: `Near Mint Foil - Japanese`.
import type { Condition, Finish } from '../../../listings/index.js';
import { AMERICAN } from './conditions.js';
import { FINISH_WORDS, openFinish } from './finishes.js';
import { PLAIN_CHINESE } from './languages.js';
import { folded } from './words.js';

export interface Variation {
  readonly condition?: Condition;
  readonly finish?: Finish;
  readonly language?: string;
}

/** Not a single card. */
export const isSealed = (word: string): boolean => /^(unopened|sealed)$/i.test(word.trim());

/** How tills call the only variation of a product. */
const ONLY = /^(regular|default( title)?)$/i;

/** The longest words first that are a grade; what follows is the finish. */
function gradeAndFinish(text: string): Pick<Variation, 'condition' | 'finish'> | undefined {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  for (let length = parts.length; length > 0; length -= 1) {
    const condition = AMERICAN.get(folded(parts.slice(0, length).join(' ')));
    if (!condition) continue;
    const rest = parts.slice(length).join(' ');
    const finish = rest === '' ? 'NONFOIL' : openFinish(rest);
    return finish && { condition, finish };
  }
  // Without a grade it must be a finish alone: `Plaied Foil` is neither.
  const finish = FINISH_WORDS.get(folded(text));
  return finish && { finish };
}

/** `<grade>[ <finish>][ - <language>]`: no finish is nonfoil, no language English. Undefined if any of it is not known. */
export function variationOf(text: string): Variation | undefined {
  if (ONLY.test(text.trim())) return {};
  const [grade = '', language, ...others] = text.split(/\s+-\s+/);
  if (others.length > 0) return undefined;
  const known = language === undefined ? 'en' : PLAIN_CHINESE.get(folded(language));
  const first = gradeAndFinish(grade);
  return first && known !== undefined ? { ...first, language: known } : undefined;
}
