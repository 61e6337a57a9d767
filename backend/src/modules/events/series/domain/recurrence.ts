// On which days of the calendar a series takes place: every n weeks on a weekday, or every n months on its nth or last weekday.
import { DAY_MS } from '../../../../kernel/durations.js';
import { WEEKDAYS, type Weekday } from '../../../../kernel/weekday.js';

export const FREQUENCIES = ['WEEKLY', 'MONTHLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** Which weekday of a month: from the first to the fifth, which most months don't have, and the last. */
export const NTHS = [1, 2, 3, 4, 5, -1] as const;

/** A rule and where it begins and ends. Days are those of the calendar on the wall, `YYYY-MM-DD`. */
export interface Recurrence {
  readonly frequency: Frequency;
  /** Every how many weeks or months. */
  readonly every: number;
  readonly weekday: Weekday;
  /** Which of its weekdays a month has it on, -1 for the last; null for weekly ones. */
  readonly nth: number | null;
  /** No date is before it. The weeks or months are counted from the first date. */
  readonly startsOn: string;
  /** The last day that may be a date, or null where a count ends it. */
  readonly until: string | null;
  /** How many dates there are, the skipped ones included; null where a day ends it. */
  readonly count: number | null;
}

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
/** The day 0, the 1st of January 1970, was a Thursday. */
const WEEKDAY_OF_DAY_0 = WEEKDAYS.indexOf('THURSDAY');

/** Days since 1970. */
const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The date that is `days` days after another one. */
export const addDays = (date: string, days: number): string => dateOf(dayNumber(date) + days);

/** How many days it is from one date to another. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The weekday of a date. */
export const weekdayOf = (date: string): Weekday => WEEKDAYS[weekdayNumber(dayNumber(date))] as Weekday;

const weekdayNumber = (day: number): number =>
  (((day + WEEKDAY_OF_DAY_0) % DAYS_A_WEEK) + DAYS_A_WEEK) % DAYS_A_WEEK;

/** The dates of a recurrence, the first one first, none of them after `limit`: a rule that rarely fires ends there, too. */
export function datesOf(recurrence: Recurrence, limit: string): string[] {
  const { until, count } = recurrence;
  const last = dayNumber(until !== null && until < limit ? until : limit);
  const dates: string[] = [];
  for (const day of recurrence.frequency === 'WEEKLY' ? weekly(recurrence) : monthly(recurrence, last)) {
    if (day > last || (count !== null && dates.length >= count)) break;
    dates.push(dateOf(day));
  }
  return dates;
}

function* weekly({ every, weekday, startsOn }: Recurrence): Generator<number> {
  const start = dayNumber(startsOn);
  let day = start + ((WEEKDAYS.indexOf(weekday) - weekdayNumber(start) + DAYS_A_WEEK) % DAYS_A_WEEK);
  for (; ; day += every * DAYS_A_WEEK) yield day;
}

/** Months without a fifth weekday have no date; those after the first date count all the same. */
function* monthly({ every, weekday, nth, startsOn }: Recurrence, last: number): Generator<number> {
  const start = dayNumber(startsOn);
  const wanted = WEEKDAYS.indexOf(weekday);
  let month = monthNumber(startsOn);
  let step = 1;
  for (; firstOfMonth(month) <= last; month += step) {
    const day = nthOfMonth(month, wanted, nth ?? 1);
    if (day === undefined || day < start) continue;
    step = every;
    yield day;
  }
}

/** Months since the year 0. */
const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * MONTHS_A_YEAR + Number(date.slice(5, 7)) - 1;

const firstOfMonth = (month: number): number =>
  Date.UTC(Math.floor(month / MONTHS_A_YEAR), month % MONTHS_A_YEAR, 1) / DAY_MS;

/** The day of the nth weekday of a month, -1 for the last; undefined where there is none. */
function nthOfMonth(month: number, weekday: number, nth: number): number | undefined {
  const next = firstOfMonth(month + 1);
  if (nth === -1) return next - 1 - ((weekdayNumber(next - 1) - weekday + DAYS_A_WEEK) % DAYS_A_WEEK);
  const first = firstOfMonth(month);
  const day =
    first + ((weekday - weekdayNumber(first) + DAYS_A_WEEK) % DAYS_A_WEEK) + (nth - 1) * DAYS_A_WEEK;
  return day < next ? day : undefined;
}
