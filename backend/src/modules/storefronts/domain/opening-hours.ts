// Whether a store is open at a moment, until when, and when it opens next: its wall times, read in the zone of its place.
import { Temporal } from 'temporal-polyfill';
import { WEEKDAYS, type Weekday } from '../../../kernel/weekday.js';
import { type DayException, type Hours, type Interval, spanOf } from './hours.js';

/** How many days ahead the next opening is looked for: further ahead, a store counts as closed. */
const DAYS_AHEAD = 14;

/** A moment, as its instant and as the clock on the wall of the store shows it. */
export interface WallMoment {
  readonly at: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly time: string;
}

/** What a store is at a moment. */
export interface OpeningState {
  readonly isOpen: boolean;
  /** Of an open store when it closes; null where it is open for all of the days ahead. */
  readonly closes: WallMoment | null;
  /** Of a closed store when it opens next; null where it doesn't within the days ahead. */
  readonly opens: WallMoment | null;
  /** Whether nothing opens on the day of the moment. */
  readonly isClosedToday: boolean;
}

/** The day in the zone of a store. */
export interface StoreDay {
  readonly date: string;
  readonly weekday: Weekday;
}

/** The day that it is in a zone at a moment. */
export function dayIn(zone: string, now: Date): StoreDay {
  const today = inZone(zone, now).toPlainDate();
  return { date: today.toString(), weekday: weekdayOf(today) };
}

/** The exceptions that still matter at a moment: those from yesterday on, whose hours may go on past midnight. */
export function currentExceptions({ exceptions }: Hours, zone: string, now: Date): readonly DayException[] {
  const yesterday = inZone(zone, now).toPlainDate().subtract({ days: 1 }).toString();
  return exceptions.filter(({ date }) => date >= yesterday).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** What a store with these hours is at a moment; null where it has said no hours. */
export function stateAt(hours: Hours, zone: string, now: Date): OpeningState | null {
  if (hours.weekly.length === 0 && hours.exceptions.length === 0) return null;
  const today = inZone(zone, now).toPlainDate();
  const moment = now.getTime();
  const isClosedToday = intervalsOn(hours, today).length === 0;
  const ahead = open(hours, zone, today, moment);
  if (!ahead) return { isOpen: false, closes: null, opens: null, isClosedToday };
  const { from, to, isLast } = ahead;
  if (from.epochMilliseconds > moment)
    return { isOpen: false, closes: null, opens: wallMoment(from), isClosedToday };
  return { isOpen: true, closes: isLast ? null : wallMoment(to), opens: null, isClosedToday };
}

interface OpenTime {
  readonly from: Temporal.ZonedDateTime;
  readonly to: Temporal.ZonedDateTime;
  /** It goes on to the end of the days that were looked at. */
  readonly isLast: boolean;
}

/**
 * The first open time that ends after the moment. Intervals that touch or overlap are one: a store that is open until midnight and
 * from midnight on is open.
 */
function open(hours: Hours, zone: string, today: Temporal.PlainDate, moment: number): OpenTime | undefined {
  let from: Temporal.ZonedDateTime | undefined;
  let to: Temporal.ZonedDateTime | undefined;
  for (let day = -1; day <= DAYS_AHEAD; day++) {
    for (const next of timesOn(hours, zone, today.add({ days: day }))) {
      if (next.to.epochMilliseconds <= moment) continue;
      if (from && to && next.from.epochMilliseconds > to.epochMilliseconds)
        return { from, to, isLast: false };
      from ??= next.from;
      if (!to || next.to.epochMilliseconds > to.epochMilliseconds) to = next.to;
    }
    // Only what goes on past midnight can be continued by the next day.
    if (from && to && Temporal.PlainDate.compare(to.toPlainDate(), today.add({ days: day + 1 })) < 0)
      return { from, to, isLast: false };
  }
  return from && to ? { from, to, isLast: true } : undefined;
}

/** What opens on a day, the earliest first. */
export function timesOn(hours: Hours, zone: string, day: Temporal.PlainDate) {
  return intervalsOn(hours, day)
    .map((interval) => {
      const { from, to } = spanOf(interval);
      return { from: wallTime(zone, day, from), to: wallTime(zone, day, to) };
    })
    .filter(({ from, to }) => from.epochMilliseconds < to.epochMilliseconds)
    .toSorted((a, b) => a.from.epochMilliseconds - b.from.epochMilliseconds);
}

function intervalsOn({ weekly, exceptions }: Hours, day: Temporal.PlainDate): readonly Interval[] {
  const date = day.toString();
  const exception = exceptions.find((each) => each.date === date);
  return exception?.intervals ?? weekly.filter((each) => each.day === weekdayOf(day));
}

/**
 * When the clock on the wall shows this many minutes after the midnight of a day. A time that summer time skips is as much later; of
 * one that comes twice it is the first.
 */
function wallTime(zone: string, day: Temporal.PlainDate, minutes: number): Temporal.ZonedDateTime {
  return day.toPlainDateTime().add({ minutes }).toZonedDateTime(zone, { disambiguation: 'compatible' });
}

export const inZone = (zone: string, moment: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(zone);

const weekdayOf = ({ dayOfWeek }: Temporal.PlainDate): Weekday => WEEKDAYS[dayOfWeek - 1] ?? 'MONDAY';

const wallMoment = (moment: Temporal.ZonedDateTime): WallMoment => ({
  at: moment.toInstant().toString({ smallestUnit: 'millisecond' }),
  date: moment.toPlainDate().toString(),
  time: moment.toPlainTime().toString({ smallestUnit: 'minute' }),
});
