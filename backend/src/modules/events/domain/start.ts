// When an event starts: the wire has a UTC date and a UTC time, we keep one moment.
import { DAY_MS } from '../../../kernel/durations.js';

// There is no year 0.
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Whether this is a day of the calendar, `YYYY-MM-DD`: 30 February is none. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const midnight = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(value);
}

/** Whether this is a time of day, `HH:MM` or `HH:MM:SS`: 24:00 is none. */
export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && TIME.test(value);
}

/** The moment of a UTC date and a UTC time; undefined when there is no such day or time. */
export function startOf(date: string, time: string): Date | undefined {
  return isDay(date) && isTimeOfDay(time) ? new Date(`${date}T${time}Z`) : undefined;
}

/** The first moment after `startsAt` at which it is this UTC time. */
export function nextAt(startsAt: Date, time: string): Date {
  const end = new Date(`${startsAt.toISOString().slice(0, 10)}T${time}Z`);
  return end > startsAt ? end : new Date(end.getTime() + DAY_MS);
}

/** The UTC date `YYYY-MM-DD` and the UTC time `HH:MM:SS` of a moment. */
export function dateAndTime(moment: Date): { date: string; time: string } {
  const text = moment.toISOString();
  return { date: text.slice(0, 10), time: text.slice(11, 19) };
}
