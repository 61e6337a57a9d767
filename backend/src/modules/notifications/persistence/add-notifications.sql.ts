// The statement that adds a notification for many accounts: with what is to be mailed and pushed, the jobs for that, and a signal to
// open clients.
import { oneOf } from '../../../platform/manifest/table.js';
import {
  MINUTES_TO_READ_MESSAGES,
  type NotificationKind,
  PUSHED_KINDS,
  URGENT_CHANGES,
} from '../domain/notification.js';

/** The channel on which PostgreSQL says whose notifications have changed; sent with the commit. */
export const NOTIFICATIONS_CHANGED = 'notifications.changed';
/** Collects what is due into mails: `{ account }`. */
export const COLLECT_JOB = 'notifications.collect-mail';
/** Collects what is due by push: `{ account }`. */
export const COLLECT_PUSH_JOB = 'notifications.collect-push';
/** When the digest comes until its account chooses. */
export const DEFAULT_DIGEST_HOUR = 8;

/** Mails at once come with this many minutes between them: what happens in between comes together. */
export const MINUTES_BETWEEN_MAILS = 15;
/** What is urgent comes at once until this many mails have come within those minutes. */
const MAX_URGENT_MAILS = 5;

const nextMail = (at: string, account: string, details: string): string => `greatest(${at}, (select created_at
      from notifications.mail where account = ${account} and mode = 'NOW' order by created_at desc
      offset case when ${details} ->> 'change' ${oneOf(URGENT_CHANGES)} then ${MAX_URGENT_MAILS - 1} else 0 end
      limit 1) + interval '${MINUTES_BETWEEN_MAILS} minutes')`;

/** When a notification with `details` is mailed that was made at `at`: `row` has the account, its clock and its choices. */
export const dueAt = (at: string, mode: string, row: string, details: string): string => `case ${mode}
    when 'DAILY' then notifications.next_at(${at}, ${row}.zone, ${row}.digest_hour * 60)
    else notifications.after_quiet(${nextMail(at, `${row}.account`, details)}, ${row}.zone, ${row}.quiet_from, ${row}.quiet_until) end`;

/** From when on a notification of a kind that was made at `at` may be mailed. */
export const mailedFrom = (
  kind: string,
  at: string,
): string => `${at} + case ${kind} when '${'MESSAGE_RECEIVED' satisfies NotificationKind}'
    then interval '${MINUTES_TO_READ_MESSAGES} minutes' else interval '0' end`;

/** The clock of an account, from `setting` s and `places.zones` l. */
export const CLOCK = `coalesce(l.zone, s.time_zone, 'UTC') as zone,
    coalesce(s.digest_hour, ${DEFAULT_DIGEST_HOUR}) as digest_hour, s.quiet_from, s.quiet_until`;

/** When a notification is pushed that was made at `at`: `row` has the account's clock. */
export const pushedAt = (at: string, row: string): string =>
  `notifications.after_quiet(${at}, ${row}.zone, ${row}.quiet_from, ${row}.quiet_until)`;

/** Whether an account wants a kind by push, of its row `choice` of `preference`. */
export const wantsPush = (kind: string, choice: string): string =>
  `coalesce(${choice}.push, ${kind} ${oneOf(PUSHED_KINDS)})`;

/** The subscription `of` goes on, as its login does. */
export const isSubscribed = (of: string): string =>
  `exists (select from auth.live_sessions v where v.uuid = ${of}.session)`;

/**
 * Queues the collection at each moment in `due` (account, due_at), once for all that is due then. $2 is now: the jobs wait as long by
 * the clock of PostgreSQL. The accounts come in one order, since a job waits for another transaction's with the same key.
 */
export const queueCollection = (due: string, job = COLLECT_JOB): string =>
  `count(graphile_worker.add_job('${job}', payload := json_build_object('account', account),
      run_at := now() + (due_at - $2::timestamptz),
      job_key := '${job}:' || account || ':' || extract(epoch from due_at)))
    from (select distinct account, due_at from ${due} order by account, due_at) moments`;

/**
 * $1 kind, $2 moment, $3 type and $4 ID of the subject, $5 how the kind is mailed, $6 whether it is mandatory. `recipients` selects
 * account and details, each account once, with parameters from $7 on, and where each has a subject of its own also that. It locks the
 * accounts `for key share`: an erasure locks its account first and deletes its notifications and jobs next, so a statement that took
 * these before the account would deadlock with it. What its account wants neither in the app nor by mail or push is not kept.
 */
export const addNotifications = (recipients: string, { also = '', hasSubjects = false } = {}): string => {
  const type = hasSubjects ? 'coalesce(r.subject_type, $3::text)' : '$3::text';
  const id = hasSubjects ? 'coalesce(r.subject_id, $4::uuid)' : '$4::uuid';
  return `with ${also}
  recipient as materialized (${recipients}),
  chosen as materialized (
    select r.account, r.details, ${type} as subject_type, ${id} as subject_id, $6::bool or coalesce(p.in_app, true) as in_app,
      case when $6 then $5::text when s.mail_paused or m.account is not null then 'OFF' else coalesce(p.mail, $5) end
        as mail, ($6 or ${wantsPush('$1::text', 'p')}) and exists (
        select from notifications.push_subscription b where b.account = r.account and ${isSubscribed('b')}) as push, ${CLOCK}
    from recipient r
    left join notifications.preference p on p.account = r.account and p.kind = $1::text
    left join notifications.setting s on s.account = r.account
    left join notifications.muted_subject m on m.account = r.account
      and m.subject_type = ${type} and m.subject_id = ${id}
    left join places.zones l on l.account = r.account),
  added as (
    insert into notifications.notification (account, kind, details, created_at, subject_type, subject_id, is_hidden)
    select account, $1, details, $2::timestamptz, subject_type, subject_id, not in_app from chosen
    where in_app or mail <> 'OFF' or push returning uuid, account, is_hidden),
  mailed as (
    insert into notifications.delivery (notification, channel, account, mode, due_at)
    select a.uuid, 'MAIL', a.account, c.mail, case when $6 then $2 else ${dueAt(mailedFrom('$1::text', '$2::timestamptz'), 'c.mail', 'c', 'c.details')} end
    from added a join chosen c using (account) where c.mail <> 'OFF' returning account, due_at),
  pushed as (
    insert into notifications.delivery (notification, channel, account, mode, due_at)
    select a.uuid, 'PUSH', a.account, 'NOW', case when $6 then $2 else ${pushedAt('$2::timestamptz', 'c')} end
    from added a join chosen c using (account) where c.push returning account, due_at)
  select (select count(pg_notify('${NOTIFICATIONS_CHANGED}', account::text)) from added where not is_hidden),
    (select ${queueCollection('mailed')}), (select ${queueCollection('pushed', COLLECT_PUSH_JOB)})`;
};
