// Which span of time a list of events covers.
import { DAY_MS } from '../../../kernel/durations.js';
import { isDay } from './start.js';

const MOMENT = /^(.{10})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

/** Both ends belong to it; without `until` it has no end. */
export interface Period {
  readonly from: Date;
  readonly until: Date | undefined;
}

/** Whether this is a UTC day `YYYY-MM-DD` or a moment with its offset, `2026-03-14T18:30:00-05:00`. */
export function isDayOrMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !isDay(value.slice(0, 10))) return false;
  return value.length === 10 || (MOMENT.test(value) && isInOurEra(new Date(value)));
}

/** An offset can carry a moment of the first or the last year out of the years that have four digits. */
function isInOurEra(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9999;
}

/** From the start of `from`, or from now on, to the end of `to`. Both must be days or moments. */
export function periodOf(from: string | undefined, to: string | undefined, now: Date): Period {
  return { from: from === undefined ? now : new Date(from), until: to === undefined ? undefined : endOf(to) };
}

/** A day as an end includes its last moment. `Date` reads a bare day as UTC. */
function endOf(to: string): Date {
  const start = new Date(to);
  return isDay(to) ? new Date(start.getTime() + DAY_MS - 1) : start;
}
