// The dates of a series with their moments, and the rules that a series is planned by.
import { badEnd } from '../../domain/event.errors.js';
import { addDays, datesOf, type Recurrence } from './recurrence.js';
import * as errors from './series.errors.js';
import { momentOf, wallTimeOf } from './wall-clock.js';

const MAX_YEARS = 2;
/** A new rule may begin before today, as long as its first date is to come. */
const MAX_DAYS_AGO = 31;

/** A date of a series and its moments. */
export interface SeriesDate {
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  /** What the clock on the wall shows instead, where it never shows the time of the series on this date; `HH:MM`. */
  readonly movedTo: string | null;
}

/** When it is: `HH:MM` of the clock on the wall of a zone; one that ends before it begins ends on the next day. */
export interface Times {
  readonly timeZone: string;
  readonly time: string;
  readonly endTime: string | null;
}

/** The moments of a date. */
export function seriesDate(date: string, { time, endTime, timeZone }: Times): SeriesDate {
  const { at: startsAt, isMoved } = momentOf(date, time, timeZone);
  const movedTo = isMoved ? wallTimeOf(startsAt, timeZone).time : null;
  if (!endTime) return { date, startsAt, endsAt: null, movedTo };
  const endsOn = endTime > time ? date : addDays(date, 1);
  const { at } = momentOf(endsOn, endTime, timeZone);
  // Where the start moves past the end, or an hour is repeated before it, it lasts as long as on other days.
  const nominal = Date.parse(`${endsOn}T${endTime}Z`) - Date.parse(`${date}T${time}Z`);
  return { date, startsAt, endsAt: at > startsAt ? at : new Date(startsAt.getTime() + nominal), movedTo };
}

/** When a series that starts at another time ends: it lasts as long as `before`. */
export function endAfter(time: string, before: Pick<Times, 'time' | 'endTime'>): string | null {
  if (before.endTime === null) return null;
  const at = (clock: string) => Date.parse(`2000-01-02T${clock}Z`);
  return new Date(at(time) + at(before.endTime) - at(before.time)).toISOString().slice(11, 16);
}

/** The last day that a series may have a date on. */
export const lastDay = (now: Date): string => {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() + MAX_YEARS);
  return limit.toISOString().slice(0, 10);
};

/**
 * All dates of a recurrence that is being asked for. Throws `events.series-nth`, `events.series-without-end`,
 * `events.series-too-long`, `events.series-never` and `events.bad-end`.
 */
export function plannedDates(plan: Recurrence & Times, now: Date): string[] {
  const { frequency, nth, until, count, time, endTime } = plan;
  if ((frequency === 'MONTHLY') !== (nth !== null)) throw errors.atField(errors.nthMissing, 'nth');
  if ((until === null) === (count === null)) throw errors.atField(errors.seriesWithoutEnd, 'until');
  if (endTime === time) throw errors.atField(badEnd, 'endTime');
  const limit = lastDay(now);
  if (until !== null && until > limit) throw errors.atField(errors.seriesTooLong, 'until');
  const dates = datesOf(plan, limit);
  if (dates.length === 0) throw errors.atField(errors.neverFires, until === null ? 'startsOn' : 'until');
  if (count !== null && dates.length < count) throw errors.atField(errors.seriesTooLong, 'count');
  return dates;
}

/**
 * All dates of a series that isn't scheduled yet: all of them are to come. Throws what `plannedDates` throws and
 * `events.series-in-the-past`, also before it looks for the dates of centuries.
 */
export function newDates(plan: Recurrence & Times, now: Date): string[] {
  const startsInThePast = () => errors.atField(errors.startsInThePast, 'startsOn');
  if (plan.startsOn < addDays(now.toISOString().slice(0, 10), -MAX_DAYS_AGO)) throw startsInThePast();
  const dates = plannedDates(plan, now);
  const [first = ''] = dates;
  if (seriesDate(first, plan).startsAt <= now) throw startsInThePast();
  return dates;
}
