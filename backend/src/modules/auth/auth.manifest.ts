// What auth declares about itself.
import { ACCESS_TOKEN_SECONDS } from '../../platform/http/access/access-tokens.js';
import type { ModuleManifest } from '../../platform/manifest/module-manifest.js';
import { AUTH_LIMITS } from './auth.limits.js';
import { AUTH_PERSONAL_DATA } from './auth.personal-data.js';
import { REFRESH_SECONDS } from './domain/refresh-token.js';
import { SESSION_SECONDS } from './domain/session.js';
import { AUTH_TABLES } from './persistence/tables.js';

const MONTH_AGO = `$1::timestamptz - interval '30 days'`;
const secondsOf = (seconds: number): string => `interval '${seconds} seconds'`;
/** How long a session may wait for its next use, and how long it goes on at most. */
const UNUSED = secondsOf(REFRESH_SECONDS);
const LONGEST = secondsOf(SESSION_SECONDS);

export const authManifest = {
  name: 'auth',
  summary: 'Login, sessions, and account emails.',
  asks: ['users'],
  tables: AUTH_TABLES,
  limits: AUTH_LIMITS,
  auditActions: [
    'auth.logged-in',
    'auth.log-in-refused',
    'auth.refresh-reused',
    'auth.session-ended',
    'auth.other-sessions-ended',
    'auth.passkey-added',
    'auth.passkey-renamed',
    'auth.passkey-removed',
    'auth.second-factor-on',
    'auth.second-factor-off',
    'auth.recovery-codes-renewed',
    'auth.recovery-code-used',
  ],
  personalData: AUTH_PERSONAL_DATA,
  retention: [
    { name: 'auth.forget-tokens', text: `delete from auth.refresh_token where expires_at < ${MONTH_AGO}` },
    {
      name: 'auth.end-expired-sessions',
      // Whatever goes on with a login, such as push notifications, ends with it. Its last access token is good for some minutes more.
      text: `update auth.session set ended_at = least(last_used_at + ${UNUSED}, started_at + ${LONGEST})
        where ended_at is null and (last_used_at <= $1::timestamptz - ${UNUSED}
          or started_at <= $1::timestamptz - ${LONGEST} - ${secondsOf(ACCESS_TOKEN_SECONDS)})`,
    },
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
  withoutKey: {
    login: 'each log-in is a session of its own, and an answer with a token is not kept',
    logInWithPasskey: 'a challenge is answered once',
    logInWithSecondFactor: 'a code works once',
    beginPasskeyLogIn: 'it leaves nothing behind',
    beginPasskeyRegistration: 'it leaves nothing behind',
    beginConfirmation: 'it leaves nothing behind',
    setUpSecondFactor: 'the newest secret takes the place of the one before',
    turnOnSecondFactor: 'what is on cannot be turned on, and an answer with codes is not kept',
    renewRecoveryCodes:
      'the newest codes take the place of the ones before, and an answer with codes is not kept',
    refresh: 'the token in the cookie is a key: the one before is forgiven for a moment',
    logout: 'a session that has ended has ended',
    resendVerification: 'one mail a minute',
    forgotPassword: 'one mail a minute',
    resetPassword: 'a link works once',
    startVerifiedSession: 'a claim works once, and an answer with a token is not kept',
  },
} as const satisfies ModuleManifest;
