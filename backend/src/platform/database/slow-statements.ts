// Logs slow and canceled statements, with the request id and without parameter values.
import { Logger } from '@nestjs/common';
import type { Logger as StatementLogger } from 'typeorm';

/** The threshold of a slow statement, in milliseconds. */
export const SLOW_MS = 500;
/** How much of the text of a statement is logged. */
const MAX_LOGGED_LENGTH = 200;
/** The SQLSTATE of a statement that its statement_timeout or an operator canceled. */
const QUERY_CANCELED = '57014';

const logger = new Logger('slow statement');

/** Logs a slow statement; `what` is its name or its text. */
export function logIfSlow(milliseconds: number, what: string): void {
  if (milliseconds < SLOW_MS) return;
  logger.warn(`${Math.round(milliseconds)} ms: ${abbreviated(what)}`);
}

/** Logs a statement that failed because it was canceled. */
export function logIfCanceled(error: unknown, what: string): void {
  if ((error as { code?: unknown }).code !== QUERY_CANCELED) return;
  logger.warn(`stopped before its end: ${abbreviated(what)}`);
}

const abbreviated = (what: string): string => what.replace(/\s+/g, ' ').trim().slice(0, MAX_LOGGED_LENGTH);

/** The logger of TypeORM, reduced to slow and canceled statements. */
export class SlowStatements implements StatementLogger {
  logQuerySlow(milliseconds: number, text: string): void {
    logIfSlow(milliseconds, text);
  }
  logQueryError(error: string | Error, text: string): void {
    logIfCanceled(error, text);
  }
  logQuery(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
