/** A card's whole name as a search. */

/** The search for a card by its whole name. Quotes inside a name would end it. */
export const exactNameQuery = (name: string): string => `!"${name.replaceAll('"', '')}"`;
