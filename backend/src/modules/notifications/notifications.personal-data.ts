// What notifications keep about a person, and how it is erased.
import type { PersonalDataPart } from '../../platform/manifest/personal-data-part.js';

export const NOTIFICATIONS_PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    tables: ['notifications.notification'],
    exported: {
      as: 'notifications',
      description: 'Notifications; kept for 180 days.',
      read: `select to_jsonb(n) - 'account' as entry from notifications.notification n where account = $1
        order by created_at, uuid`,
    },
    erase: 'delete from notifications.notification where account = $1',
  },
];
