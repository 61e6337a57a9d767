// What is wanted of a list: its lines as wants of the planner, and what became of each line.
import { CONDITIONS, type Condition, type Finish } from '../listings/index.js';
import { MAX_CARDS, MAX_COPIES } from './domain/limits.js';
import type { Grade, Want } from './domain/planner/index.js';

/** What will do. What is undefined is asked of no copy. */
export interface Terms {
  readonly leastCondition?: Condition | undefined;
  readonly finishes?: readonly Finish[] | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly mostCents?: number | undefined;
  readonly trade?: boolean | undefined;
}

/** A line with a card. */
export interface WantedLine {
  /** A printing of the card. */
  readonly printing: string;
  readonly copies: number;
  readonly anyPrinting: boolean;
  readonly terms: Terms;
  /** Of a text: its line and what it says. */
  readonly line?: number;
  readonly text?: string;
}

export interface LeftOutLine {
  readonly line?: number | undefined;
  readonly text: string;
  readonly reason: string;
}

/** A grade is a place among the conditions, of which the best is the first. */
export const gradeOf = (condition: Condition): Grade => CONDITIONS.indexOf(condition) as Grade;

/** Lines that ask for the same on the same terms are one want; what is beyond the most cards is left out. */
export function wantsOf(lines: readonly WantedLine[]): { wants: WantedLine[]; leftOut: LeftOutLine[] } {
  const wants = new Map<string, WantedLine>();
  const leftOut: LeftOutLine[] = [];
  for (const each of lines) {
    const key = JSON.stringify([each.printing, each.anyPrinting, each.terms]);
    const known = wants.get(key);
    if (!known && wants.size === MAX_CARDS) {
      leftOut.push({ line: each.line, text: each.text ?? each.printing, reason: 'too-many-cards' });
      continue;
    }
    const copies = Math.min(MAX_COPIES, (known?.copies ?? 0) + each.copies);
    wants.set(key, { ...each, ...known, copies });
  }
  return { wants: [...wants.values()], leftOut };
}

/**
 * Wants of one card by several of its printings, of which any will do, are one want: each names the printing that came first. So are
 * those of one printing by several of its ids. `cards` is the card of each printing, `currentOf` the id that it goes by.
 */
export function mergedByCard(
  wants: readonly WantedLine[],
  cards: Readonly<Record<string, string>>,
  currentOf: (printing: string) => string,
): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const want of wants) {
    const { printing, anyPrinting, terms, copies } = want;
    const key = JSON.stringify([anyPrinting ? cards[printing] : currentOf(printing), anyPrinting, terms]);
    const known = merged.get(key);
    merged.set(key, { ...(known ?? want), copies: Math.min(MAX_COPIES, (known?.copies ?? 0) + copies) });
  }
  return [...merged.values()];
}

/** A want of the planner, by its place among the wants. */
export function plannerWant(want: WantedLine, place: number, card: string, printing: string): Want {
  const { copies, anyPrinting, terms } = want;
  const { leastCondition, finishes, languages, mostCents, trade } = terms;
  return {
    id: idOf(place),
    card,
    copies,
    printing: anyPrinting ? undefined : printing,
    worst: leastCondition && gradeOf(leastCondition),
    finishes,
    languages,
    mostCents,
    trade,
  };
}

/** Sorts as the list does. */
export const idOf = (place: number): string => String(place).padStart(3, '0');
export const placeOf = (id: string): number => Number(id);
