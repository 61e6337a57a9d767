// Keys for one purpose each, derived from the one secret of the server.
import { hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Environment } from '../../platform/environment/environment.js';

@Injectable()
export class SecretKeys {
  constructor(private readonly environment: Environment) {}

  /** The 32-byte key of a purpose. Throws when the server has no secret. */
  for(purpose: string): Buffer {
    const { JWT_SECRET } = this.environment;
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set');
    return Buffer.from(hkdfSync('sha256', JWT_SECRET, '', `playset ${purpose}`, 32));
  }
}
