// A batch: one change to many copies of one owner, which can be undone for a week.
import { DAY_MS } from '../../../kernel/durations.js';
import { alreadyUndone, batchFailed, batchRunning, tooLateToUndo, undoRunning } from './stock.errors.js';

/** What made the change. */
export const BATCH_KINDS = ['EDIT', 'IMPORT', 'PRICES', 'TILL'] as const;
export type BatchKind = (typeof BATCH_KINDS)[number];

/** FAILED: it ran in the background, and nothing was changed. UNDOING: its undo runs in the background; DONE again if that fails. */
export const BATCH_STATUSES = ['RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'FAILED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** How far a batch is that runs in the background, in copies; `total` is 0 while they are selected. */
export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Why one has failed, or its undo. */
export interface Problem {
  readonly code: string;
  readonly message: string;
}

/** How many copies one statement changes: the progress is shown after each. */
export const COPIES_PER_CHUNK = 2_000;

/** How long a batch can be undone, in milliseconds. */
const UNDOABLE_MS = 7 * DAY_MS;

/** The last moment at which a change of `doneAt` can be undone. */
export const undoableUntil = (doneAt: Date): Date => new Date(doneAt.getTime() + UNDOABLE_MS);

/** Throws `stock.already-undone`, `stock.batch-failed`, `stock.batch-running`, `stock.undo-running` or `stock.too-late-to-undo`. */
export function refuseUnlessUndoable(
  { status, done_at }: { readonly status: BatchStatus; readonly done_at: Date | null },
  now: Date,
): void {
  if (status === 'UNDONE') throw alreadyUndone();
  if (status === 'UNDOING') throw undoRunning();
  if (status === 'FAILED') throw batchFailed();
  if (status === 'RUNNING' || !done_at) throw batchRunning();
  if (now > undoableUntil(done_at)) throw tooLateToUndo();
}
