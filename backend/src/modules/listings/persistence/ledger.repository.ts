// Reads the ledger.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { RECEIVERS_OF_DEAL } from './ledger.statements.js';

@Injectable()
export class LedgerRepository {
  constructor(private readonly sql: Sql) {}

  /** Who has received what in a deal, by listing. */
  async receiversOf(deal: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.sql.rows<{ listing: string; receiver: string }>(RECEIVERS_OF_DEAL, [deal]);
    return new Map(rows.map(({ listing, receiver }) => [listing, receiver]));
  }
}
