// Keeps notifications: adds them for many accounts at once, and marks them as read.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Sql } from '../../../platform/database/sql.js';
import { expiredSince, listedUntil } from '../../listings/index.js';
import {
  DAYS_BETWEEN_EXPIRED_COUNTS,
  type NewNotification,
  type NotificationDetails,
  type NotificationKind,
  rulesOf,
} from '../domain/notification.js';
import type { NotificationSubject } from '../domain/notification-subject.js';
import { ADD_EACH, LOCK_EACH } from './add-each.sql.js';
import { addNotifications, NOTIFICATIONS_CHANGED } from './add-notifications.sql.js';

/** For the open ones of the accounts $7, with the details $8. What is mandatory reaches those that are suspended, too. */
export const ADD_NOTIFICATION = {
  name: 'notifications.add',
  text: addNotifications(
    `select uuid as account, $8::jsonb as details from users.members
      where uuid = any ($7::uuid[]) and ($6::bool or not is_suspended) for key share`,
  ),
};
const ADD_FOR_STORES = {
  name: 'notifications.add-for-stores',
  text: addNotifications(
    `select uuid as account, $7::jsonb as details from users.listers where role = 'STORE' for key share`,
  ),
};
/**
 * $2 now. Of what has expired before the last notice, or within a week after it, nobody is notified again; a notice that was not
 * read says how much it is now.
 */
const ADD_FOR_EXPIRED_COUNTS = {
  name: 'notifications.add-for-expired-counts',
  text: addNotifications(
    `select lister as account, jsonb_build_object('copies', copies) as details from due`,
    {
      also: `expired as materialized (
    select c.lister, count(*)::int as copies, max(${listedUntil('c.counted_at', 'p.role')}) as latest
    from listings.active c join users.listers p on p.uuid = c.lister
    where c.counted_at <= ${expiredSince('p.role', '$2::timestamptz')} group by c.lister),
  asked as materialized (
    select account, max(created_at) as at from notifications.notification
    where kind = 'COUNT_EXPIRED' and account in (select lister from expired) group by account),
  due as materialized (
    select e.* from expired e join users.listers p on p.uuid = e.lister left join asked a on a.account = e.lister
    where a.at is null or e.latest > a.at and a.at <= $2::timestamptz - interval '${DAYS_BETWEEN_EXPIRED_COUNTS} days' for key share of p),
  replaced as (
    delete from notifications.notification n using due
    where n.account = due.lister and n.kind = 'COUNT_EXPIRED' and n.read_at is null),`,
    },
  ),
};
/** What they have not seen is not true any more. */
const REPLACE = {
  name: 'notifications.replace-unread',
  text: `delete from notifications.notification
  where account in (select uuid from users.members where uuid = any ($1::uuid[]) for key share) and read_at is null and details ->> 'listing' = $2`,
};
const MARK_READ = {
  name: 'notifications.mark-read',
  text: `with marked as (
    update notifications.notification set read_at = coalesce(read_at, $3)
    where uuid = $1 and account = $2 and not is_hidden returning account)
  select pg_notify('${NOTIFICATIONS_CHANGED}', account::text) from marked`,
};
/** Locks the account first, as an erasure does: both lock several of its rows. Moments go to clients in milliseconds. */
const MARK_ALL_READ = {
  name: 'notifications.mark-all-read',
  text: `with marked as (
    update notifications.notification set read_at = $3
    where account = (select uuid from users.members where uuid = $1 for key share) and not is_hidden and read_at is null
      and created_at < $2::timestamptz + interval '1 millisecond' returning account)
  select pg_notify('${NOTIFICATIONS_CHANGED}', account::text) from marked limit 1`,
};

/** $1 account, $2 offer, $3 now. What was read here isn't mailed any more. */
const MARK_MESSAGES_READ = {
  name: 'notifications.mark-messages-read',
  text: `with marked as (
    update notifications.notification set read_at = $3
    where account = (select uuid from users.members where uuid = $1 for key share) and read_at is null
      and kind = '${'MESSAGE_RECEIVED' satisfies NotificationKind}' and details ->> 'offer' = $2
    returning uuid, account),
  unmailed as (delete from notifications.delivery d using marked where d.notification = marked.uuid and d.mail is null)
  select pg_notify('${NOTIFICATIONS_CHANGED}', account::text) from marked limit 1`,
};

/** What one account is notified of. */
interface NotificationEntry {
  readonly account: string;
  readonly details: NotificationDetails;
  readonly subject: NotificationSubject | null;
}

@Injectable()
export class NotificationRepository {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds one for each of these accounts that is open, a mandatory one also for those that are suspended. About a listing it takes the
   * place of what they have not read about it.
   */
  async add(accounts: readonly string[], notification: NewNotification): Promise<void> {
    const { details } = notification;
    if (details.listing) await this.sql.rows(REPLACE, [accounts, details.listing]);
    await this.sql.rows(ADD_NOTIFICATION, [
      ...this.valuesOf(notification),
      accounts,
      JSON.stringify(details),
    ]);
  }

  /**
   * Adds one for each of these accounts that is open, with details and a subject of its own. About a listing it takes the place of what
   * they have not read about it.
   */
  async addEach(kind: NotificationKind, entries: readonly NotificationEntry[]): Promise<void> {
    const each = JSON.stringify(entries);
    await this.sql.rowsForChange(LOCK_EACH, [each]);
    await this.sql.rows(ADD_EACH, [...this.valuesOf({ kind }), each]);
  }

  /** Adds one for each open store. */
  async addForStores(notification: NewNotification): Promise<void> {
    const values = [...this.valuesOf(notification), JSON.stringify(notification.details)];
    await this.sql.rows(ADD_FOR_STORES, values);
  }

  /** Adds one for each lister with copies that have left the market since they were notified last. */
  async addForExpiredCounts(now: Date): Promise<void> {
    const values = this.valuesOf({ kind: 'COUNT_EXPIRED', createdAt: now });
    await this.sql.rows(ADD_FOR_EXPIRED_COUNTS, values);
  }

  /** Marks one of this account as read; false if it has no such. */
  async markRead(account: string, uuid: string, at: Date): Promise<boolean> {
    const rows = await this.sql.rows(MARK_READ, [uuid, account, at]);
    return rows.length > 0;
  }

  /** Marks those about messages of an offer as read, which its account has read. */
  async markMessagesRead(account: string, offer: string, at: Date): Promise<void> {
    await this.sql.rows(MARK_MESSAGES_READ, [account, offer, at]);
  }

  /** Marks all of this account as read that were made until then. */
  async markAllRead(account: string, until: Date, at: Date): Promise<void> {
    await this.sql.rows(MARK_ALL_READ, [account, until, at]);
  }

  /** The values that every statement that adds notifications begins with. */
  private valuesOf({
    kind,
    subject,
    createdAt = this.clock.now(),
  }: Omit<NewNotification, 'details'>): unknown[] {
    const { mail, isMandatory = false, isMailedElsewhere = false } = rulesOf(kind);
    const about = [subject?.type ?? null, subject?.id ?? null];
    return [kind, createdAt, ...about, isMailedElsewhere ? 'OFF' : mail, isMandatory];
  }
}
