// Keeps how accounts want to be notified.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import { MANDATORY_KINDS, type MailChoice, type NotificationKind } from '../domain/notification.js';
import type { NotificationSubject } from '../domain/notification-subject.js';
import {
  CLOCK,
  COLLECT_PUSH_JOB,
  DEFAULT_DIGEST_HOUR,
  dueAt,
  mailedFrom,
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

const SAVE_CHOICES = {
  name: 'notifications.save-choices',
  text: `insert into notifications.preference (account, kind, in_app, mail, push)
  select $1::uuid, kind, "inApp", mail, push
  from jsonb_to_recordset($2::jsonb) as chosen (kind text, "inApp" bool, mail text, push bool)
  on conflict (account, kind) do update set in_app = excluded.in_app, mail = excluded.mail,
    push = coalesce(excluded.push, preference.push)`,
};
const SAVE_SETTINGS = {
  name: 'notifications.save-settings',
  text: `insert into notifications.setting (account, digest_hour, time_zone, quiet_from, quiet_until, mail_paused)
  values ($1, $2, $3, $4, $5, $6) on conflict (account) do update set digest_hour = excluded.digest_hour,
    time_zone = excluded.time_zone, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
    mail_paused = excluded.mail_paused, version = setting.version + 1`,
};
const PAUSE = {
  name: 'notifications.pause-mail',
  text: `insert into notifications.setting (account, digest_hour, mail_paused) values ($1, ${DEFAULT_DIGEST_HOUR}, true)
  on conflict (account) do update set mail_paused = true, version = setting.version + 1`,
};
/** What changes beside the settings is a version of them too. */
const TOUCH = {
  name: 'notifications.touch-settings',
  text: `insert into notifications.setting (account, digest_hour, mail_paused) values ($1, ${DEFAULT_DIGEST_HOUR}, false)
  on conflict (account) do update set version = setting.version + 1`,
};
const VERSION = {
  name: 'notifications.settings-version',
  text: 'select version from notifications.setting where account = $1',
};
const TURN_OFF_KIND = {
  name: 'notifications.turn-off-kind',
  text: `insert into notifications.preference (account, kind, in_app, mail) values ($1, $2, true, 'OFF')
  on conflict (account, kind) do update set mail = 'OFF'`,
};
const MUTE = {
  name: 'notifications.mute-subject',
  text: `insert into notifications.muted_subject (account, subject_type, subject_id, muted_at) values ($1, $2, $3, $4)
  on conflict do nothing`,
};
const UNMUTE_ALL = {
  name: 'notifications.unmute-all',
  text: 'delete from notifications.muted_subject where account = $1',
};
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
const RESCHEDULE_MAILS = {
  name: 'notifications.reschedule-mails',
  text: reschedule(
    'MAIL',
    dueAt(
      `greatest($2::timestamptz, ${mailedFrom('n.kind', 'n.created_at')})`,
      'd.mode',
      'clock',
      'n.details',
    ),
  ),
};
const RESCHEDULE_PUSHES = {
  name: 'notifications.reschedule-pushes',
  text: reschedule('PUSH', pushedAt('$2::timestamptz', 'clock'), COLLECT_PUSH_JOB),
};

@Injectable()
export class PreferenceRepository {
  constructor(private readonly sql: Sql) {}

  /** The account is notified like this from now on; what waits to be mailed comes at the new time. */
  async save(
    account: string,
    choices: readonly KindChoice[],
    settings: MailSettings,
    at: Date,
  ): Promise<void> {
    const { digestHour, timeZone, quietFrom, quietUntil, mailPaused } = settings;
    await this.sql.rows(SAVE_CHOICES, [account, JSON.stringify(choices)]);
    await this.sql.rows(SAVE_SETTINGS, [account, digestHour, timeZone, quietFrom, quietUntil, mailPaused]);
    for (const reschedules of [RESCHEDULE_MAILS, RESCHEDULE_PUSHES])
      await this.sql.rows(reschedules, [account, at, MANDATORY_KINDS]);
  }

  /** The version of what the account has chosen, 0 before it first chooses; it stays until the transaction ends. */
  async versionForChange(account: string): Promise<number> {
    await this.lock(account);
    const row = await this.sql.row<{ version: number }>(VERSION, [account]);
    return row?.version ?? 0;
  }

  /** No mails to the account but those about its security. */
  async pauseMail(account: string): Promise<void> {
    await this.lock(account);
    await this.sql.rows(PAUSE, [account]);
  }

  /** No mails of this kind. */
  async turnOffMail(account: string, kind: string): Promise<void> {
    await this.lock(account);
    await this.sql.rows(TURN_OFF_KIND, [account, kind]);
    await this.sql.rows(TOUCH, [account]);
  }

  /** No mails about this. */
  async mute(account: string, { type, id }: NotificationSubject, at: Date): Promise<void> {
    await this.sql.rows(MUTE, [account, type, id, at]);
  }

  /** Mails about everything again, as far as its kind is mailed. */
  async unmuteAll(account: string): Promise<void> {
    await this.sql.rows(UNMUTE_ALL, [account]);
  }

  private lock(account: string): Promise<void> {
    return this.sql.lock('notificationPreferences', account);
  }
}
