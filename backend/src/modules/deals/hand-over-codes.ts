// The codes of hand-overs: six digits for one person, deal and revision of its lines, derived from a secret of the server.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/environment/environment.js';
import { publicAddress } from '../../platform/environment/public-address.js';
import { type Keys, SecretKeys } from '../../platform/environment/secret-keys.js';

const DIGITS = 6;

/** Whose code it is. */
export interface CodeOwner {
  readonly deal: string;
  readonly account: string;
  readonly revision: number;
}

@Injectable()
export class HandOverCodes {
  private readonly keys: Keys;

  constructor(
    keys: SecretKeys,
    private readonly environment: Environment,
  ) {
    this.keys = keys.for('hand-over codes');
  }

  /** The code that the owner shows. */
  codeOf(owner: CodeOwner): string {
    return derived(owner, this.keys[0]);
  }

  /** The text of the QR code of a code. */
  qrOf(deal: string, code: string): string {
    return `${publicAddress(this.environment)}/deals/${deal}#${code}`;
  }

  /** Whether this is the owner's code, also one of before the last change of the secret. */
  isCodeOf(owner: CodeOwner, code: string): boolean {
    const given = Buffer.from(code);
    return this.keys.some((key) => {
      const known = Buffer.from(derived(owner, key));
      return known.length === given.length && timingSafeEqual(known, given);
    });
  }
}

function derived({ deal, account, revision }: CodeOwner, key: Buffer): string {
  const hash = createHmac('sha256', key).update(`${deal}|${account}|${revision}`).digest();
  // Of 48 bits the remainder is as good as even.
  return String(hash.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}
