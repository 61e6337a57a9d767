// Writes the links in mails and reads them back. A link is an id and its signature, so the database holds no secret.
import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { SecretKeys } from '../../platform/environment/secret-keys.js';
import { SignedIds } from '../../platform/mail/signed-ids.js';
import type { MailToken, Purpose } from './domain/mail-token.js';

/** Where the client reads the token of a link. */
const PAGE: Record<Purpose, string> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
};

@Injectable()
export class MailLinks {
  private readonly ids: Readonly<Record<Purpose, SignedIds>>;
  private readonly origin: string;

  constructor(keys: SecretKeys, environment: Environment) {
    const own = keys.for('mail links');
    this.ids = {
      'verify-email': new SignedIds(own, 'verify-email'),
      'reset-password': new SignedIds(own, 'reset-password'),
    };
    this.origin = publicAddress(environment);
  }

  /** The address to put into the mail. */
  linkOf({ id, purpose }: MailToken): string {
    const link = new URL(PAGE[purpose], this.origin);
    link.searchParams.set('token', this.ids[purpose].sign(id));
    return link.href;
  }

  /** The id in a link's token; undefined unless this server signed it for this purpose. */
  idIn(token: string, purpose: Purpose): string | undefined {
    return this.ids[purpose].idIn(token);
  }
}
