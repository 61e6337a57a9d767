// Follows stores: the verbs, and the list of an account's own.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { accountClosed, UsersFacade } from '../users/index.js';
import { storeNotFound, tooManyFollowed } from './domain/storefront.errors.js';
import type { FollowedStoreDto, FollowsStore } from './dto/followed-store.dto.js';
import { FollowerRepository } from './persistence/follower.repository.js';
import { FOLLOWED, FOLLOWS, IS_STORE } from './storefronts.statements.js';

@Injectable()
export class FollowedStoresService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly followers: FollowerRepository,
    private readonly users: UsersFacade,
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * The caller follows a store from now on. Throws `storefronts.not-found`, `storefronts.too-many-followed`,
   * `users.account-closed`.
   */
  async follow({ uuid: account }: Caller, store: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(account))) throw accountClosed();
      const { isStore } = await this.sql.one<{ isStore: boolean }>(IS_STORE, [store]);
      if (!isStore || !(await this.users.lockIfOpen(store))) throw storeNotFound();
      if (!(await this.followers.add(account, store, this.clock.now()))) throw tooManyFollowed();
    });
  }

  /** The caller doesn't follow the store. Throws `users.account-closed`. */
  async unfollow({ uuid: account }: Caller, store: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      if (!(await this.users.lockIfOpen(account))) throw accountClosed();
      await this.followers.remove(account, store);
    });
  }

  /** The open stores that the caller follows, the latest first. */
  async followed({ uuid: account }: Caller, { limit, after }: PageQuery): Promise<Page<FollowedStoreDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(FOLLOWED, [account, limit, ...start]));
  }

  /** Whether the caller follows a store. */
  follows({ uuid: account }: Caller, store: string): Promise<FollowsStore> {
    return this.sql.one<{ follows: boolean }>(FOLLOWS, [account, store]);
  }
}
