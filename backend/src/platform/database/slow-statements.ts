// Statements that take long are logged, with the request that they were for and without their values.
import { Logger } from '@nestjs/common';
import type { Logger as StatementLogger } from 'typeorm';

/** From here on a statement is slow, in milliseconds. */
export const SLOW_MS = 500;
/** As much of a statement as it is known by. */
const SHOWN = 200;

const logger = new Logger('slow statement');

/** Says that a statement was slow; `what` is its name or its text. */
export function sayIfSlow(milliseconds: number, what: string): void {
  if (milliseconds < SLOW_MS) return;
  logger.warn(`${Math.round(milliseconds)} ms: ${what.replace(/\s+/g, ' ').trim().slice(0, SHOWN)}`);
}

/** What TypeORM says of its statements; of all that, only the slow ones. */
export class SlowStatements implements StatementLogger {
  logQuerySlow(milliseconds: number, text: string): void {
    sayIfSlow(milliseconds, text);
  }
  logQuery(): void {}
  logQueryError(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
