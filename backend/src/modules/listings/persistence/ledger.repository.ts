// Writes the ledger. Its lines are never changed: a trigger refuses it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { LedgerLine } from '../domain/ledger.js';
import { ADD_LEDGER_LINES, RECEIVERS_OF_DEAL } from './ledger.statements.js';

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

  /** Who has received what in a deal, by listing. */
  async receiversOf(deal: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.sql.rows<{ listing: string; receiver: string }>(RECEIVERS_OF_DEAL, [deal]);
    return new Map(rows.map(({ listing, receiver }) => [listing, receiver]));
  }
}
