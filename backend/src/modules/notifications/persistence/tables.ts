// The tables of notifications as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { NOTIFICATION_KINDS } from '../domain/notification.js';

/** What accounts were notified of; `read_at` is null until they have seen it. */
const NOTIFICATION: Table = {
  name: 'notifications.notification',
  columns: {
    uuid: 'uuid not null default gen_random_uuid()',
    account: 'uuid not null',
    kind: 'text not null',
    details: 'jsonb not null',
    created_at: 'timestamptz not null',
    read_at: 'timestamptz',
  },
  constraints: {
    notification_pkey: 'primary key (uuid)',
    notification_account: 'foreign key (account) references users.account (uuid)',
    notification_kind: `check (kind ${oneOf(NOTIFICATION_KINDS)})`,
  },
  indexes: {
    notification_by_age: '(created_at)',
    notification_of_account: '(account, created_at desc, uuid desc)',
    notification_unread: '(account, created_at) where (read_at is null)',
  },
};

export const NOTIFICATIONS_TABLES: readonly Table[] = [NOTIFICATION];
