// The age of a count in SQL: every read of the market has it from here. It is never stored, so time alone changes it.
import { ROLES, type Role } from '../../../kernel/role.js';
import { type CountAge, FRESH_DAYS, MARKET_DAYS } from '../domain/count-age.js';

/**
 * In hours: a day of the session's time zone may have 23. Null without a role, as of a closed account. A role that has no period
 * is an error of ours: the cast of such a text fails.
 */
const period = (days: Readonly<Record<Role, number>>, role: string): string =>
  `case ${role} ${ROLES.map((each) => `when '${each}' then interval '${days[each] * 24} hours'`).join(' ')}
    else ('no period of the role ' || ${role})::interval end`;

/** The role of an account, where a statement doesn't join it. */
export const roleOf = (account: string): string => `(select role from users.listers where uuid = ${account})`;

/** Until when a count is fresh. */
export const freshUntil = (countedAt: string, role: string): string =>
  `(${countedAt} + ${period(FRESH_DAYS, role)})`;

/** Until when a copy is on the market. */
export const listedUntil = (countedAt: string, role: string): string =>
  `(${countedAt} + ${period(MARKET_DAYS, role)})`;

/**
 * Whether a copy is on the market at `now`, and whether its count is fresh. No index has these expressions: a plan goes by
 * whatever else a statement asks for.
 */
export const isOnMarket = (countedAt: string, role: string, now: string): string =>
  `${listedUntil(countedAt, role)} > ${now}::timestamptz`;
export const isFresh = (countedAt: string, role: string, now: string): string =>
  `${freshUntil(countedAt, role)} > ${now}::timestamptz`;

/** What lists are sorted by first: 0 for a fresh count, 1 for a stale one. */
export const staleRank = (countedAt: string, role: string, now: string): string =>
  `(not ${isFresh(countedAt, role, now)})::int`;

/** A count is no longer fresh, or no longer on the market, if it is this old; an index by `counted_at` finds those. */
export const staleSince = (role: string, now: string): string =>
  `(${now}::timestamptz - ${period(FRESH_DAYS, role)})`;
export const expiredSince = (role: string, now: string): string =>
  `(${now}::timestamptz - ${period(MARKET_DAYS, role)})`;

/** The age of a count as a text; null of no count, and without a role. */
export const countAge = (countedAt: string, role: string, now: string): string => {
  const ages: readonly (readonly [CountAge, string])[] = [
    ['EXPIRED', `${countedAt} <= ${expiredSince(role, now)}`],
    ['STALE', `${countedAt} <= ${staleSince(role, now)}`],
    ['FRESH', `${countedAt} > ${staleSince(role, now)}`],
  ];
  return `case ${ages.map(([age, holds]) => `when ${holds} then '${age}'`).join(' ')} end`;
};
