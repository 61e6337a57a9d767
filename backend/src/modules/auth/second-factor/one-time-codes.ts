// Time-based one-time codes (RFC 6238) as every authenticator app computes them: SHA-1, six digits, a new one every 30 seconds.
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** How many steps a clock may be early or late. */
const WINDOW = 1;
/** As long as the digest that it keys: RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
const CODE = /^\d{6}$/;

const totp = (secret: Buffer, label = ''): TOTP =>
  new TOTP({
    issuer: 'Playset',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** A new secret for an authenticator app. */
export const generateSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The secret as people type it, and the address that a QR code carries into the app. */
export function shownSecret(secret: Buffer, email: string): { secret: string; uri: string } {
  const shown = totp(secret, email);
  return { secret: shown.secret.base32, uri: shown.toString() };
}

/** Whether this looks like a code of an app, not like a recovery code. */
export const isOneTimeCode = (code: string): boolean => CODE.test(code);

/** The step of time that a code belongs to; undefined where it belongs to none around now. Takes the same time either way. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  // The library throws over digits that are more than one byte each.
  if (!isOneTimeCode(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
