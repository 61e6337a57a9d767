/** A card's code as people type it (`FIN-527`, `fdn0429`), read into a set and a collector number. */

/** What the code names; the set in lower case, the number without leading zeros. */
export interface CardCode {
  set: string;
  number: string;
}

export const CARD_CODE_ERROR = 'Use format like "FIN-527" or "fdn0429"';

/**
 * Reads a card code: letters, then digits; dashes and spaces are ignored.
 * Returns null where the text is no such code: show `CARD_CODE_ERROR` then.
 */
export function parseCardCode(text: string): CardCode | null {
  const found = /^([a-z]+)0*(\d+)$/i.exec(text.replace(/[\s\p{Dash_Punctuation}]/gu, ''));
  if (!found?.[1] || !found[2]) return null;
  return { set: found[1].toLowerCase(), number: found[2] };
}
