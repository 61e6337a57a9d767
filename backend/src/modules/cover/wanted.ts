// What is wanted of a list: its lines as wants of the planner, and what became of each line.
import type { Condition, Finish } from '../listings/index.js';
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

/** The conditions, the best first: a grade is a place among them. */
const GRADES: readonly Condition[] = [
  'NEAR_MINT',
  'LIGHTLY_PLAYED',
  'MODERATELY_PLAYED',
  'HEAVILY_PLAYED',
  'DAMAGED',
];
export const gradeOf = (condition: Condition): Grade => GRADES.indexOf(condition) as Grade;

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
