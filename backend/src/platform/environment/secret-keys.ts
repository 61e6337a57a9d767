// Keys for one purpose each, derived from the one secret of the server, and from the one before while it is still known.
import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Environment } from './environment.js';

/** The newest first. */
export type Keys = readonly [now: Buffer, ...before: Buffer[]];

@Injectable()
export class SecretKeys {
  constructor(private readonly environment: Environment) {}

  /** The 32-byte keys of a purpose: the one to use, and those that were used before. Throws when the server has no secret. */
  for(purpose: string): Keys {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.environment;
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set');
    const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', `playset ${purpose}`, 32));
    return [keyOf(JWT_SECRET), ...(JWT_SECRET_PREVIOUS ? [keyOf(JWT_SECRET_PREVIOUS)] : [])];
  }
}
