/** Dates and times: UTC as they are sent, and as the clock on a zone's wall shows them. */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { texts } from '../texts';
import { dateFormat } from './intl';
import { preferredLocale } from './locale';

dayjs.extend(utc);

/** A day `YYYY-MM-DD` and a time of day `HH:MM`, with seconds where the server sends them. */
export interface DateAndTime {
  date: string;
  time: string;
}

/** Why a date and a time on the wall are no moment, and which of the two to change. */
export interface NoMoment {
  field: 'date' | 'time';
  message: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
const DAY = 'YYYY-MM-DD';

/** The first day that can be asked for or chosen. */
export const FIRST_DAY = '1900-01-01';

/** The last one: well inside the years of four digits, which every zone's clock stays in. */
export const LAST_DAY = '2199-12-31';

/** Whether this is a day of the calendar, `YYYY-MM-DD`, on which something can happen: 30 February is none. */
export const isDay = (text: string): boolean => exists(text) && text >= FIRST_DAY && text <= LAST_DAY;

const exists = (text: string): boolean =>
  /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) && dayjs.utc(text).format(DAY) === text;

/** The IANA zone of this browser; UTC where it knows none. */
export function viewerZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Za-z]/.test(timeZone ?? '') && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC';
}

/**
 * The UTC date and time (`HH:MM`) of what a zone's wall shows. A time that comes twice, when clocks go back, is the
 * first of the two; one that never comes, when they go forward, is refused.
 */
export function toUtc({ date, time }: DateAndTime, zone: string): DateAndTime | NoMoment {
  if (!exists(date)) return { field: 'date', message: texts.moments.noSuchDay };
  if (!isDay(date)) return { field: 'date', message: texts.moments.dayOutOfReach };
  if (!TIME.test(time)) return { field: 'time', message: texts.moments.noSuchTime };
  const wall = dayjs.utc(`${date}T${time}Z`).valueOf();
  const found = candidates(wall, zone).find((moment) => moment + offsetAt(moment, zone) === wall);
  if (found !== undefined) return split(found);
  return { field: 'time', message: texts.moments.skippedTime };
}

/** What a zone's wall shows at a UTC date and time. */
export function toWall(at: DateAndTime, zone: string): DateAndTime {
  const moment = momentOf(at);
  return split(moment + offsetAt(moment, zone));
}

/** The day with its weekday, as people of `locale` write it: `Fri, Mar 13, 2027`. */
export function formatEventTime(at: DateAndTime, zone: string, locale: string = preferredLocale()): string {
  const moment = momentOf(at);
  const options = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(moment + offsetAt(moment, zone));
}

/** The day in short, as people of `locale` write it: `Dec 4`. */
export function formatShortDay(at: DateAndTime, zone: string, locale: string = preferredLocale()): string {
  const { format } = dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return format(dayjs.utc(toWall(at, zone).date).valueOf());
}

/** The day `days` days after `day`. */
export const dayAfter = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY);

/** How many days it is from one day to another. */
export const daysBetween = (from: string, to: string): number => dayjs.utc(to).diff(dayjs.utc(from), 'day');

/** The name of a day's weekday: `Friday`. */
export const formatWeekday = (day: string, locale: string = preferredLocale()): string =>
  dateFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(dayjs.utc(day).valueOf());

/** From one day to another, with the year where it changes: `Nov 27, 2026 – Jan 15, 2027`. */
export const formatDayRange = (first: string, last: string, locale: string = preferredLocale()): string =>
  dateFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }).formatRange(
    dayjs.utc(first).valueOf(),
    dayjs.utc(last).valueOf(),
  );

/** The short name of a zone at that moment (`CST`), where its clocks differ from the viewer's; null where they agree. */
export function zoneNote(at: DateAndTime, zone: string, viewer: string = viewerZone()): string | null {
  const moment = momentOf(at);
  return offsetAt(moment, zone) === offsetAt(moment, viewer) ? null : zoneName(at, zone);
}

/** The short name of a zone at that moment: `CST`, `GMT+1`. */
export function zoneName(at: DateAndTime, zone: string): string {
  const parts = clockOf(zone, 'short').formatToParts(momentOf(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** An IANA zone as people read it: `America/New York`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ');

/** The city that an IANA zone is named after: `New York`. */
export const zoneCity = (zone: string): string => zoneLabel(zone.slice(zone.lastIndexOf('/') + 1));

/** The first and the last moment of a local day, for asking the server. */
export function boundsOf(day: string, zone: string = viewerZone()): { start: string; end: string } {
  const next = dayjs.utc(day).add(1, 'day').format(DAY);
  const iso = (moment: number) => dayjs.utc(moment).toISOString();
  return { start: iso(startOf(day, zone)), end: iso(startOf(next, zone) - 1) };
}

/** Midnight; where clocks skip it, the moment at which they do. */
function startOf(day: string, zone: string): number {
  const midnight = dayjs.utc(day).valueOf();
  const found = candidates(midnight, zone);
  return found.find((moment) => moment + offsetAt(moment, zone) === midnight) ?? Math.max(...found);
}

/** The moments that may have been meant, the earlier first: by the clock before and after a change nearby. */
function candidates(wall: number, zone: string): number[] {
  const near = [-1, 1].map((days) => offsetAt(dayjs.utc(wall).add(days, 'day').valueOf(), zone));
  return near.map((offset) => wall - offset).sort((one, other) => one - other);
}

/**
 * How far a zone's clock is ahead of UTC, in milliseconds. Not by dayjs' time zone plugin: it reads the zone's clock
 * as if it were the browser's own, which is an hour off whenever the browser's zone skips that hour.
 */
function offsetAt(moment: number, zone: string): number {
  const parts = clockOf(zone).formatToParts(moment);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value ?? 0);
  const wall = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'));
  const time = ((part('hour') * 60 + part('minute')) * 60 + part('second')) * 1000;
  return wall + time - Math.floor(moment / 1000) * 1000;
}

/** A browser that is older than a zone shows UTC. */
function clockOf(zone: string, timeZoneName?: 'short'): Intl.DateTimeFormat {
  const two = '2-digit';
  const fields = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two } as const;
  const make = (timeZone: string) =>
    dateFormat('en-US', { ...fields, hourCycle: 'h23', timeZone, timeZoneName });
  try {
    return make(zone);
  } catch {
    return make('UTC');
  }
}

const momentOf = ({ date, time }: DateAndTime): number => dayjs.utc(`${date}T${time}Z`).valueOf();

function split(moment: number): DateAndTime {
  const [date = '', time = ''] = dayjs.utc(moment).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
