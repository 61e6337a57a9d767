// Splits a search text into words.

import { isVisible } from '../../kernel/visible.js';

/**
 * The visible words of a search text, split at white space and in Unicode NFC, as texts are stored. `platform.plain` normalizes
 * them and the searched columns alike; it knows composed letters only.
 */
export const wordsOf = (typed: string | undefined): string[] =>
  (typed ?? '').normalize('NFC').split(/\s+/).filter(isVisible);
