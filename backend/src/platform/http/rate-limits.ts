// How often a client may call the routes that cost something or that invite guessing; counted in PostgreSQL for all replicas.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Sql } from '../database/sql.js';

/** Whom a rule counts: the caller's network or account, the e-mail address in the body, or address and network together. */
type CountedBy = 'network' | 'account' | 'address' | 'address-and-network';

/** At most `calls` within `seconds`. */
export interface Rule {
  readonly by: CountedBy;
  readonly calls: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 3600;

/**
 * The limits. A shop full of players shares one network address on its event night, so what counts by network is generous;
 * guessing one account's password is held back by address and network together, so that a stranger elsewhere cannot lock its owner out.
 * Who has somebody's access token gets no further guesses by moving to another network.
 */
const LIMITS = {
  login: [
    { by: 'address-and-network', calls: 10, seconds: MINUTE },
    { by: 'network', calls: 30, seconds: MINUTE },
  ],
  'sign-up': [{ by: 'network', calls: 30, seconds: HOUR }],
  mail: [
    { by: 'address', calls: 5, seconds: HOUR },
    { by: 'network', calls: 60, seconds: HOUR },
  ],
  password: [{ by: 'account', calls: 10, seconds: 15 * MINUTE }],
  'mail-link': [{ by: 'network', calls: 60, seconds: MINUTE }],
  refresh: [{ by: 'network', calls: 300, seconds: MINUTE }],
  // As fast as anybody types and turns pages.
  search: [{ by: 'account', calls: 60, seconds: 10 }],
  // Half of what the live card database allows all of us together.
  'live-search': [{ by: 'account', calls: 10, seconds: 10 }],
  'live-card': [{ by: 'account', calls: 50, seconds: 10 }],
  // Fetches for pictures that are not on the disk: several pages of results at once, but nobody walks through all cards.
  picture: [{ by: 'network', calls: 1_000, seconds: 10 * MINUTE }],
} as const satisfies Record<string, readonly Rule[]>;

export type LimitName = keyof typeof LIMITS;

/** Where a call stands with one rule. */
export interface Standing {
  readonly rule: Rule;
  readonly allowed: boolean;
  /** Calls left, and whole seconds until the count starts again. */
  readonly remaining: number;
  readonly reset: number;
}

/** Who calls. `account` is the caller's, if logged in, `address` the e-mail address in the body, if any. */
export interface Counted {
  readonly ip: string;
  readonly account: string | undefined;
  readonly address: string | undefined;
}

@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  constructor(private readonly sql: Sql) {}

  /**
   * Counts a call against every rule of a limit and says where it stands, the tightest first. Calls without an address
   * are not counted by address: together they would be one crowd that keeps each other out.
   */
  async count(limit: LimitName, counted: Counted): Promise<Standing[]> {
    const rules = LIMITS[limit].filter(({ by }) => counted.address || !by.startsWith('address'));
    const standings = await Promise.all(
      rules.map((rule) => this.take(this.limiterOf(limit, rule), rule, keyOf(rule.by, counted))),
    );
    return standings.sort((a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining);
  }

  private async take(limiter: RateLimiterPostgres, rule: Rule, key: string): Promise<Standing> {
    const standing = (allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Standing => ({
      rule,
      allowed,
      remaining: Math.max(0, remainingPoints),
      reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    });
    try {
      return standing(true, await limiter.consume(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return standing(false, refusal);
      throw refusal;
    }
  }

  private limiterOf(limit: LimitName, rule: Rule): RateLimiterPostgres {
    const keyPrefix = `${limit}.${rule.by}`;
    const existing = this.limiters.get(keyPrefix);
    if (existing) return existing;
    const limiter = new RateLimiterPostgres({
      storeClient: this.sql.pool,
      storeType: 'pool',
      schemaName: 'platform',
      tableName: 'rate_limit',
      tableCreated: true,
      keyPrefix,
      points: rule.calls,
      duration: rule.seconds,
      clearExpiredByTimeout: true,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }
}

/** Nothing personal is kept: keys are hashes. */
function keyOf(by: CountedBy, { ip, account = '', address = '' }: Counted): string {
  const parts = {
    network: [networkOf(ip)],
    account: [account],
    address: [address],
    'address-and-network': [address, networkOf(ip)],
  };
  return createHash('sha256').update(JSON.stringify(parts[by])).digest('base64url');
}

/** An IPv6 subscriber has a /64 to choose addresses from; an IPv4 one has one address. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !ip.includes(':')) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
