/** Corrections of held rows on their way: one at a time, since each has the import compared again. */
import type { CorrectImportRow } from '../../../api/stock-imports';

export interface Correction {
  body: CorrectImportRow;
  /** `saved` until the rows have been loaded again. */
  status: 'waiting' | 'sending' | 'saved' | 'failed';
  failure?: string;
}

/** By the number of the row. */
export type Corrections = ReadonlyMap<number, Correction>;

/** The same with a change to one row. */
export const withCorrection = (corrections: Corrections, row: number, correction: Correction): Corrections =>
  new Map([...corrections, [row, correction]]);

/** The row that is sent next; null while one is on its way, or none waits. */
export function nextWaiting(corrections: Corrections): number | null {
  const entries = [...corrections];
  if (entries.some(([, { status }]) => status === 'sending')) return null;
  return entries.find(([, { status }]) => status === 'waiting')?.[0] ?? null;
}

/** Whether something has not been saved yet. */
export const isPending = (corrections: Corrections): boolean =>
  [...corrections.values()].some(({ status }) => status === 'waiting' || status === 'sending');

/** The rows have been loaded again: what was saved is in them. */
export const withoutSaved = (corrections: Corrections): Corrections =>
  new Map([...corrections].filter(([, { status }]) => status !== 'saved'));
