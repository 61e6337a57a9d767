// When a store closes on one of the next days.
import type { Hours } from './hours.js';
import { currentExceptions, inZone, timesOn } from './opening-hours.js';

/** How many days on an opening is looked for. */
const DAYS_AHEAD = 14;
/** A store that closes sooner has closed for this purpose. */
const SOON_MS = 60 * 60 * 1000;
/** Where hours are unknown. */
const DEFAULT_CLOSING = { hour: 20 };

/** `day` is counted from that of `now` at the store: 0 is today. */
export interface DayAhead {
  readonly now: Date;
  readonly day: number;
}

/**
 * When the store closes on this day, or on the first day after it on which it opens and does not close within the hour. The last
 * moment of that day's hours, in the zone of the store; 20:00 where it has said no hours. Null where it opens on none of the next days.
 */
export function closingTime(hours: Hours, zone: string, { now, day }: DayAhead): Date | null {
  const today = inZone(zone, now).toPlainDate();
  const soonest = now.getTime() + SOON_MS;
  for (let ahead = day; ahead <= day + DAYS_AHEAD; ahead++) {
    const closes = timesOn(hours, zone, today.add({ days: ahead })).at(-1)?.to.epochMilliseconds;
    if (closes !== undefined && closes > soonest) return new Date(closes);
  }
  if (hours.weekly.length > 0 || currentExceptions(hours, zone, now).length > 0) return null;
  for (let ahead = day; ; ahead++) {
    const evening = today
      .add({ days: ahead })
      .toZonedDateTime({ timeZone: zone, plainTime: DEFAULT_CLOSING });
    if (evening.epochMilliseconds > soonest) return new Date(evening.epochMilliseconds);
  }
}
