// Writes the links in mails and reads them back. A link is an id and its signature, so the database holds no secret.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { type Keys, SecretKeys } from '../../platform/environment/secret-keys.js';
import type { MailToken, Purpose } from './domain/mail-token.js';

/** Where the client reads the token of a link. */
const PAGE: Record<Purpose, string> = {
  'verify-email': '/verify-email',
  'reset-password': '/reset-password',
};
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

@Injectable()
export class MailLinks {
  private readonly keys: Keys;
  private readonly origin: string;

  constructor(keys: SecretKeys, environment: Environment) {
    this.keys = keys.for('mail links');
    this.origin = publicAddress(environment);
  }

  /** The address to put into the mail. */
  linkOf({ id, purpose }: MailToken): string {
    const packed = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    const link = new URL(PAGE[purpose], this.origin);
    link.searchParams.set(
      'token',
      `${packed}.${signatureOf(id, purpose, this.keys[0]).toString('base64url')}`,
    );
    return link.href;
  }

  /** The id in a link's token; undefined unless this server signed it for this purpose. */
  idIn(token: string, purpose: Purpose): string | undefined {
    const [, packed, signature] = TOKEN.exec(token) ?? [];
    if (!packed || !signature) return undefined;
    const hex = Buffer.from(packed, 'base64url').toString('hex');
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const given = Buffer.from(signature, 'base64url');
    const isOurs = this.keys.some((key) => timingSafeEqual(given, signatureOf(id, purpose, key)));
    return isOurs ? id : undefined;
  }
}

function signatureOf(id: string, purpose: Purpose, key: Buffer): Buffer {
  return createHmac('sha256', key).update(`${purpose}|${id}`).digest();
}
