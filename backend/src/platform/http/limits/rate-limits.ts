// How often a client may call: every request is counted, in PostgreSQL for all replicas.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Sql } from '../../database/sql.js';
import { networkOf, siteOf } from '../../request-context/network.js';
import { type CountedBy, LIMITS, type LimitName, type Rule } from './rate-limit-classes.js';
import { type Tallied, Tally } from './rate-limit-tally.js';

/** Where a call stands with one rule. */
export interface Standing {
  readonly rule: Rule;
  readonly allowed: boolean;
  /** Calls left, and whole seconds until the count starts again. */
  readonly remaining: number;
  readonly reset: number;
}

/**
 * Who calls. `account` is the caller's, if logged in, `address` the e-mail address in the body, if any. With an address,
 * `device` is one that has logged in to it before, and `isFamiliar` whether the device or the network has.
 */
export interface Counted {
  readonly ip: string;
  readonly account?: string;
  readonly address?: string;
  readonly device?: string;
  readonly isFamiliar?: boolean;
}

/** Whom a rule is about. Calls without an account or an address are not one crowd that keeps each other out. */
const APPLIES: Record<CountedBy, (counted: Counted) => boolean> = {
  account: ({ account }) => account !== undefined,
  address: ({ address }) => address !== undefined,
  'address-and-device': ({ device }) => device !== undefined,
  'address-and-network': ({ address, device }) => address !== undefined && device === undefined,
  'address-among-strangers': ({ address, isFamiliar }) => address !== undefined && !isFamiliar,
  // A device that is known guesses for one account only, so who shares its network cannot keep it out.
  network: ({ device }) => device === undefined,
  site: ({ device, ip }) => device === undefined && siteOf(ip) !== undefined,
};

@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  private readonly tally: Tally;

  constructor(private readonly sql: Sql) {
    this.tally = new Tally(async ({ name, text }, values) => {
      return (await this.sql.pool.query({ name, text, values: [...values] })).rows;
    });
  }

  /**
   * Counts a call against every rule of a limit that is about it, and says where it stands, the tightest first. At once where
   * memory knows all of them.
   */
  count(limit: LimitName, counted: Counted): Standing[] | Promise<Standing[]> {
    const rules: readonly Rule[] = LIMITS[limit];
    const taken = rules
      .filter(({ by }) => APPLIES[by](counted))
      .map((rule) => this.take(limit, rule, PARTS[rule.by](counted)));
    return taken.some((each) => each instanceof Promise)
      ? Promise.all(taken).then(tightestFirst)
      : tightestFirst(taken as Standing[]);
  }

  private take(limit: LimitName, rule: Rule, parts: readonly string[]): Standing | Promise<Standing> {
    const { ahead } = rule;
    if (ahead === undefined) return this.takeFromDatabase(limit, rule, parts);
    const prefix = prefixOf(limit, rule);
    const name = `${prefix} ${parts.join(' ')}`;
    const tallied = this.tally.take(name, { ...rule, ahead }, () => `${prefix}:${hashOf(parts)}`);
    return tallied instanceof Promise
      ? tallied.then((known) => standing(rule, known))
      : standing(rule, tallied);
  }

  private async takeFromDatabase(limit: LimitName, rule: Rule, parts: readonly string[]): Promise<Standing> {
    const [limiter, key] = [this.limiterOf(limit, rule), hashOf(parts)];
    let stands = await consumed(limiter, key);
    // Begun under a clock that was ahead: nobody waits for a time that was taken back.
    if (stands.msBeforeNext > 2 * rule.seconds * 1000) {
      await limiter.delete(key);
      stands = await consumed(limiter, key);
    }
    return standing(rule, stands);
  }

  private limiterOf(limit: LimitName, rule: Rule): RateLimiterPostgres {
    const keyPrefix = prefixOf(limit, rule);
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
      // The statement clears the counts of them all.
      clearExpiredByTimeout: this.limiters.size === 0,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }
}

async function consumed(limiter: RateLimiterPostgres, key: string): Promise<Tallied> {
  try {
    const { remainingPoints: remaining, msBeforeNext } = await limiter.consume(key);
    return { allowed: true, remaining, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const { remainingPoints: remaining, msBeforeNext } = refusal;
    return { allowed: false, remaining, msBeforeNext };
  }
}

const standing = (rule: Rule, { allowed, remaining, msBeforeNext }: Tallied): Standing => ({
  rule,
  allowed,
  remaining: Math.max(0, remaining),
  reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

const tightestFirst = (standings: Standing[]): Standing[] =>
  standings.sort((a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining);

const prefixOf = (limit: LimitName, { by }: Rule): string => `${limit}.${by}`;

const PARTS: Record<CountedBy, (counted: Counted) => string[]> = {
  network: ({ ip }) => [networkOf(ip)],
  site: ({ ip }) => [siteOf(ip) ?? ''],
  account: ({ account = '' }) => [account],
  address: ({ address = '' }) => [address],
  'address-and-network': ({ address = '', ip }) => [address, networkOf(ip)],
  'address-and-device': ({ address = '', device = '' }) => [address, device],
  'address-among-strangers': ({ address = '' }) => [address],
};

/** Nothing personal is kept in the database: keys are hashes. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
