// Adds notifications for the followers of a store.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { neitherBlocked } from '../../listings/index.js';
import { type NewNotification, rulesOf } from '../domain/notification.js';
import { addNotifications } from './add-notifications.sql.js';

/**
 * The followers of an open store $4 that have open accounts, without those that have blocked it or that it has blocked. Its name is
 * the one of now, and it is not erased until the transaction ends.
 */
const FOLLOWERS = `select f.account, $7::jsonb || jsonb_build_object('store', s.uuid, 'storeName', s.name) as details
  from storefronts.followers f join users.listers s on s.uuid = f.store join users.listers p on p.uuid = f.account
  where f.store = $4::uuid and f.account <> f.store and ${neitherBlocked('f.account', 'f.store')}
  for key share of p, s`;
const ADD = { name: 'notifications.add-for-followers', text: addNotifications(FOLLOWERS) };
/**
 * The followed stores that have put singles up for sale since their followers were notified of some, within a week before $1, or
 * within a day if they never were. Prices that change are no news.
 */
const NEW_SINGLES = {
  name: 'notifications.new-singles',
  text: `select s.store, n.copies from (select distinct store from storefronts.followers) s
    cross join lateral (select max(created_at) as at from notifications.notification
      where subject_id = s.store and kind = 'STORE_SINGLES') last
    cross join lateral (select count(*)::int as copies from listings.active where lister = s.store
      and type in ('SELL', 'TRADE') and created_at <= $1::timestamptz
      and created_at > case when last.at is null then $1::timestamptz - interval '24 hours'
        else greatest(last.at, $1::timestamptz - interval '7 days') end) n
    where n.copies > 0`,
};

@Injectable()
export class FollowerNotifications {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Adds one for each follower of the store. Each is about the store: its mails can be turned off by themselves. */
  async add(store: string, { kind, details, createdAt = this.clock.now() }: NewNotification): Promise<void> {
    const values = [kind, createdAt, 'STORE', store, rulesOf(kind).mail, false, JSON.stringify(details)];
    await this.sql.rows(ADD, values);
  }

  /** The followed stores with new singles of the day, and how many. */
  newSingles(now: Date): Promise<{ store: string; copies: number }[]> {
    return this.sql.rows(NEW_SINGLES, [now]);
  }
}
