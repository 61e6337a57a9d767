// Who the server is to push services (VAPID, RFC 8292); without keys there is no push.
import { Injectable } from '@nestjs/common';
import { Environment } from '../../../platform/environment/environment.js';

interface VapidDetails {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

@Injectable()
export class Vapid {
  readonly details: VapidDetails | null;

  constructor(environment: Environment) {
    const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = environment;
    this.details =
      publicKey && privateKey ? { subject: subjectOf(environment), publicKey, privateKey } : null;
  }
}

/** Whom a push service can ask about our messages: an https address or a mailbox. */
export function subjectOf({
  SECURITY_CONTACT,
  PUBLIC_URL,
  MAIL_FROM,
}: Pick<Environment, 'SECURITY_CONTACT' | 'PUBLIC_URL' | 'MAIL_FROM'>): string {
  if (SECURITY_CONTACT)
    return SECURITY_CONTACT.includes('@') ? `mailto:${SECURITY_CONTACT}` : SECURITY_CONTACT;
  if (PUBLIC_URL?.startsWith('https:')) return PUBLIC_URL;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0] ?? 'no-reply@localhost'}`;
}
