// Who the server is to push services (VAPID, RFC 8292); without keys there is no push.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Environment } from '../../../platform/environment/environment.js';

/** Less than the day that push services allow, in seconds. */
const SECONDS = 12 * 60 * 60;

@Injectable()
export class Vapid {
  /** Browsers subscribe with it; null where push isn't set up. */
  readonly publicKey: string | null;
  private readonly key: KeyObject | undefined;
  private readonly subject: string;
  private readonly jwt = new JwtService();

  constructor(environment: Environment) {
    const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = environment;
    this.publicKey = VAPID_PUBLIC_KEY ?? null;
    this.subject = subjectOf(environment);
    if (VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY) this.key = keyOf(VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY);
  }

  /** The header that signs a message to this endpoint. Throws without keys. */
  authorizationAt(endpoint: string): string {
    if (!this.key) throw new Error('There are no VAPID keys');
    const token = this.jwt.sign(
      {},
      {
        algorithm: 'ES256',
        privateKey: this.key,
        audience: new URL(endpoint).origin,
        subject: this.subject,
        expiresIn: SECONDS,
      },
    );
    return `vapid t=${token}, k=${this.publicKey}`;
  }
}

function keyOf(publicKey: string, privateKey: string): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey }, format: 'jwk' });
}

/** Whom a push service can ask about our messages: an https address or a mailbox. */
function subjectOf({ SECURITY_CONTACT, PUBLIC_URL, MAIL_FROM }: Environment): string {
  if (SECURITY_CONTACT)
    return SECURITY_CONTACT.startsWith('https:') ? SECURITY_CONTACT : `mailto:${SECURITY_CONTACT}`;
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'no-reply@localhost'}`;
}
