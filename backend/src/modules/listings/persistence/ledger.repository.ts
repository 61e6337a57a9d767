// Reads the ledger, and adds what is said of copies that have changed hands.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { ADD_DISPUTES, RECEIVERS_OF_DEAL } from './ledger.statements.js';

@Injectable()
export class LedgerRepository {
  constructor(private readonly sql: Sql) {}

  /** Who has received what in a deal, by listing. */
  async receiversOf(deal: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.sql.rows<{ listing: string; receiver: string }>(RECEIVERS_OF_DEAL, [deal]);
    return new Map(rows.map(({ listing, receiver }) => [listing, receiver]));
  }

  /** A party of the deal says that what was transferred is counterfeit. */
  async addDisputes(deal: string, now: Date): Promise<void> {
    await this.sql.rows(ADD_DISPUTES, [deal, now]);
  }
}
