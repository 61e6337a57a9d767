// The secrets of authenticator apps at rest: encrypted (AES-256-GCM) with a key derived from the server's secret, and bound to
// their account, so that a row copied to another account opens nothing.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Keys, SecretKeys } from '../../../platform/environment/secret-keys.js';

/** A secret as it is kept; `keyMark` says under which key. */
export interface SealedSecret {
  readonly secret: Buffer;
  readonly keyMark: string;
}

const IV = 12;
const TAG = 16;

@Injectable()
export class TotpSecrets {
  private readonly keys: Keys;

  constructor(keys: SecretKeys) {
    this.keys = keys.for('totp secrets');
  }

  /** The mark of the key of today. */
  get newestMark(): string {
    return markOf(this.keys[0]);
  }

  /** A secret as it is kept for this account. */
  seal(account: string, secret: Buffer): SealedSecret {
    const iv = randomBytes(IV);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0], iv).setAAD(Buffer.from(account));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return { secret: Buffer.concat([iv, cipher.getAuthTag(), text]), keyMark: this.newestMark };
  }

  /** The secret itself; undefined when the server no longer knows its key, or it was not sealed for this account. */
  open(account: string, { secret, keyMark }: SealedSecret): Buffer | undefined {
    const key = this.keys.find((each) => markOf(each) === keyMark);
    if (!key) return undefined;
    const decipher = createDecipheriv('aes-256-gcm', key, secret.subarray(0, IV), { authTagLength: TAG })
      .setAAD(Buffer.from(account))
      .setAuthTag(secret.subarray(IV, IV + TAG));
    try {
      return Buffer.concat([decipher.update(secret.subarray(IV + TAG)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}

/** Tells keys apart and nothing about them. */
const markOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 16);
