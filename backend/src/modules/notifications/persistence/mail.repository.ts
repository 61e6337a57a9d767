// Keeps the mails about notifications: what is due becomes one mail for each mode, which is sent once.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { MailedNotification } from '../domain/notification.js';
import type { SubjectType, UnsubscribeScope } from '../domain/notification-subject.js';
import { COLLECT_JOB } from './add-notifications.sql.js';

/** A mail holds this many notifications at most; the rest goes into another. */
const MAX_IN_A_MAIL = 500;

/** A mail; its kind and subject are those that all its notifications share. */
export interface MailRow {
  readonly uuid: string;
  readonly account: string;
  readonly mode: 'NOW' | 'DAILY';
  readonly kind: string | null;
  readonly subject_type: SubjectType | null;
  readonly subject_id: string | null;
  readonly sent_at: Date | null;
}

/** What the links in a mail can turn off, the narrowest first. */
export const scopesOf = ({ kind, subject_id }: Pick<MailRow, 'kind' | 'subject_id'>): UnsubscribeScope[] => [
  ...(subject_id === null ? [] : (['SUBJECT'] as const)),
  ...(kind === null ? [] : (['KIND'] as const)),
  'ALL',
];

/** $1 account, $2 now. The clocks of replicas may differ by a little: a job that comes early takes what it came for all the same. */
const DUE = {
  name: 'notifications.due',
  text: `select d.notification, d.mode from notifications.delivery d
    where d.account = $1::uuid and d.mail is null and d.channel = 'MAIL' and d.due_at <= $2::timestamptz + interval '5 seconds'
    order by d.due_at, d.notification limit ${MAX_IN_A_MAIL} for update`,
};
/** $1 account, $2 mode, $3 notifications, $4 now. */
const COLLECT = {
  name: 'notifications.collect-mail',
  text: `with mail as (
    insert into notifications.mail (account, mode, kind, subject_type, subject_id, created_at)
    select $1, $2, case when count(distinct kind) = 1 then min(kind) end,
      case when count(distinct subject_id) = 1 and bool_and(subject_id is not null) then min(subject_type) end,
      case when count(distinct subject_id) = 1 and bool_and(subject_id is not null) then min(subject_id::text)::uuid end, $4
    from notifications.notification where uuid = any ($3::uuid[]) returning uuid),
  collected as (
    update notifications.delivery d set mail = mail.uuid from mail
    where d.notification = any ($3) and d.channel = 'MAIL')
  select uuid from mail`,
};
const FIND = {
  name: 'notifications.mail',
  text: 'select * from notifications.mail where uuid = $1::uuid',
};
/** What a mail says: without what its account has turned off since. The parameters: $1 mail, $2 the mandatory kinds. */
const CONTENT = {
  name: 'notifications.mail-content',
  text: `select n.kind, n.details from notifications.delivery d
    join notifications.notification n on n.uuid = d.notification
    left join notifications.preference p on p.account = n.account and p.kind = n.kind
    left join notifications.setting s on s.account = n.account
    left join notifications.muted_subject m on m.account = n.account and m.subject_type = n.subject_type
      and m.subject_id = n.subject_id
    where d.mail = $1::uuid and (n.kind = any ($2::text[])
      or p.mail is distinct from 'OFF' and s.mail_paused is not true and m.account is null)
    order by n.created_at, n.uuid`,
};
const MARK_SENT = {
  name: 'notifications.mark-mail-sent',
  text: 'update notifications.mail set sent_at = $2 where uuid = $1 and sent_at is null',
};
/** What waits although its time is long past: its job is lost. $1 now. */
const RESUME = {
  name: 'notifications.resume-mails',
  text: `select graphile_worker.add_job('${COLLECT_JOB}', json_build_object('account', account))
  from (select distinct account from notifications.delivery
    where mail is null and channel = 'MAIL' and due_at < $1::timestamptz - interval '1 hour') overdue`,
};

@Injectable()
export class MailRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Makes mails of what is due to the account, and gives their IDs, and whether there may be more; each notification is in one mail.
   * Call it in a unit of work.
   */
  async collect(account: string, now: Date): Promise<{ mails: string[]; hasMore: boolean }> {
    const due = await this.sql.rowsForChange<{ notification: string; mode: string }>(DUE, [account, now]);
    const mails: string[] = [];
    for (const mode of new Set(due.map((delivery) => delivery.mode))) {
      const notifications = due.filter((one) => one.mode === mode).map(({ notification }) => notification);
      const mail = await this.sql.row<{ uuid: string }>(COLLECT, [account, mode, notifications, now]);
      if (mail) mails.push(mail.uuid);
    }
    return { mails, hasMore: due.length === MAX_IN_A_MAIL };
  }

  find(uuid: string): Promise<MailRow | undefined> {
    return this.sql.row<MailRow>(FIND, [uuid]);
  }

  /** What a mail says, the oldest first; nothing once its account has turned all of it off. */
  content(uuid: string, mandatory: readonly string[]): Promise<MailedNotification[]> {
    return this.sql.rows<MailedNotification>(CONTENT, [uuid, mandatory]);
  }

  async markSent(uuid: string, at: Date): Promise<void> {
    await this.sql.rows(MARK_SENT, [uuid, at]);
  }

  /** Queues the collection of what was not collected although it is due. */
  async resume(now: Date): Promise<void> {
    await this.sql.rows(RESUME, [now]);
  }
}
