// Keeps the browsers that are notified by push, one for each login, and takes what is due to them.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MailedNotification } from '../domain/notification.js';
import { COLLECT_PUSH_JOB, isSubscribed, wantsPush } from './add-notifications.sql.js';

/** An account is notified in as many browsers; another one takes the place of the oldest. */
export const MAX_PUSH_SUBSCRIPTIONS = 10;
/** The most notifications that one push covers. */
const MAX_IN_A_PUSH = 100;

const TAKE_ENDPOINT = {
  name: 'notifications.take-push-endpoint',
  text: 'delete from notifications.push_subscription where endpoint = $1 and session <> $2',
};
/** $1 session, $2 account, $3 endpoint, $4 and $5 its keys, $6 now. */
const SAVE = {
  name: 'notifications.save-push',
  text: `insert into notifications.push_subscription (session, account, endpoint, p256dh, auth, created_at)
  values ($1, $2, $3, $4, $5, $6) on conflict (session) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh,
    auth = excluded.auth, created_at = excluded.created_at, last_success_at = null
  where (push_subscription.endpoint, push_subscription.p256dh, push_subscription.auth)
    is distinct from (excluded.endpoint, excluded.p256dh, excluded.auth)`,
};
const KEEP_THE_LATEST = {
  name: 'notifications.keep-latest-pushes',
  text: `delete from notifications.push_subscription where session in (
  select session from notifications.push_subscription where account = $1
  order by created_at desc, session offset ${MAX_PUSH_SUBSCRIPTIONS})`,
};
const REMOVE = {
  name: 'notifications.remove-push',
  text: 'delete from notifications.push_subscription where session = $1',
};
const REMOVE_ENDPOINT = {
  name: 'notifications.remove-push-endpoint',
  text: `${REMOVE.text} and endpoint = $2`,
};
const SUCCEEDED = {
  name: 'notifications.push-succeeded',
  text: 'update notifications.push_subscription set last_success_at = $3 where session = $1 and endpoint = $2',
};
/** $1 session, while it goes on. */
const OF_SESSION = {
  name: 'notifications.push-subscription',
  text: `select b.account, b.endpoint, b.p256dh, b.auth, b.last_success_at from notifications.push_subscription b
    where b.session = $1::uuid and ${isSubscribed('b')}`,
};
/** $1 account. */
const SESSIONS = {
  name: 'notifications.push-sessions',
  text: `select b.session from notifications.push_subscription b where b.account = $1::uuid and ${isSubscribed('b')}`,
};
/** $1 account, $2 now: a notification is taken once, by whichever worker. As with mails, a job that comes early takes it, too. */
const TAKE_DUE = {
  name: 'notifications.take-due-pushes',
  text: `with due as (
    select notification from notifications.delivery
    where account = $1 and mail is null and channel = 'PUSH' and due_at <= $2::timestamptz + interval '5 seconds'
    order by due_at, notification limit ${MAX_IN_A_PUSH} for update),
  taken as (
    delete from notifications.delivery d using due
    where d.notification = due.notification and d.channel = 'PUSH' returning d.notification)
  select notification from taken`,
};
/** Without what its account has read or turned off since. The parameters: $1 account, $2 notifications, $3 the mandatory kinds. */
const CONTENT = {
  name: 'notifications.push-content',
  text: `select n.kind, n.details from notifications.notification n
    left join notifications.preference p on p.account = n.account and p.kind = n.kind
    where n.uuid = any ($2::uuid[]) and n.account = $1::uuid and n.read_at is null
      and (n.kind = any ($3::text[]) or ${wantsPush('n.kind', 'p')})
    order by n.created_at, n.uuid`,
};
/** What waits although its time is long past: its job is lost. $1 now. */
const RESUME = {
  name: 'notifications.resume-pushes',
  text: `select graphile_worker.add_job('${COLLECT_PUSH_JOB}', json_build_object('account', account))
  from (select distinct account from notifications.delivery
    where mail is null and channel = 'PUSH' and due_at < $1::timestamptz - interval '1 hour') overdue`,
};

/** Where and with which keys a browser is notified; the keys are base64url. */
export interface PushKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Where a login is notified. */
export interface PushTarget extends PushKeys {
  readonly account: string;
  readonly last_success_at: Date | null;
}

@Injectable()
export class PushRepository {
  constructor(private readonly sql: Sql) {}

  /** The browser of a login is notified there, in place of what it was before. Call it in a unit of work. */
  async save(session: string, account: string, keys: PushKeys, at: Date): Promise<void> {
    const { endpoint, p256dh, auth } = keys;
    await this.sql.lock('pushEndpoints', endpoint);
    await this.sql.rows(TAKE_ENDPOINT, [endpoint, session]);
    await this.sql.rows(SAVE, [session, account, endpoint, p256dh, auth, at]);
    await this.sql.rows(KEEP_THE_LATEST, [account]);
  }

  async remove(session: string): Promise<void> {
    await this.sql.rows(REMOVE, [session]);
  }

  /** The browser can't be notified there any more, unless it has got another endpoint since. */
  async removeEndpoint(session: string, endpoint: string): Promise<void> {
    await this.sql.rows(REMOVE_ENDPOINT, [session, endpoint]);
  }

  async succeeded(session: string, endpoint: string, at: Date): Promise<void> {
    await this.sql.rows(SUCCEEDED, [session, endpoint, at]);
  }

  /** Where the browser of a login is notified, while the login goes on. */
  ofSession(session: string): Promise<PushTarget | undefined> {
    return this.sql.row<PushTarget>(OF_SESSION, [session]);
  }

  /** The logins whose browsers an account is notified in. */
  async sessionsOf(account: string): Promise<string[]> {
    return (await this.sql.rows<{ session: string }>(SESSIONS, [account])).map(({ session }) => session);
  }

  /** Takes the notifications that are due to the account, and says whether there may be more. Call it in a unit of work. */
  async takeDue(account: string, now: Date): Promise<{ notifications: string[]; hasMore: boolean }> {
    const rows = await this.sql.rows<{ notification: string }>(TAKE_DUE, [account, now]);
    const notifications = rows.map(({ notification }) => notification);
    return { notifications, hasMore: notifications.length === MAX_IN_A_PUSH };
  }

  /** Those of the notifications that the account still wants by push and has not read, the oldest first. */
  content(
    account: string,
    notifications: readonly string[],
    mandatory: readonly string[],
  ): Promise<MailedNotification[]> {
    return this.sql.rows<MailedNotification>(CONTENT, [account, notifications, mandatory]);
  }

  /** Queues the collection of what was not collected although it is due. */
  async resume(now: Date): Promise<void> {
    await this.sql.rows(RESUME, [now]);
  }
}
