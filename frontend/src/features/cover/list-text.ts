/** Cards as a list that anybody can paste: one line for each name. */

interface Wanted {
  cardName: string;
  copies: number;
}

export function listText(cards: readonly Wanted[]): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card.cardName, (copies.get(card.cardName) ?? 0) + card.copies);
  return [...copies].map(([name, n]) => `${n} ${name}`).join('\n');
}
