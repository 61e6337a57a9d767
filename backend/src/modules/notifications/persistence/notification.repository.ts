// Keeps notifications: adds them for many accounts at once, and marks them as read.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { expiredSince, listedUntil } from '../../listings/index.js';
import {
  DAYS_BETWEEN_EXPIRED_COUNTS,
  type NewNotification,
  type NotificationDetails,
  type NotificationKind,
} from '../domain/notification.js';

const COLUMNS = '(account, kind, details, created_at)';
/** For the open ones of these accounts. */
const ADD = `insert into notifications.notification ${COLUMNS}
  select uuid, $2, $3::jsonb, $4 from users.listers where uuid = any ($1::uuid[])`;
/** $1 entries of an account and its details each, $2 kind, $3 when. */
const ADD_EACH = `insert into notifications.notification ${COLUMNS}
  select e.account, $2, e.details, $3 from jsonb_to_recordset($1::jsonb) as e (account uuid, details jsonb)
  join users.listers l on l.uuid = e.account`;
const ADD_FOR_STORES = `insert into notifications.notification ${COLUMNS}
  select uuid, $1, $2::jsonb, $3 from users.listers where role = 'STORE'`;
/**
 * $1 now. Of what has expired before the last notice, or within a week after it, nobody is notified again; a notice that was not
 * read says how much it is now.
 */
const ADD_FOR_EXPIRED_COUNTS = `with expired as materialized (
    select c.lister, count(*)::int as copies, max(${listedUntil('c.counted_at', 'p.role')}) as latest
    from listings.active c join users.listers p on p.uuid = c.lister
    where c.counted_at <= ${expiredSince('p.role', '$1')} group by c.lister),
  asked as materialized (
    select account, max(created_at) as at from notifications.notification
    where kind = 'COUNT_EXPIRED' and account in (select lister from expired) group by account),
  due as materialized (
    select e.* from expired e left join asked a on a.account = e.lister
    where a.at is null or e.latest > a.at and a.at <= $1::timestamptz - interval '${DAYS_BETWEEN_EXPIRED_COUNTS} days'),
  replaced as (
    delete from notifications.notification n using due
    where n.account = due.lister and n.kind = 'COUNT_EXPIRED' and n.read_at is null)
  insert into notifications.notification ${COLUMNS}
  select lister, 'COUNT_EXPIRED', jsonb_build_object('copies', copies), $1 from due`;
/** What they have not seen is not true any more. */
const REPLACE = `delete from notifications.notification
  where account = any ($1::uuid[]) and read_at is null and details ->> 'listing' = $2`;
const MARK_READ = `update notifications.notification set read_at = coalesce(read_at, $3)
  where uuid = $1 and account = $2 returning uuid`;
/** Moments go to clients in milliseconds. */
const MARK_ALL_READ = `update notifications.notification set read_at = $3
  where account = $1 and read_at is null and created_at < $2::timestamptz + interval '1 millisecond'`;

@Injectable()
export class NotificationRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds one for each of these accounts that is open. About a listing it takes the place of what they have not read about it. */
  async add(accounts: readonly string[], { kind, details, createdAt }: NewNotification): Promise<void> {
    const { manager } = this.unitOfWork;
    if (details.listing) await manager.query(REPLACE, [accounts, details.listing]);
    await manager.query(ADD, [accounts, kind, JSON.stringify(details), createdAt]);
  }

  /** Adds one for each of these accounts that is open, with details of its own. */
  async addEach(
    kind: NotificationKind,
    entries: readonly { readonly account: string; readonly details: NotificationDetails }[],
    createdAt: Date,
  ): Promise<void> {
    await this.unitOfWork.manager.query(ADD_EACH, [JSON.stringify(entries), kind, createdAt]);
  }

  /** Adds one for each open store. */
  async addForStores({ kind, details, createdAt }: NewNotification): Promise<void> {
    await this.unitOfWork.manager.query(ADD_FOR_STORES, [kind, JSON.stringify(details), createdAt]);
  }

  /** Adds one for each lister with copies that have left the market since they were notified last. */
  async addForExpiredCounts(now: Date): Promise<void> {
    await this.unitOfWork.manager.query(ADD_FOR_EXPIRED_COUNTS, [now]);
  }

  /** Marks one of this account as read; false if it has no such. */
  async markRead(account: string, uuid: string, at: Date): Promise<boolean> {
    const [rows] = await this.unitOfWork.manager.query<[unknown[], number]>(MARK_READ, [uuid, account, at]);
    return rows.length > 0;
  }

  /** Marks all of this account as read that were made until then. */
  async markAllRead(account: string, until: Date, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(MARK_ALL_READ, [account, until, at]);
  }
}
