// Writes the ledger. Its lines are never changed: a trigger refuses it.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { LedgerLine } from '../domain/ledger.js';

/** $1 lines in their order, $2 now. */
const ADD = {
  name: 'listings.add-ledger-lines',
  text: `insert into listings.ledger (listing, deal, kind, giver, receiver, price_cents, condition, at)
    select listing, deal, kind, giver, receiver, price_cents, condition, $2::timestamptz
    from json_populate_recordset(null::listings.ledger, $1::json)`,
};

@Injectable()
export class LedgerRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Adds lines. Throws outside of a unit of work. */
  async add(lines: readonly LedgerLine[], now: Date): Promise<void> {
    this.unitOfWork.managerOf(ADD.name);
    await this.sql.rows(ADD, [JSON.stringify(lines), now]);
  }
}
