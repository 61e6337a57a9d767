// Asks a service whether a password was in a breach, where one is configured. The service learns the first five characters of
// the password's SHA-1 hash, which thousands of passwords share (k-anonymity, as in the range API of Have I Been Pwned).
import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DAY_MS } from '../../kernel/durations.js';
import { Environment } from '../../platform/environment/environment.js';
import { normalPassword } from './domain/password.js';

const PREFIX_LENGTH = 5;
/** Nobody waits longer to choose a password. */
const TIMEOUT_MS = 1_500;
/** In bytes; a true answer has some 40,000, with padding 60,000. */
const MAX_ANSWER_BYTES = 500_000;
/** Some 40 kB each. */
const MAX_CACHED = 200;
const CACHED_MS = DAY_MS;
/** A suffix of a hash, and how often it was seen. Padding has a count of zero. */
const LINE = /^([0-9A-F]{35}):(\d+)$/;

@Injectable()
export class BreachedPasswords {
  private readonly logger = new Logger(BreachedPasswords.name);
  /** The suffixes that were seen in a breach, by prefix. */
  private readonly answers = new LRUCache<string, ReadonlySet<string>>({ max: MAX_CACHED, ttl: CACHED_MS });

  constructor(private readonly environment: Environment) {}

  /** Whether the service knows the password. False without a service, and where it does not answer in time. */
  async has(password: string): Promise<boolean> {
    const { BREACHED_PASSWORDS_URL: url } = this.environment;
    if (url === undefined) return false;
    const hash = createHash('sha1').update(normalPassword(password)).digest('hex').toUpperCase();
    const prefix = hash.slice(0, PREFIX_LENGTH);
    try {
      const suffixes = this.answers.get(prefix) ?? (await this.fetch(url, prefix));
      this.answers.set(prefix, suffixes);
      return suffixes.has(hash.slice(PREFIX_LENGTH));
    } catch (error) {
      // Keeping people out because a service of somebody else's is away would be worse.
      this.logger.warn(
        `Breached passwords cannot be asked for: ${error instanceof Error ? error.message : error}`,
      );
      return false;
    }
  }

  private async fetch(url: string, prefix: string): Promise<ReadonlySet<string>> {
    const reply = await fetch(`${url.replace(/\/$/, '')}/${prefix}`, {
      // Answers of one length tell nothing to who listens on the way.
      headers: { 'add-padding': 'true', 'user-agent': 'Playset' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`status ${reply.status}`);
    }
    const suffixes = new Set<string>();
    for (const line of (await textOf(reply)).split(/\r?\n/)) {
      const [, suffix, count] = LINE.exec(line) ?? [];
      if (suffix && Number(count) > 0) suffixes.add(suffix);
    }
    return suffixes;
  }
}

async function textOf(reply: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of reply.body ?? []) {
    length += chunk.length;
    if (length > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
