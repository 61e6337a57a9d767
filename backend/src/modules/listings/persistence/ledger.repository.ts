// Writes the ledger. Its lines are never changed: a trigger refuses it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { LedgerLine } from '../domain/ledger.js';
import { ADD_LEDGER_LINES } from './ledger.statements.js';

@Injectable()
export class LedgerRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Adds lines. Throws outside of a unit of work. */
  async add(lines: readonly LedgerLine[], now: Date): Promise<void> {
    this.unitOfWork.managerOf(ADD_LEDGER_LINES.name);
    await this.sql.rows(ADD_LEDGER_LINES, [JSON.stringify(lines), now]);
  }
}
