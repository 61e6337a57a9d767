// How old a count may be: a copy that nobody has counted for long sinks on the market, and leaves it.
import type { Role } from '../../../kernel/role.js';

/** FRESH; STALE, which comes after everything that is fresh; EXPIRED, which only its owner sees. */
export const COUNT_AGES = ['FRESH', 'STALE', 'EXPIRED'] as const;
export type CountAge = (typeof COUNT_AGES)[number];

/** For how many days a count is fresh. A store sells to strangers every day, a player now and then. */
export const FRESH_DAYS: Readonly<Record<Role, number>> = { STORE: 30, USER: 60 };

/** A count expires after this many of these periods. */
const PERIODS_ON_MARKET = 2;
export const MARKET_DAYS: Readonly<Record<Role, number>> = {
  STORE: FRESH_DAYS.STORE * PERIODS_ON_MARKET,
  USER: FRESH_DAYS.USER * PERIODS_ON_MARKET,
};
