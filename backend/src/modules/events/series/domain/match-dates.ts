// Which event of a series takes place on which date after the rule has changed, so that events keep their ids.
import { daysBetween } from './recurrence.js';

/** An event goes to the same date or else to another one of its week. */
export const MAX_DAYS = 6;

/** Pairs of an old and a new date; the old ones without a new one, and the new ones without an old one. */
export interface MatchedDates {
  readonly kept: ReadonlyMap<string, string>;
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

/** Both lists are in order and have each date once. */
export function matchDates(before: readonly string[], after: readonly string[]): MatchedDates {
  const same = new Set(after.filter((date) => before.includes(date)));
  const free = after.filter((date) => !same.has(date));
  const kept = new Map<string, string>();
  for (const date of before) {
    const nearest = same.has(date) ? date : nearestOf(date, free);
    if (nearest === undefined) continue;
    kept.set(date, nearest);
    // In order: what comes later doesn't go to a date before this one.
    if (nearest !== date) free.splice(0, free.indexOf(nearest) + 1);
  }
  const taken = new Set(kept.values());
  return {
    kept,
    gone: before.filter((date) => !kept.has(date)),
    added: after.filter((date) => !taken.has(date)),
  };
}

/** The nearest date of its week; undefined where there is none. */
function nearestOf(date: string, free: readonly string[]): string | undefined {
  const days = (each: string) => Math.abs(daysBetween(date, each));
  return free.filter((each) => days(each) <= MAX_DAYS).toSorted((a, b) => days(a) - days(b))[0];
}
