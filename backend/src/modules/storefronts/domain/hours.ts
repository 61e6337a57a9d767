// What a store says of its hours: weekly intervals and dated exceptions, in the wall time of its place.

import { WEEKDAYS, type Weekday } from '../../../kernel/weekday.js';

/** In minutes. */
export const DAY = 24 * 60;
const WEEK = 7 * DAY;
/** Most intervals of one day. */
export const MAX_INTERVALS = 4;
export const MAX_WEEKLY = WEEKDAYS.length * MAX_INTERVALS;
export const MAX_EXCEPTIONS = 60;

const OPENS = /^([01]\d|2[0-3]):[0-5]\d$/;
const CLOSES = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Whether this is a time at which a store can open: `00:00` to `23:59`. */
export const isOpeningTime = (value: unknown): value is string =>
  typeof value === 'string' && OPENS.test(value);

/** Whether this is a time at which a store can close: `00:00` to `24:00`. */
export const isClosingTime = (value: unknown): value is string =>
  typeof value === 'string' && CLOSES.test(value);

/** From `opens` to `closes`; one that closes before it opens goes on past midnight: 18:00 to 02:00. */
export interface Interval {
  readonly opens: string;
  readonly closes: string;
}

/** An interval of each week; it belongs to the day on which it opens. */
export interface WeeklyInterval extends Interval {
  readonly day: Weekday;
}

/** What opens on one date, `YYYY-MM-DD`, instead of what opens on its weekday; nothing where the store is closed. */
export interface DayException {
  readonly date: string;
  readonly intervals: readonly Interval[];
}

/** The hours of a store. Without any, they are not known. */
export interface Hours {
  readonly weekly: readonly WeeklyInterval[];
  readonly exceptions: readonly DayException[];
}

/** The minutes from the midnight before it opens. */
export interface Span {
  readonly from: number;
  /** Beyond a day where it goes on past midnight. */
  readonly to: number;
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** An interval in minutes. It has no length where it closes when it opens. */
export function spanOf({ opens, closes }: Interval): Span {
  const [from, to] = [minuteOf(opens), minuteOf(closes)];
  return { from, to: to < from ? to + DAY : to };
}

/** The place of a problem in a list: its field, and why. */
export interface HoursProblem {
  /** `weekly.3.closes`. */
  readonly field: string;
  readonly problem: 'never-opens' | 'overlap' | 'repeated-date';
}

/** The first thing that is wrong with hours whose times are times; undefined where nothing is. */
export const problemOf = (hours: Hours): HoursProblem | undefined =>
  emptyInterval(hours) ?? overlapOfWeek(hours) ?? problemOfExceptions(hours);

const neverOpens = (interval: Interval): boolean => {
  const { from, to } = spanOf(interval);
  return from === to;
};

function emptyInterval({ weekly, exceptions }: Hours): HoursProblem | undefined {
  const fields = [
    ...weekly.map((interval, nth) => ({ interval, field: `weekly.${nth}.closes` })),
    ...exceptions.flatMap(({ intervals }, day) =>
      intervals.map((interval, nth) => ({ interval, field: `exceptions.${day}.intervals.${nth}.closes` })),
    ),
  ];
  const empty = fields.find(({ interval }) => neverOpens(interval));
  return empty && { field: empty.field, problem: 'never-opens' };
}

interface Placed extends Span {
  readonly field: string;
}

/** The first that begins before another of the list has ended. */
function overlapOf(placed: readonly Placed[]): HoursProblem | undefined {
  const sorted = placed.toSorted((a, b) => a.from - b.from);
  const later = sorted.find((each, nth) => nth > 0 && each.from < (sorted[nth - 1]?.to ?? 0));
  return later && { field: later.field, problem: 'overlap' };
}

/** The week goes round: what goes on past Sunday's midnight may overlap with Monday morning. */
function overlapOfWeek({ weekly }: Hours): HoursProblem | undefined {
  const placed = weekly.map((interval, nth) => {
    const { from, to } = spanOf(interval);
    const start = WEEKDAYS.indexOf(interval.day) * DAY;
    return { field: `weekly.${nth}.opens`, from: start + from, to: start + to };
  });
  const nextWeek = placed.map(({ field, from, to }) => ({ field, from: from + WEEK, to: to + WEEK }));
  return overlapOf([...placed, ...nextWeek]);
}

function problemOfExceptions({ exceptions }: Hours): HoursProblem | undefined {
  const dates = exceptions.map(({ date }) => date);
  const repeated = dates.findIndex((date, nth) => dates.indexOf(date) < nth);
  if (repeated >= 0) return { field: `exceptions.${repeated}.date`, problem: 'repeated-date' };
  for (const [day, { intervals }] of exceptions.entries()) {
    const placed = intervals.map((interval, nth) => {
      return { field: `exceptions.${day}.intervals.${nth}.opens`, ...spanOf(interval) };
    });
    const problem = overlapOf(placed);
    if (problem) return problem;
  }
  return undefined;
}

const DATE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** Whether this is a day of the calendar, `YYYY-MM-DD`: 30 February is none. */
export function isCalendarDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DATE.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}
