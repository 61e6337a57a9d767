// The refresh tokens themselves: the first of a session is drawn, each successor is computed from the one before.
// So an answer that was lost on the way can be given again, and two tabs that refresh at once end with the same cookie,
// although only hashes are kept. Without the server's key an old token says nothing about its successor.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Keys, SecretKeys } from '../../platform/environment/secret-keys.js';

@Injectable()
export class RefreshSecrets {
  private readonly keys: Keys;

  constructor(keys: SecretKeys) {
    this.keys = keys.for('refresh tokens');
  }

  /** The first token of a session. */
  first(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The token that takes over from this one. */
  successorOf(token: string): string {
    return successor(token, this.keys[0]);
  }

  /** Every token that may have taken over from this one: under the key of today, and those before. */
  successorsOf(token: string): readonly string[] {
    return this.keys.map((key) => successor(token, key));
  }

  /** What is kept of a token. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}

const successor = (token: string, key: Buffer): string =>
  createHmac('sha256', key).update(token).digest('base64url');
