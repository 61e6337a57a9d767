// The attempts of a change in the background: what may go well the next time is tried again, and the last failure is shown.
import { DomainError } from '../../../kernel/domain-error.js';
import { isDiskFull } from '../../../platform/database/disk-full.js';
import { PermanentFailure } from '../../../platform/jobs/permanent-failure.js';
import type { Problem } from '../domain/batch.js';
import { diskFull, unexpectedFailure } from '../domain/stock.errors.js';

/** Of all accounts one after the other: edits and their undoing leave room for everything else. */
export const QUEUE = 'stock.edits';

/** With the back-off of the queue they take a minute and a half. */
export const MAX_ATTEMPTS = 5;

/** A piece of work that changes all or nothing, and what shows why it has failed for good. */
interface Attempt {
  /** Which one it is, from 1. */
  readonly nth: number;
  readonly work: () => Promise<void>;
  readonly fail: (problem: Problem) => Promise<void>;
}

/** Throws what is to be tried again. The queue must allow more attempts than these: one to fail after a server was killed in the last. */
export async function attempt({ nth, work, fail }: Attempt): Promise<void> {
  if (nth > MAX_ATTEMPTS) return fail(problemOf(unexpectedFailure()));
  try {
    await work();
  } catch (failure) {
    const error = withDiskFull(failure);
    if (error instanceof DomainError) return fail(problemOf(error));
    if (nth < MAX_ATTEMPTS) throw error;
    await fail(problemOf(unexpectedFailure()));
    throw new PermanentFailure('The last attempt has failed', error);
  }
}

/** The error that says so where the disk is full. */
export const withDiskFull = (error: unknown): unknown => (isDiskFull(error) ? diskFull() : error);

const problemOf = ({ code, message }: DomainError): Problem => ({ code, message });
