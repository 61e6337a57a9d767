/** Days of the calendar and of the week, in words. Needs no library for dates. */
import { dateFormat } from './intl';

const DAY_MS = 24 * 60 * 60 * 1000;

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** In the order of the week, as the API names them. */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A Monday. */
export const MONDAY = '2024-01-01';

/** The day a number of days after another, both `YYYY-MM-DD`. */
export const daysAfter = (date: string, days: number): string =>
  new Date(midnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The place of a day in its week, from 0 for Monday. */
export const weekdayIndex = (date: string): number => (new Date(midnight(date)).getUTCDay() + 6) % 7;

const written = (date: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(midnight(date));

/** A day's weekday, as the API names it. */
export const weekdayIn = (date: string): Weekday => WEEKDAYS[weekdayIndex(date)] ?? 'MONDAY';

/** `Friday`, `viernes`. */
export const weekdayOf = (date: string, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  written(date, locale, { weekday });

/** The name of a day of the week, from 0 for Monday. */
export const weekdayName = (index: number, locale: string): string =>
  weekdayOf(daysAfter(MONDAY, index), locale);

/** `Thu, Dec 24`. */
export const shortDay = (date: string, locale: string): string =>
  written(date, locale, { weekday: 'short', month: 'short', day: 'numeric' });
