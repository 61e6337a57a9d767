// What notifications keep about a person, and how it is erased.

import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';
import { COLLECT_JOB, COLLECT_PUSH_JOB } from './persistence/add-notifications.sql.js';

/** A table of which an account's rows go as they are. */
const rowsOf = (
  table: string,
  as: string,
  description: string,
  order: string,
  erase = `delete from notifications.${table} where account = $1`,
): PersonalDataPart => ({
  tables: [`notifications.${table}`],
  exported: {
    as,
    description,
    read: `select to_jsonb(n) - 'account' as entry from notifications.${table} n where account = $1 order by ${order}`,
  },
  erase,
});

/** The browsers that push notifications go to: without the keys, which nobody else needs. */
const PUSH_SUBSCRIPTIONS: PersonalDataPart = {
  tables: ['notifications.push_subscription'],
  exported: {
    as: 'pushSubscriptions',
    description: 'Browsers that get push notifications, while their login goes on.',
    read: `select to_jsonb(n) - 'account' - 'p256dh' - 'auth' as entry from notifications.push_subscription n
      where account = $1 order by created_at, session`,
  },
  erase: 'delete from notifications.push_subscription where account = $1',
};

/** What others were notified of about a store, or about who they deal with, goes with it. Deliveries refer to mails and notifications: they are erased first. */
export const NOTIFICATIONS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  rowsOf(
    'delivery',
    'notificationDeliveries',
    'Which notifications are emailed or pushed, and when; kept for 180 days.',
    'due_at, notification',
    // With the jobs that wait to collect them, and those that have nothing to collect any more.
    `with gone as (delete from notifications.delivery where account = $1)
      select graphile_worker.remove_job(key) from graphile_worker.jobs
      where key like any (array['${COLLECT_JOB}:' || $1::text || ':%', '${COLLECT_PUSH_JOB}:' || $1::text || ':%'])`,
  ),
  rowsOf(
    'mail',
    'notificationEmails',
    'Emails about notifications; kept for 180 days.',
    'created_at, uuid',
    `with of_others as (update notifications.mail set subject_type = null, subject_id = null where subject_id = $1)
      delete from notifications.mail where account = $1`,
  ),
  rowsOf(
    'notification',
    'notifications',
    'Notifications; kept for 180 days.',
    'created_at, uuid',
    `delete from notifications.notification
      where account = $1 or subject_id = $1 or details ? 'personId' and details ->> 'personId' = $1::text`,
  ),
  PUSH_SUBSCRIPTIONS,
  rowsOf('preference', 'notificationPreferences', 'How the account is notified, by kind.', 'kind'),
  rowsOf('setting', 'notificationSettings', 'When the account is emailed about notifications.', 'account'),
  rowsOf(
    'muted_subject',
    'mutedNotifications',
    'What a link in an email has turned emails off for.',
    'muted_at, subject_id',
    'delete from notifications.muted_subject where account = $1 or subject_id = $1',
  ),
];
