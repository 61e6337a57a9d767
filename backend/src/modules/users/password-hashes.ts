// Keeps passwords as argon2id hashes, and takes as long over an account that does not exist as over one that does.

import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { normalPassword } from './domain/password.js';

// The first recommendation of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane.
const COST = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

@Injectable()
export class PasswordHashes {
  /** Compared against when there is no account, so that an unknown address cannot be told by the time it takes. */
  private readonly nobody = hash('nobody has this password', COST);

  /** The hash to keep, with its own salt and costs inside. */
  of(password: string): Promise<string> {
    return hash(normalPassword(password), COST);
  }

  /** Whether the password is the one of this hash; without a hash, the same work and `false`. */
  async fits(password: string, kept: string | undefined): Promise<boolean> {
    const fits = await verify(kept ?? (await this.nobody), normalPassword(password));
    return fits && kept !== undefined;
  }
}
