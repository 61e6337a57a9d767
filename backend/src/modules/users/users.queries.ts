// The reads of users: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { wordsOf } from '../../platform/database/words.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { accountClosed, notYourAccount, userNotFound } from './domain/user.errors.js';
import type { Account } from './dto/account.dto.js';
import type { ProfileDto } from './dto/profile.dto.js';
import type { StoreDto } from './dto/store.dto.js';
import type { StoresQuery } from './dto/stores-query.dto.js';
import { ProfileAudience } from './profile-audience.js';
import { accountAnswer, type SettingsRow } from './users.answers.js';
import {
  ACCOUNT,
  COUNT_STORES,
  NEWEST_STORES,
  PROFILE,
  STORES_BY_NAME,
  STORES_SAYING,
} from './users.statements.js';

/** Before every store: no name is empty. */
const FIRST = [0, '', FIRST_UUID] as const;

@Injectable()
export class UsersQueries {
  constructor(
    private readonly sql: Sql,
    private readonly audience: ProfileAudience,
  ) {}

  /** The caller's own account. */
  async own(caller: Caller, uuid: string): Promise<Account> {
    if (caller.uuid !== uuid) throw notYourAccount();
    const row = await this.sql.row<SettingsRow & { enabled: boolean }>(ACCOUNT, [uuid]);
    if (!row?.enabled) throw accountClosed();
    return accountAnswer(row);
  }

  /** What members see of an open account, unless it is hidden from them. Throws `users.not-found`. */
  async profile({ uuid: viewer }: Pick<Caller, 'uuid'>, uuid: string): Promise<ProfileDto> {
    const profile = await this.sql.row<ProfileDto>(PROFILE, [uuid]);
    if (!profile || !(await this.audience.sees(viewer, uuid))) throw userNotFound();
    return profile;
  }

  /** The stores that opened last. */
  newestStores(most: number): Promise<{ uuid: string; name: string }[]> {
    return this.sql.rows(NEWEST_STORES, [most]);
  }

  /** How many stores are shown, counted as far as `most`. */
  async countStores(most: number): Promise<number> {
    return (await this.sql.row<{ total: number }>(COUNT_STORES, [most]))?.total ?? 0;
  }

  /** The stores that are shown: open, with an address. By name, those without listings and events last. */
  async stores({ q, limit, after }: StoresQuery): Promise<Page<StoreDto>> {
    const words = wordsOf(q);
    const values = [limit, ...(after ? keyOf(after, 'number', 'line', 'uuid') : FIRST)];
    return writtenPage(
      await (words.length > 0
        ? this.sql.one<PageRow>(STORES_SAYING, [...values, words])
        : this.sql.one<PageRow>(STORES_BY_NAME, values)),
    );
  }
}
