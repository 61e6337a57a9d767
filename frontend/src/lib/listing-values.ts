/** The words that people read for a listing's condition, finish and type. */
import { texts } from '../texts';

/** The five conditions, best first. */
export const CONDITIONS = [
  'NEAR_MINT',
  'LIGHTLY_PLAYED',
  'MODERATELY_PLAYED',
  'HEAVILY_PLAYED',
  'DAMAGED',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The finishes of a printed card. */
export const FINISHES = ['NONFOIL', 'FOIL', 'ETCHED'] as const;
export type Finish = (typeof FINISHES)[number];

/** What the lister wants to do with the card. */
export const LISTING_TYPES = ['SELL', 'BUY', 'TRADE'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** The letter of each condition, and the key that chooses it: what people write on their boxes is the same in every language. */
export const CONDITION_LETTERS: Record<Condition, string> = {
  NEAR_MINT: 'N',
  LIGHTLY_PLAYED: 'L',
  MODERATELY_PLAYED: 'M',
  HEAVILY_PLAYED: 'H',
  DAMAGED: 'D',
};

export const conditionLabels: Record<Condition, string> = texts.lib.conditions;

export const finishLabels: Record<Finish, string> = texts.lib.finishes;

export const typeLabels: Record<ListingType, string> = texts.lib.types;

/** The finishes that a card of the card database was printed in; all of them where it does not say. */
export function finishesOf(card: { finishes?: string[] }): Finish[] {
  const printed = FINISHES.filter((finish) => card.finishes?.includes(finish.toLowerCase()));
  return printed.length > 0 ? printed : [...FINISHES];
}
