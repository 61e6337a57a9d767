// Retries transactions that PostgreSQL has aborted because of a deadlock.
import { Logger } from '@nestjs/common';

/** `deadlock_detected`. */
const DEADLOCK = '40P01';
const MAX_ATTEMPTS = 3;

const logger = new Logger('Deadlock');

/** Runs a transaction, and retries it after a deadlock: its locks are released, so the other transaction can commit. */
export async function retriedAfterDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isDeadlock(error) || attempt === MAX_ATTEMPTS) throw error;
      logger.warn(`A deadlock ended attempt ${attempt} of a transaction: ${(error as Error).message}`);
    }
  }
}

const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === DEADLOCK;
