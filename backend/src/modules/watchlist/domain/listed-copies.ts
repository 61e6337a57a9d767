// Which copies that somebody has listed are subtracted from which of the cards that they want in one go.
import type { WantedCard } from './want.js';

/** What is listed that a wanted card may be: of its card, where any printing will do, else of its printing. */
export interface ListedCopies {
  readonly card: string;
  /** The ID that the printing goes by. */
  readonly printing: string;
  readonly copies: number;
}

/** How many copies of each are listed, by its ID. Each copy counts once: for its printing first, then for cards in any printing, in order. */
export function subtractedFrom(
  wanted: readonly WantedCard[],
  listed: ReadonlyMap<string, ListedCopies>,
): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  const subtracted = new Map<string, number>();
  for (const { id, quantity, anyPrinting } of wanted.toSorted(byPrinting)) {
    const { card = id, printing = id, copies = 0 } = listed.get(id) ?? {};
    const left = copies - (counted.get(anyPrinting ? card : printing) ?? 0);
    const count = Math.min(quantity, Math.max(left, 0));
    for (const key of new Set([card, printing])) counted.set(key, (counted.get(key) ?? 0) + count);
    subtracted.set(id, count);
  }
  return subtracted;
}

const byPrinting = (one: WantedCard, other: WantedCard): number =>
  Number(one.anyPrinting) - Number(other.anyPrinting);
