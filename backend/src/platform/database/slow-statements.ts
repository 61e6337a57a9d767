// Statements that take long, or too long, are logged with the request that they were for and without their values.
import { Logger } from '@nestjs/common';
import type { Logger as StatementLogger } from 'typeorm';

/** From here on a statement is slow, in milliseconds. */
export const SLOW_MS = 500;
/** As much of a statement as it is known by. */
const SHOWN = 200;
/** PostgreSQL's code for a statement that its statement_timeout or an operator has ended. */
const STOPPED = '57014';

const logger = new Logger('slow statement');

/** Says that a statement was slow; `what` is its name or its text. */
export function sayIfSlow(milliseconds: number, what: string): void {
  if (milliseconds < SLOW_MS) return;
  logger.warn(`${Math.round(milliseconds)} ms: ${shown(what)}`);
}

/** Says that a statement was stopped, if that is why it failed: as a rule it was the slowest of all. */
export function sayIfStopped(error: unknown, what: string): void {
  if ((error as { code?: unknown }).code !== STOPPED) return;
  logger.warn(`stopped before its end: ${shown(what)}`);
}

const shown = (what: string): string => what.replace(/\s+/g, ' ').trim().slice(0, SHOWN);

/** What TypeORM says of its statements; of all that, only the slow ones and those that were stopped. */
export class SlowStatements implements StatementLogger {
  logQuerySlow(milliseconds: number, text: string): void {
    sayIfSlow(milliseconds, text);
  }
  logQueryError(error: string | Error, text: string): void {
    sayIfStopped(error, text);
  }
  logQuery(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
