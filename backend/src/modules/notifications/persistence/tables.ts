// The tables of notifications as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { MAIL_CHOICES } from '../domain/notification.js';
import { SUBJECT_TYPES } from '../domain/notification-subject.js';

const SUBJECT = `subject_type ${oneOf(SUBJECT_TYPES)}`;
const MODE = `mode in ('NOW', 'DAILY')`;

/**
 * What accounts were notified of; `read_at` is null until they have seen it. A hidden one is mailed only: the account wants none of
 * its kind in the app.
 */
const NOTIFICATION: Table = {
  name: 'notifications.notification',
  columns: {
    uuid: 'uuid not null default gen_random_uuid()',
    account: 'uuid not null',
    kind: 'text not null',
    details: 'jsonb not null',
    created_at: 'timestamptz not null',
    read_at: 'timestamptz',
    subject_type: 'text',
    subject_id: 'uuid',
    is_hidden: 'boolean not null default false',
  },
  constraints: {
    notification_pkey: 'primary key (uuid)',
    notification_account: 'foreign key (account) references users.account (uuid)',
    notification_kind: `check (kind ~ '^[A-Z_]{3,40}$')`,
    notification_subject: `check (${SUBJECT} and subject_id is not null
      or subject_type is null and subject_id is null)`,
  },
  indexes: {
    notification_about_person: `((details ->> 'personId')) where (details ? 'personId')`,
    notification_by_age: '(created_at)',
    notification_of_account: '(account, created_at desc, uuid desc)',
    notification_of_subject: '(subject_id, created_at) where (subject_id is not null)',
    notification_unread: '(account, is_hidden, created_at) where (read_at is null)',
  },
};

/** How an account is notified of a kind; without a row, or where `push` is null, as the kind declares it. */
const PREFERENCE: Table = {
  name: 'notifications.preference',
  columns: {
    account: 'uuid not null',
    kind: 'text not null',
    in_app: 'boolean not null',
    mail: 'text not null',
    push: 'boolean',
  },
  constraints: {
    preference_pkey: 'primary key (account, kind)',
    preference_account: 'foreign key (account) references users.account (uuid)',
    preference_mail: `check (mail ${oneOf(MAIL_CHOICES)})`,
  },
};

/** When an account is mailed: `quiet_…` are minutes of its day, `time_zone` counts while it has no place. */
const SETTING: Table = {
  name: 'notifications.setting',
  columns: {
    account: 'uuid not null',
    digest_hour: 'int not null',
    time_zone: 'text',
    quiet_from: 'int',
    quiet_until: 'int',
    mail_paused: 'boolean not null',
    version: 'int not null default 1',
  },
  constraints: {
    setting_pkey: 'primary key (account)',
    setting_account: 'foreign key (account) references users.account (uuid)',
    setting_digest_hour: 'check (digest_hour between 0 and 23)',
    setting_quiet_from: 'check (quiet_from between 0 and 1439)',
    setting_quiet_until: 'check (quiet_until between 0 and 1439)',
    setting_quiet: 'check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)',
  },
};

/** What an account gets no mails about. */
const MUTED_SUBJECT: Table = {
  name: 'notifications.muted_subject',
  columns: {
    account: 'uuid not null',
    subject_type: 'text not null',
    subject_id: 'uuid not null',
    muted_at: 'timestamptz not null',
  },
  constraints: {
    muted_subject_pkey: 'primary key (account, subject_type, subject_id)',
    muted_subject_account: 'foreign key (account) references users.account (uuid)',
    muted_subject_type: `check (${SUBJECT})`,
  },
};

/** Mails that were or will be sent; `kind` and the subject are those that all its notifications share. */
const MAIL: Table = {
  name: 'notifications.mail',
  columns: {
    uuid: 'uuid not null default gen_random_uuid()',
    account: 'uuid not null',
    mode: 'text not null',
    kind: 'text',
    subject_type: 'text',
    subject_id: 'uuid',
    created_at: 'timestamptz not null',
    sent_at: 'timestamptz',
  },
  constraints: {
    mail_pkey: 'primary key (uuid)',
    mail_account: 'foreign key (account) references users.account (uuid)',
    mail_mode: `check (${MODE})`,
  },
  indexes: { mail_by_age: '(created_at)', mail_of_account: '(account, created_at)' },
};

/** Where else a notification goes, once for each channel; `mail` is null until it is due. One by push goes once its jobs are queued. */
const DELIVERY: Table = {
  name: 'notifications.delivery',
  columns: {
    notification: 'uuid not null',
    channel: 'text not null',
    account: 'uuid not null',
    mode: 'text not null',
    due_at: 'timestamptz not null',
    mail: 'uuid',
  },
  constraints: {
    delivery_pkey: 'primary key (notification, channel)',
    delivery_notification:
      'foreign key (notification) references notifications.notification (uuid) on delete cascade',
    delivery_account: 'foreign key (account) references users.account (uuid)',
    delivery_mail: 'foreign key (mail) references notifications.mail (uuid) on delete cascade',
    delivery_channel: `check (channel in ('MAIL', 'PUSH'))`,
    delivery_mode: `check (${MODE})`,
  },
  indexes: {
    delivery_of_account: '(account)',
    delivery_of_mail: '(mail) where (mail is not null)',
    delivery_overdue: '(due_at) where (mail is null)',
    delivery_pending: '(account, due_at) where (mail is null)',
  },
};

/** The browsers that accounts are notified in by push, while their login goes on. */
const PUSH_SUBSCRIPTION: Table = {
  name: 'notifications.push_subscription',
  columns: {
    session: 'uuid not null',
    account: 'uuid not null',
    endpoint: 'text not null',
    p256dh: 'text not null',
    auth: 'text not null',
    created_at: 'timestamptz not null',
    last_success_at: 'timestamptz',
  },
  constraints: {
    push_subscription_pkey: 'primary key (session)',
    push_subscription_session: 'foreign key (session) references auth.session (uuid) on delete cascade',
    push_subscription_account: 'foreign key (account) references users.account (uuid)',
    push_subscription_endpoint: 'unique (endpoint)',
    push_subscription_https: `check (endpoint like 'https://%')`,
  },
  indexes: { push_subscription_of_account: '(account, created_at)' },
};

export const NOTIFICATIONS_TABLES: readonly Table[] = [
  NOTIFICATION,
  PREFERENCE,
  SETTING,
  MUTED_SUBJECT,
  MAIL,
  DELIVERY,
  PUSH_SUBSCRIPTION,
];
