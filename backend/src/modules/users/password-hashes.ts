// Keeps passwords as argon2id hashes, and takes as long over an account that does not exist as over one that does.
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Overloaded } from '../../platform/http/problems/overloaded.js';
import { normalPassword } from './domain/password.js';

// The first recommendation of the OWASP password storage cheat sheet: 19 MiB, two passes, one lane.
const COST = { algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A core is left to everybody who is logged in already, and of Node's four threads at least one. */
const MAX_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1));
/** One takes 30 ms or so: who comes after these would wait for seconds. */
const MAX_WAITING = 60;

@Injectable()
export class PasswordHashes {
  private readonly limit = pLimit(MAX_AT_ONCE);
  /** Compared against when there is no account, so that an unknown address takes as long as a known one. */
  private readonly decoyHash = hash('nobody has this password', COST);

  /** The hash to keep, with its own salt and costs inside. */
  of(password: string): Promise<string> {
    return this.queue(() => hash(normalPassword(password), COST));
  }

  /** Whether the password is the one of this hash; without a hash, the same work and `false`. */
  async matches(password: string, kept: string | undefined): Promise<boolean> {
    const fits = await this.queue(async () =>
      verify(kept ?? (await this.decoyHash), normalPassword(password)),
    );
    return fits && kept !== undefined;
  }

  /** Throws `Overloaded` when too many wait. */
  private async queue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.limit.pendingCount >= MAX_WAITING) throw Overloaded.refusal;
    return this.limit(work);
  }
}
