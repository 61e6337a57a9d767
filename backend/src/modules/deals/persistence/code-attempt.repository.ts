// Keeps how many wrong codes a party, or a store that witnesses, has entered: attempts of one of them come one after the other.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { WrongCodes } from '../domain/hand-over.js';

const STATE = 'wrong, locks, locked_until as "lockedUntil"';
/** The deal is locked. */
const FIND = {
  name: 'deals.code-attempts',
  text: `select ${STATE} from deals.code_attempt where deal = $1 and account = $2`,
};
const SAVE = {
  name: 'deals.save-code-attempts',
  text: `insert into deals.code_attempt (deal, account, wrong, locks, locked_until) values ($1, $2, $3, $4, $5)
    on conflict (deal, account) do update
      set wrong = excluded.wrong, locks = excluded.locks, locked_until = excluded.locked_until`,
};
const FORGET = {
  name: 'deals.forget-code-attempts',
  text: 'delete from deals.code_attempt where deal = $1 and account = $2',
};
/** Locks the row of the store, which is made for it. */
const OF_STORE = {
  name: 'deals.witness-attempts',
  text: `insert into deals.witness_attempt (store, wrong, locks) values ($1, 0, 0)
    on conflict (store) do update set wrong = deals.witness_attempt.wrong returning ${STATE}, counted_since as since`,
};
const SAVE_OF_STORE = {
  name: 'deals.save-witness-attempts',
  text: `update deals.witness_attempt set wrong = $2, locks = $3, locked_until = $4, counted_since = $5
    where store = $1`,
};

/** Wrong codes in a row, how often they have locked the hand-over, and until when no code is taken. */
export type CodeAttempts = Omit<WrongCodes, 'since'>;

export const NO_ATTEMPTS: CodeAttempts = { wrong: 0, locks: 0, lockedUntil: null };

@Injectable()
export class CodeAttemptRepository {
  constructor(private readonly sql: Sql) {}

  async of(deal: string, account: string): Promise<CodeAttempts> {
    const row = await this.sql.row<CodeAttempts & object>(FIND, [deal, account]);
    return row ?? NO_ATTEMPTS;
  }

  async save(deal: string, account: string, { wrong, locks, lockedUntil }: CodeAttempts): Promise<void> {
    await this.sql.rows(SAVE, [deal, account, wrong, locks, lockedUntil]);
  }

  async forget(deal: string, account: string): Promise<void> {
    await this.sql.rows(FORGET, [deal, account]);
  }

  /** Those of a store that witnesses; nobody else changes them until the transaction ends. */
  async ofStore(store: string): Promise<WrongCodes> {
    const [row] = await this.sql.rowsForChange<WrongCodes & object>(OF_STORE, [store]);
    return row ?? { ...NO_ATTEMPTS, since: null };
  }

  async saveOfStore(store: string, { wrong, locks, lockedUntil, since }: WrongCodes): Promise<void> {
    await this.sql.rows(SAVE_OF_STORE, [store, wrong, locks, lockedUntil, since]);
  }
}
