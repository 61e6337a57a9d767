// The refresh tokens themselves: the first of a session is drawn, each successor is computed from the one before.
// So an answer that was lost on the way can be given again, and two tabs that refresh at once end with the same cookie,
// although only hashes are kept. Without the server's key an old token says nothing about its successor.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretKeys } from './secret-keys.js';

@Injectable()
export class RefreshSecrets {
  private readonly key: Buffer;

  constructor(keys: SecretKeys) {
    this.key = keys.for('refresh tokens');
  }

  /** The first token of a session. */
  first(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The token that takes over from this one. */
  successorOf(token: string): string {
    return createHmac('sha256', this.key).update(token).digest('base64url');
  }

  /** What is kept of a token. */
  hashOf(token: string): string {
    return createHash('sha256').update(token).digest('base64url');
  }
}
