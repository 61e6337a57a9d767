// Keeps who follows which store.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { MAX_FOLLOWED } from '../domain/storefront.js';

/** The lock before it keeps two at once from both being the last one. Stores that have closed are on no list, and don't count. */
const FOLLOW = {
  name: 'storefronts.follow',
  text: `with followed as materialized (
      select count(*) as total from storefronts.follower f join users.listers s on s.uuid = f.store
      where f.account = $1::uuid),
    added as (
      insert into storefronts.follower (account, store, followed_at)
      select $1, $2::uuid, $3::timestamptz from followed where total < ${MAX_FOLLOWED}
      on conflict (account, store) do nothing returning store)
    select exists (select from added)
      or exists (select from storefronts.follower where account = $1 and store = $2) as follows`,
};
const UNFOLLOW = {
  name: 'storefronts.unfollow',
  text: 'delete from storefronts.follower where account = $1::uuid and store = $2::uuid',
};

@Injectable()
export class FollowerRepository {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The account follows the store from now on, as it may before. False where it follows too many. */
  async add(account: string, store: string, at: Date): Promise<boolean> {
    await this.sql.lock('followedStores', account);
    return (await this.sql.one<{ follows: boolean }>(FOLLOW, [account, store, at])).follows;
  }

  /** The account doesn't follow the store. */
  async remove(account: string, store: string): Promise<void> {
    this.unitOfWork.managerOf(UNFOLLOW.name);
    await this.sql.rows(UNFOLLOW, [account, store]);
  }
}
