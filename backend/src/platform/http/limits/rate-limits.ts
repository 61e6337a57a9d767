// Rate limits: every request is counted, in PostgreSQL for all replicas.
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Sql } from '../../database/sql.js';
import type { CountedBy, RateLimitClass, Rule } from '../../manifest/rate-limit-class.js';
import { networkOf, siteOf } from '../../request-context/network.js';
import { BatchedCounter, type CountResult } from './batched-counter.js';

/** The state of one rule after a call. */
export interface RateLimitStatus {
  readonly rule: Rule;
  readonly allowed: boolean;
  /** Calls left, and whole seconds until the window ends. */
  readonly remaining: number;
  readonly reset: number;
}

/**
 * Who calls. `account` is the caller's, if logged in, `address` the e-mail address in the body, if any. With an address,
 * `device` is one that has logged in to it before, and `isTrusted` whether the device or the network has.
 */
export interface RateLimitSubject {
  readonly ip: string;
  readonly account?: string;
  readonly address?: string;
  readonly device?: string;
  readonly isTrusted?: boolean;
}

/** Whether a rule applies. Calls without an account or an address must not share one count. */
const APPLIES: Record<CountedBy, (counted: RateLimitSubject) => boolean> = {
  account: ({ account }) => account !== undefined,
  address: ({ address }) => address !== undefined,
  'address-and-device': ({ device }) => device !== undefined,
  'address-and-network': ({ address, device }) => address !== undefined && device === undefined,
  'address-in-trusted-network': ({ device, isTrusted = false }) => isTrusted && device === undefined,
  'address-among-strangers': ({ address, isTrusted }) => address !== undefined && !isTrusted,
  // A trusted device guesses for one account only, so others in its network cannot lock it out.
  network: ({ device }) => device === undefined,
  site: ({ device, ip }) => device === undefined && siteOf(ip) !== undefined,
};

@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private readonly counter: BatchedCounter;

  constructor(private readonly sql: Sql) {
    this.counter = new BatchedCounter(async ({ name, text }, values) => {
      return (await this.sql.pool.query({ name, text, values: [...values] })).rows;
    });
  }

  /**
   * Counts a call against every rule of a limit that applies, and returns their states, the tightest first. Synchronous when all
   * of them are counted in memory.
   */
  count(limit: RateLimitClass, counted: RateLimitSubject): RateLimitStatus[] | Promise<RateLimitStatus[]> {
    const taken = limit.rules
      .filter(({ by }) => APPLIES[by](counted))
      .map((rule) => this.consume(limit, rule, PARTS[rule.by](counted)));
    return taken.some((each) => each instanceof Promise)
      ? Promise.all(taken).then(tightestFirst)
      : tightestFirst(taken as RateLimitStatus[]);
  }

  private consume(
    limit: RateLimitClass,
    rule: Rule,
    parts: readonly string[],
  ): RateLimitStatus | Promise<RateLimitStatus> {
    const { burst } = rule;
    if (burst === undefined) return this.consumeFromDatabase(limit, rule, parts);
    const prefix = prefixOf(limit, rule);
    const name = `${prefix} ${parts.join(' ')}`;
    const tallied = this.counter.consume(name, { ...rule, burst }, () => `${prefix}:${hashOf(parts)}`);
    return tallied instanceof Promise
      ? tallied.then((known) => statusOf(rule, known))
      : statusOf(rule, tallied);
  }

  private async consumeFromDatabase(
    limit: RateLimitClass,
    rule: Rule,
    parts: readonly string[],
  ): Promise<RateLimitStatus> {
    const [limiter, key] = [this.limiterOf(limit, rule), hashOf(parts)];
    let result = await consumed(limiter, key);
    // Started under a clock that was ahead: the caller must not wait until that time.
    if (result.msBeforeNext > 2 * rule.seconds * 1000) {
      await limiter.delete(key);
      result = await consumed(limiter, key);
    }
    return statusOf(rule, result);
  }

  private limiterOf(limit: RateLimitClass, rule: Rule): RateLimiterPostgres {
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
      // One limiter clears the expired counts of all.
      clearExpiredByTimeout: this.limiters.size === 0,
    });
    this.limiters.set(keyPrefix, limiter);
    return limiter;
  }
}

async function consumed(limiter: RateLimiterPostgres, key: string): Promise<CountResult> {
  try {
    const { remainingPoints: remaining, msBeforeNext } = await limiter.consume(key);
    return { allowed: true, remaining, msBeforeNext };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const { remainingPoints: remaining, msBeforeNext } = refusal;
    return { allowed: false, remaining, msBeforeNext };
  }
}

const statusOf = (rule: Rule, { allowed, remaining, msBeforeNext }: CountResult): RateLimitStatus => ({
  rule,
  allowed,
  remaining: Math.max(0, remaining),
  reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
});

const tightestFirst = (results: RateLimitStatus[]): RateLimitStatus[] =>
  results.sort((a, b) => Number(a.allowed) - Number(b.allowed) || a.remaining - b.remaining);

const prefixOf = ({ name }: RateLimitClass, { by }: Rule): string => `${name}.${by}`;

const PARTS: Record<CountedBy, (counted: RateLimitSubject) => string[]> = {
  network: ({ ip }) => [networkOf(ip)],
  site: ({ ip }) => [siteOf(ip) ?? ''],
  account: ({ account = '' }) => [account],
  address: ({ address = '' }) => [address],
  'address-and-network': ({ address = '', ip }) => [address, networkOf(ip)],
  'address-and-device': ({ address = '', device = '' }) => [address, device],
  'address-in-trusted-network': ({ address = '', ip }) => [address, networkOf(ip)],
  'address-among-strangers': ({ address = '' }) => [address],
};

/** Keys are hashes, so that the database holds nothing personal. */
export const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
