// The reads of users: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/cursor.js';
import { type Page, pageOf } from '../../platform/http/list.js';
import { accountClosed, notYourAccount } from './domain/user.errors.js';
import type { Account } from './dto/account.dto.js';
import type { StoreDto } from './dto/store.dto.js';
import type { StoresQuery } from './dto/stores-query.dto.js';
import { accountAnswer, type SettingsRow } from './users.answers.js';
import { ACCOUNT, COUNT_STORES, NEWEST_STORES, STORES_BY_NAME, STORES_SAYING } from './users.statements.js';

type Store = Omit<StoreDto, 'phoneNumber'> & { phone_number: string | null; total: number };

/** Before every store: no name is empty. */
const FIRST = ['', FIRST_UUID] as const;

@Injectable()
export class UsersQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's own account. */
  async own(caller: Caller, uuid: string): Promise<Account> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const row = await this.sql.row<SettingsRow & { enabled: boolean }>(ACCOUNT, [uuid]);
    if (!row?.enabled) throw accountClosed();
    return accountAnswer(row);
  }

  /** The stores that opened last. */
  newestStores(most: number): Promise<{ uuid: string; name: string }[]> {
    return this.sql.rows(NEWEST_STORES, [most]);
  }

  /** How many stores are open, counted as far as `most`. */
  async countStores(most: number): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_STORES, [most]))?.total ?? 0;
  }

  /** Open stores, by name. */
  stores(query: StoresQuery): Promise<Page<StoreDto>> {
    const words = wordsOf(query.q);
    const read = (limit: number, after?: string) => {
      const [name, uuid] = after ? keyOf(after, 'line', 'uuid') : FIRST;
      return words.length > 0
        ? this.sql.rows<Store>(STORES_SAYING, [limit, name, uuid, words])
        : this.sql.rows<Store>(STORES_BY_NAME, [limit, name, uuid]);
    };
    const entry = ({ total, phone_number: phoneNumber, ...store }: Store) => ({ ...store, phoneNumber });
    return pageOf(query, read, entry, (row) => [row.name, row.uuid]);
  }
}
