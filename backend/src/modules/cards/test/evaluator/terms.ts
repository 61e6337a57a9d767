// Searches with their meaning: what is typed, and which cards that is true of.
import type { Chance } from '../../pictures/random.js';
import type { RawCard } from './raw-card.js';
import { all, any, not, type Truth } from './truth.js';

/** A search and what it says of a card. */
export interface Term {
  readonly text: string;
  holds(card: RawCard): Truth;
}

/** Makes a term out of what there is in a catalogue. */
export type Family = (chance: Chance, cards: readonly RawCard[]) => Term;

export const term = (text: string, holds: (card: RawCard) => Truth): Term => ({ text, holds });

/** How the search language writes comparisons. */
export const OPERATORS = ['=', '!=', '<', '<=', '>', '>='] as const;
export type Operator = (typeof OPERATORS)[number];

/** Compares two figures. */
export function compared(left: number, operator: Operator, right: number): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
}

/** One of these. */
export function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error('There is nothing to choose from');
  return chance.of(items as [Item, ...Item[]]);
}

/** The opposite of a term. */
export const negated = ({ text, holds }: Term): Term => term(`-${text}`, (card) => not(holds(card)));

/** Both terms, or either, in brackets or bare. */
export const both = (one: Term, other: Term): Term =>
  term(`${one.text} ${other.text}`, (card) => all([one.holds(card), other.holds(card)]));
export const either = (one: Term, other: Term): Term =>
  term(`(${one.text} or ${other.text})`, (card) => any([one.holds(card), other.holds(card)]));

/** Whether it is all the same to every operator: whatever a card has none of is unknown. */
export function anyFigure(figures: readonly (number | null)[], operator: Operator, value: number): Truth {
  const known = figures.filter((figure) => figure !== null);
  return known.length === 0 ? null : known.some((figure) => compared(figure, operator, value));
}
