// Which terms of a want a lot breaks, and which stops are candidates.
import type { Lot, RelaxationKind, Stop, Want } from './problem.js';

/** Whether a plan may go there. */
export const isCandidate = ({ isNear, isOpen }: Stop): boolean => isNear && isOpen !== false;

/** The terms of a want that a lot of its card breaks. */
export function brokenTerms(want: Want, lot: Lot): RelaxationKind[] {
  const { printing, worst, finishes, languages, mostCents, trade } = want;
  const broken: RelaxationKind[] = [];
  if (printing !== undefined && lot.printing !== printing) broken.push('PRINTING');
  if (worst !== undefined && lot.grade > worst) broken.push('CONDITION');
  if (finishes && !finishes.includes(lot.finish)) broken.push('FINISH');
  if (languages && !languages.includes(lot.language)) broken.push('LANGUAGE');
  if (mostCents !== undefined && (lot.cents === null || lot.cents > mostCents)) broken.push('PRICE');
  if (lot.isTrade && !trade) broken.push('TRADE');
  return broken;
}
