// The words in what somebody typed into a search field.

import { isVisible } from '../../kernel/visible.js';

/**
 * The words to look for, split at white space, as far as they can be seen, in the composed form that people's texts are kept in. The database makes
 * them plain with `platform.plain`, as it does what they are looked for in; it knows no letter in two parts.
 */
export const wordsOf = (typed: string | undefined): string[] =>
  (typed ?? '').normalize('NFC').split(/\s+/).filter(isVisible);
