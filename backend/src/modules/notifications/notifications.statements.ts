// The SQL of the reads; what is shown, PostgreSQL writes as JSON.
import { moment, pageText } from '../../platform/database/json-page.js';
import { MAX_UNREAD_COUNTED } from './domain/notification.js';

/** An account's notifications, newest first: $1 account, $2 limit, $3 moment and $4 notification to start after. */
export const OF_ACCOUNT = {
  name: 'notifications.of-account',
  text: pageText({
    entry: `l.uuid, l.kind, l.details, ${moment('l.created_at')} as "createdAt", l.read_at is not null as read`,
    key: 'l.created_at, l.uuid',
    rows: `select * from notifications.notification where account = $1 and not is_hidden
      and (created_at, uuid) < ($3::timestamptz, $4::uuid) order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from notifications.notification where account = $1 and not is_hidden',
  }),
};

/** How many an account has not read, and which is the latest of all. */
const unreadOf = (account: string): string => `
    (select count(*)::int from (select 1 from notifications.notification
      where account = ${account} and not is_hidden and read_at is null limit ${MAX_UNREAD_COUNTED}) counted) as unread,
    (select uuid from notifications.notification where account = ${account} and not is_hidden
      order by created_at desc, uuid desc limit 1) as latest`;

/** The same of each of the accounts $1. */
export const UNREAD_COUNTS = {
  name: 'notifications.unread-counts',
  text: `select a.account, ${unreadOf('a.account')} from unnest($1::uuid[]) a (account)`,
};

/** $1 account. */
export const UNREAD_COUNT = {
  name: 'notifications.unread-count',
  text: `select ${unreadOf('$1::uuid')}`,
};
