// How a module declares what is counted together, and how much of it is allowed.

/** Whom a rule counts: the caller's network, its IPv6 site (/48) or account, or the e-mail address in the body, alone or with where it came from. */
export type CountedBy =
  | 'network'
  | 'site'
  | 'account'
  | 'address'
  | 'address-and-network'
  | 'address-and-device'
  | 'address-in-trusted-network'
  | 'address-among-strangers';

/** At most `calls` within `seconds`. */
export interface Rule {
  readonly by: CountedBy;
  readonly calls: number;
  readonly seconds: number;
  /**
   * How many calls a process may allow before it syncs with the others: the rule is counted in memory and flushed in batches, so
   * that no call pays a round trip. Without it every call is counted in the database before it is allowed.
   */
  readonly burst?: number;
}

/**
 * The calls that are counted together. A shop full of players shares one network address on its event night, so what counts by
 * network is generous.
 */
export interface RateLimitClass {
  /** In the headers of answers, and in the database. */
  readonly name: string;
  /** Every one that applies to a call counts it. */
  readonly rules: readonly Rule[];
  /** Load shedding refuses these calls first. */
  readonly isExpensive?: true;
}

export const MINUTE = 60;
export const HOUR = 3600;

/** Counted in memory; the burst of a process is a twentieth of the limit. */
export const countedInMemory = (by: CountedBy, calls: number, seconds: number): Rule => ({
  by,
  calls,
  seconds,
  burst: Math.ceil(calls / 20),
});
