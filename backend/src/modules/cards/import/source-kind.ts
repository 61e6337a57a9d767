// What a file of cards is: a whole catalogue, whose missing cards are gone, or just some cards.

/** `other` is any file whose name does not say what it is. */
export const SOURCES = ['default_cards', 'all_cards', 'sample', 'other'] as const;
export type Source = (typeof SOURCES)[number];

/** What a file is by its name: the card database names its bulk files `default-cards-20260804.jsonl.gz`. */
export function sourceOf(fileName: string): Source {
  if (/default[-_]cards/i.test(fileName)) return 'default_cards';
  return /all[-_]cards/i.test(fileName) ? 'all_cards' : 'other';
}

/** Whether a card that a newer file of this source lacks is gone. */
export const isWhole = (source: Source): boolean => source !== 'other';
