// What auth declares about itself.
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';

const MONTH_AGO = `$1::timestamptz - interval '30 days'`;

import { AUTH_TABLES } from './persistence/tables.js';

export const authManifest = {
  name: 'auth',
  summary: 'Logging in, staying logged in, and the mails around it.',
  asks: ['users'],
  ids: {},
  tables: AUTH_TABLES,
  retention: [
    { name: 'auth.forget-tokens', text: `delete from auth.refresh_token where expires_at < ${MONTH_AGO}` },
    {
      name: 'auth.forget-sessions',
      // The newest token of a session outlives the others: without any nothing can go on with it.
      text: `delete from auth.session s where s.ended_at < ${MONTH_AGO}
        or (s.started_at < ${MONTH_AGO} and not exists (select 1 from auth.refresh_token t where t.session = s.uuid))`,
    },
    {
      name: 'auth.forget-ended-sessions',
      // Nobody fetches those that ended longer ago than an access token lives. By the clock that wrote them down.
      text: `delete from auth.ended_session where ended_at < least(now(), $1::timestamptz) - interval '1 day'`,
    },
    {
      name: 'auth.forget-mail-tokens',
      text: `delete from auth.mail_token where used_at < ${MONTH_AGO} or expires_at < ${MONTH_AGO}`,
    },
    {
      name: 'auth.forget-challenges',
      text: `delete from auth.spent_challenge where expires_at < $1::timestamptz - interval '1 hour'`,
    },
    {
      name: 'auth.forget-devices',
      // As long as the cookie of a device is kept.
      text: `delete from auth.known_device where seen_at < $1::timestamptz - interval '365 days'`,
    },
    {
      name: 'auth.forget-verification-claims',
      text: 'delete from auth.verification_claim where expires_at < $1::timestamptz',
    },
  ],
} as const satisfies ModuleManifest;
