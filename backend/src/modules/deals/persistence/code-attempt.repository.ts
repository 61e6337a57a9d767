// Keeps how many wrong codes a party has entered. The deal is locked: two attempts of one party come one after the other.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

const FIND = {
  name: 'deals.code-attempts',
  text: 'select wrong, locked_until as "lockedUntil" from deals.code_attempt where deal = $1 and account = $2',
};
const SAVE = {
  name: 'deals.save-code-attempts',
  text: `insert into deals.code_attempt (deal, account, wrong, locked_until) values ($1, $2, $3, $4)
    on conflict (deal, account) do update set wrong = excluded.wrong, locked_until = excluded.locked_until`,
};
const FORGET = {
  name: 'deals.forget-code-attempts',
  text: 'delete from deals.code_attempt where deal = $1 and account = $2',
};

/** Wrong codes in a row, and until when no more is taken. */
export interface CodeAttempts {
  readonly wrong: number;
  readonly lockedUntil: Date | null;
}

@Injectable()
export class CodeAttemptRepository {
  constructor(private readonly sql: Sql) {}

  async of(deal: string, account: string): Promise<CodeAttempts> {
    const row = await this.sql.row<CodeAttempts & object>(FIND, [deal, account]);
    return row ?? { wrong: 0, lockedUntil: null };
  }

  async save(deal: string, account: string, { wrong, lockedUntil }: CodeAttempts): Promise<void> {
    await this.sql.rows(SAVE, [deal, account, wrong, lockedUntil]);
  }

  async forget(deal: string, account: string): Promise<void> {
    await this.sql.rows(FORGET, [deal, account]);
  }
}
