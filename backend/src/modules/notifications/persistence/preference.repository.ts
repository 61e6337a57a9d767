// Keeps how accounts want to be notified.
import { Injectable } from '@nestjs/common';
import { LOCKS } from '../../../platform/database/locks.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { MANDATORY_KINDS, type MailChoice, type NotificationKind } from '../domain/notification.js';
import type { NotificationSubject } from '../domain/notification-subject.js';
import {
  CLOCK,
  COLLECT_PUSH_JOB,
  DEFAULT_DIGEST_HOUR,
  dueAt,
  pushedAt,
  queueCollection,
} from './add-notifications.sql.js';

/** How an account is notified of a kind. */
export interface KindChoice {
  readonly kind: NotificationKind;
  readonly inApp: boolean;
  readonly mail: MailChoice;
  /** Null as the kind declares it. Left out, it stays as it was. */
  readonly push?: boolean | null;
}

/** When an account is mailed; the quiet hours are minutes of its day. */
export interface MailSettings {
  readonly digestHour: number;
  readonly timeZone: string | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly mailPaused: boolean;
}

const SAVE_CHOICES = `insert into notifications.preference (account, kind, in_app, mail, push)
  select $1::uuid, kind, "inApp", mail, push
  from jsonb_to_recordset($2::jsonb) as chosen (kind text, "inApp" bool, mail text, push bool)
  on conflict (account, kind) do update set in_app = excluded.in_app, mail = excluded.mail,
    push = coalesce(excluded.push, preference.push)`;
const SAVE_SETTINGS = `insert into notifications.setting (account, digest_hour, time_zone, quiet_from, quiet_until, mail_paused)
  values ($1, $2, $3, $4, $5, $6) on conflict (account) do update set digest_hour = excluded.digest_hour,
    time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
    mail_paused = excluded.mail_paused, version = setting.version + 1`;
const PAUSE = `insert into notifications.setting (account, digest_hour, mail_paused) values ($1, ${DEFAULT_DIGEST_HOUR}, true)
  on conflict (account) do update set mail_paused = true, version = setting.version + 1`;
/** What changes beside the settings is a version of them too. */
const TOUCH = `insert into notifications.setting (account, digest_hour, mail_paused) values ($1, ${DEFAULT_DIGEST_HOUR}, false)
  on conflict (account) do update set version = setting.version + 1`;
const VERSION = 'select version from notifications.setting where account = $1';
const TURN_OFF_KIND = `insert into notifications.preference (account, kind, in_app, mail) values ($1, $2, true, 'OFF')
  on conflict (account, kind) do update set mail = 'OFF'`;
const MUTE = `insert into notifications.muted_subject (account, subject_type, subject_id, muted_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const UNMUTE_ALL = 'delete from notifications.muted_subject where account = $1';
/**
 * What waits in a channel comes at the new time, but for what nobody may put off: $1 account, $2 now, $3 the mandatory kinds.
 */
const reschedule = (channel: string, due: string, job?: string): string => `with clock as (
    select a.account, ${CLOCK} from (select $1::uuid as account) a left join notifications.setting s on s.account = a.account
    left join places.zones l on l.account = a.account),
  moved as (
    update notifications.delivery d set due_at = ${due}
    from clock, notifications.notification n
    where d.account = $1 and d.mail is null and d.channel = '${channel}' and n.uuid = d.notification and n.kind <> all ($3::text[]) returning d.account, d.due_at)
  select ${queueCollection('moved', job)}`;
const RESCHEDULE_MAILS = reschedule('MAIL', dueAt('$2::timestamptz', 'd.mode', 'clock'));
const RESCHEDULE_PUSHES = reschedule('PUSH', pushedAt('$2::timestamptz', 'clock'), COLLECT_PUSH_JOB);

/** $1 the kind of lock, $2 account: before it first chooses there is no row to lock. */
const LOCK = 'select pg_advisory_xact_lock($1, hashtext($2))';

@Injectable()
export class PreferenceRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** The account is notified like this from now on; what waits to be mailed comes at the new time. */
  async save(
    account: string,
    choices: readonly KindChoice[],
    settings: MailSettings,
    at: Date,
  ): Promise<void> {
    const { manager } = this.unitOfWork;
    const { digestHour, timeZone, quietFrom, quietUntil, mailPaused } = settings;
    await manager.query(SAVE_CHOICES, [account, JSON.stringify(choices)]);
    await manager.query(SAVE_SETTINGS, [account, digestHour, timeZone, quietFrom, quietUntil, mailPaused]);
    for (const reschedules of [RESCHEDULE_MAILS, RESCHEDULE_PUSHES])
      await manager.query(reschedules, [account, at, MANDATORY_KINDS]);
  }

  /** The version of what the account has chosen, 0 before it first chooses; nobody else saves until the transaction ends. */
  async versionForChange(account: string): Promise<number> {
    const manager = this.unitOfWork.managerOf('The lock of notification preferences');
    await manager.query(LOCK, [LOCKS.notificationPreferences, account]);
    const [row] = await manager.query<{ version: number }[]>(VERSION, [account]);
    return row?.version ?? 0;
  }

  /** No mails to the account but those about its security. */
  async pauseMail(account: string): Promise<void> {
    await this.unitOfWork.manager.query(PAUSE, [account]);
  }

  /** No mails of this kind. */
  async turnOffMail(account: string, kind: string): Promise<void> {
    await this.unitOfWork.manager.query(TURN_OFF_KIND, [account, kind]);
    await this.unitOfWork.manager.query(TOUCH, [account]);
  }

  /** No mails about this. */
  async mute(account: string, { type, id }: NotificationSubject, at: Date): Promise<void> {
    await this.unitOfWork.manager.query(MUTE, [account, type, id, at]);
  }

  /** Mails about everything again, as far as its kind is mailed. */
  async unmuteAll(account: string): Promise<void> {
    await this.unitOfWork.manager.query(UNMUTE_ALL, [account]);
  }
}
