// Ids with a signature, for the links in mails: anyone who has one got the mail, and the database holds no secret.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../environment/secret-keys.js';

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

/** Signs ids for one purpose and reads them back. */
export class SignedIds {
  constructor(
    private readonly keys: Keys,
    private readonly purpose: string,
  ) {}

  /** The id with its signature, as a link carries it. */
  sign(id: string): string {
    const packed = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
    return `${packed}.${this.signatureOf(id, this.keys[0]).toString('base64url')}`;
  }

  /** The id in a token; undefined unless this server signed it for this purpose. */
  idIn(token: string): string | undefined {
    const [, packed, signature] = TOKEN.exec(token) ?? [];
    if (!packed || !signature) return undefined;
    const hex = Buffer.from(packed, 'base64url').toString('hex');
    const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    const given = Buffer.from(signature, 'base64url');
    return this.keys.some((key) => timingSafeEqual(given, this.signatureOf(id, key))) ? id : undefined;
  }

  private signatureOf(id: string, key: Buffer): Buffer {
    return createHmac('sha256', key).update(`${this.purpose}|${id}`).digest();
  }
}
