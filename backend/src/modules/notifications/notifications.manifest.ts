// What notifications declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { NOTIFICATIONS_PERSONAL_DATA } from './notifications.personal-data.js';
import { NOTIFICATIONS_TABLES } from './persistence/tables.js';

export const notificationsManifest = {
  name: 'notifications',
  summary:
    'What happened to your account, and to listings you asked about, what is new at stores you follow or fits your wants, offers and deals, what moderators decide; how you are notified.',
  asks: [
    'auth',
    'users',
    'places',
    'cards',
    'listings',
    'stock',
    'events',
    'storefronts',
    'watchlist',
    'deals',
    'offers',
    'moderation',
  ],
  ids: {
    '/api/notifications/': 'The ID of the notification.',
  },
  tables: NOTIFICATIONS_TABLES,
  withoutKey: {
    unsubscribe: 'A link used twice turns off the same.',
  },
  personalData: NOTIFICATIONS_PERSONAL_DATA,
  retention: [
    {
      name: 'notifications.forget-old',
      text: `delete from notifications.notification where created_at < $1::timestamptz - interval '180 days'`,
    },
    {
      name: 'notifications.forget-mails',
      text: `delete from notifications.mail where created_at < $1::timestamptz - interval '180 days'`,
    },
    {
      name: 'notifications.forget-push-subscriptions',
      // Each goes with its login; it gets nothing from the moment that this ends.
      text: `delete from notifications.push_subscription b
        where b.created_at < $1::timestamptz and not exists (select from auth.live_sessions v where v.uuid = b.session)`,
    },
  ],
} as const satisfies ModuleManifest;
