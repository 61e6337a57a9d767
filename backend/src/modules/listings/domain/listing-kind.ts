// What a listing is for, and in which finish its card is.

/** Whether the lister sells the card, looks for it, or would swap it. */
export const LISTING_TYPES = ['SELL', 'BUY', 'TRADE'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** How the card is printed. */
export const FINISHES = ['NONFOIL', 'FOIL', 'ETCHED'] as const;
export type Finish = (typeof FINISHES)[number];

/** The finishes a card was printed in, by the card database's words; all of them if it names none that we know. */
export function printedFinishes(words: readonly string[]): readonly Finish[] {
  const printed = words.flatMap((word) => FINISHES.filter((finish) => finish.toLowerCase() === word));
  return printed.length > 0 ? printed : FINISHES;
}

/** The finish of a listing that names none: NONFOIL if the card was printed so, else the first it was printed in. */
export const usualFinish = (printed: readonly Finish[]): Finish =>
  printed.includes('NONFOIL') ? 'NONFOIL' : (printed[0] ?? 'NONFOIL');
