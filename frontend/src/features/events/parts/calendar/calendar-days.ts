/** The days of a calendar: its weeks, its months, and which event is on which of them. */
import type { EventDto } from '../../../../api/events';
import { today } from '../../../../lib/today';
import { daysAfter, weekdayIndex } from '../../../../lib/weekday';
import { FIRST_DAY, isDay, LAST_DAY, toWall } from '../../../../lib/when';
import type { Span } from '../layouts';

const WEEK = 7;
/** A month touches six weeks at most. */
const MONTH_DAYS = 6 * WEEK;

/** Weekdays from 0 for Monday. */
export type FirstWeekday = number;

interface WeekInfo {
  firstDay: number;
}

/** The day that weeks begin with where people of a locale live: Sunday in the United States. Monday where a browser knows none. */
export function firstWeekdayOf(locale: string): FirstWeekday {
  const known = new Intl.Locale(locale).maximize() as Intl.Locale & {
    getWeekInfo?: () => WeekInfo;
    weekInfo?: WeekInfo;
  };
  return ((known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1) - 1;
}

/** The day that an address chooses, or today. */
export function dayIn(params: URLSearchParams): string {
  const day = params.get('day') ?? '';
  return isDay(day) ? day : today();
}

/** The first day of the week of a day. */
export const weekStart = (day: string, first: FirstWeekday): string =>
  daysAfter(day, -((weekdayIndex(day) - first + WEEK) % WEEK));

/** The days of a week, or of all weeks that the month of a day touches. */
export function daysOf(span: Span, day: string, first: FirstWeekday): string[] {
  if (span === 'week') return from(weekStart(day, first), WEEK);
  const start = weekStart(`${day.slice(0, 7)}-01`, first);
  const days = from(start, MONTH_DAYS);
  const last = days.findLastIndex((each) => isInMonth(each, day));
  return days.slice(0, Math.ceil((last + 1) / WEEK) * WEEK);
}

const from = (start: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(start, index));

/** Whether a day is in the month of another. */
export const isInMonth = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The day that is a number of weeks or months later; a month without that day has its last one chosen. */
export function later(span: Span, day: string, count: number): string {
  if (span === 'week') return within(daysAfter(day, count * WEEK));
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  const wanted = `${month}-${day.slice(8)}`;
  return within(isDay(wanted) ? wanted : lastOf(month));
}

const lastOf = (month: string): string => {
  const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${days}`;
};

/** Days that can be asked for. */
const within = (day: string): string => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day);

/** Where an arrow or another key leads from a day in a grid of weeks; null for other keys. */
export function dayByKey(key: string, day: string, first: FirstWeekday): string | null {
  const start = weekStart(day, first);
  const ways: Record<string, () => string> = {
    ArrowLeft: () => daysAfter(day, -1),
    ArrowRight: () => daysAfter(day, 1),
    ArrowUp: () => daysAfter(day, -WEEK),
    ArrowDown: () => daysAfter(day, WEEK),
    Home: () => start,
    End: () => daysAfter(start, WEEK - 1),
    PageUp: () => later('month', day, -1),
    PageDown: () => later('month', day, 1),
  };
  const way = ways[key];
  return way ? within(way()) : null;
}

/** The moments to ask the server for, so that no zone's clock leaves out an event of these days. */
export const periodOf = (days: readonly string[]): { from: string; to: string } => ({
  from: `${daysAfter(days[0] ?? '', -1)}T10:00:00Z`,
  to: `${daysAfter(days.at(-1) ?? '', 1)}T12:00:00Z`,
});

/** The events of each of these days, as the clock of their place has it. */
export function byDay(events: readonly EventDto[], days: readonly string[]): ReadonlyMap<string, EventDto[]> {
  const found = new Map<string, EventDto[]>(days.map((day) => [day, []]));
  for (const event of events) found.get(toWall(event, event.timeZone).date)?.push(event);
  return found;
}
