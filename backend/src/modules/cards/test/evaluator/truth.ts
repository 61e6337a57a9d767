// What a search says of a card: yes, no, or nothing, as of a figure that the card does not have.

/** Null is unknown: neither the search nor its opposite finds the card. */
export type Truth = boolean | null;

export const not = (truth: Truth): Truth => (truth === null ? null : !truth);

/** True when one is, else unknown when one is. */
export function any(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes(null) ? null : false;
}

/** False when one is, else unknown when one is. */
export const all = (truths: readonly Truth[]): Truth => not(any(truths.map(not)));
