// Keeps who has said that they are under 18.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';

/** What somebody has said of their age; days as `YYYY-MM-DD`. */
export interface SaidAge {
  readonly bornIn: string;
  readonly adultFrom: string;
}

/** $1 account, $2 now. */
const FIND = {
  name: 'users.age',
  text: `select to_char(born_in, 'YYYY-MM') as "bornIn", to_char(adult_from, 'YYYY-MM-DD') as "adultFrom"
    from users.under_age where account = $1 and adult_from > $2::timestamptz`,
};
/** Takes the place of what no longer holds: they were of age by it. $1 account, $2 month of birth, $3 of age from, $4 now. */
const ADD = {
  name: 'users.set-age',
  text: `insert into users.under_age (account, born_in, adult_from, said_at) values ($1, $2, $3, $4)
    on conflict (account) do update set born_in = excluded.born_in, adult_from = excluded.adult_from, said_at = excluded.said_at`,
};
/** $1 account, $2 month of birth, $3 of age from. */
const CORRECT = {
  name: 'users.correct-age',
  text: 'update users.under_age set born_in = $2, adult_from = $3 where account = $1',
};
/** $1 accounts, $2 now. */
const COUNTER_ONLY = {
  name: 'users.counter-only',
  text: 'select account from users.counter_only where account = any ($1::uuid[]) and until > $2::timestamptz',
};

const daysOf = (...days: readonly Date[]): string[] => days.map((day) => day.toISOString().slice(0, 10));

@Injectable()
export class AgeRepository {
  constructor(private readonly sql: Sql) {}

  /** What an account has said, if it is of somebody under 18 still. */
  find(account: string, now: Date): Promise<SaidAge | undefined> {
    return this.sql.row<SaidAge & object>(FIND, [account, now]);
  }

  /** Keeps it. `find` tells whether the account has said so before. */
  async add(account: string, bornIn: Date, adultFrom: Date, now: Date): Promise<void> {
    await this.sql.rows(ADD, [account, ...daysOf(bornIn, adultFrom), now]);
  }

  /** Another month than the account has said. */
  async correct(account: string, bornIn: Date, adultFrom: Date): Promise<void> {
    await this.sql.rows(CORRECT, [account, ...daysOf(bornIn, adultFrom)]);
  }

  /** Those of these accounts that are of people under 18. */
  async underAge(accounts: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    const rows = await this.sql.rows<{ account: string }>(COUNTER_ONLY, [accounts, now]);
    return new Set(rows.map(({ account }) => account));
  }
}
