// Dates and times of iCalendar files: wall-clock times in a zone, or moments in UTC.
import { Temporal } from 'temporal-polyfill';
import type { PropertyLine } from './calendar-lines.js';

const DATE_TIME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(Z?)$/;
const DATE = /^\d{8}$/;

export const UTC = 'UTC';

/** The zones of Outlook that have most people; their IANA zones as CLDR has them. */
const WINDOWS_ZONES: Readonly<Record<string, string>> = {
  'Pacific Standard Time': 'America/Los_Angeles',
  'Mountain Standard Time': 'America/Denver',
  'US Mountain Standard Time': 'America/Phoenix',
  'Central Standard Time': 'America/Chicago',
  'Eastern Standard Time': 'America/New_York',
  'Atlantic Standard Time': 'America/Halifax',
  'Hawaiian Standard Time': 'Pacific/Honolulu',
  'Alaskan Standard Time': 'America/Anchorage',
  'Central Standard Time (Mexico)': 'America/Mexico_City',
  'E. South America Standard Time': 'America/Sao_Paulo',
  'Argentina Standard Time': 'America/Buenos_Aires',
  'SA Pacific Standard Time': 'America/Bogota',
  'Pacific SA Standard Time': 'America/Santiago',
  'GMT Standard Time': 'Europe/London',
  'Romance Standard Time': 'Europe/Paris',
  'W. Europe Standard Time': 'Europe/Berlin',
  'Central Europe Standard Time': 'Europe/Budapest',
  'Central European Standard Time': 'Europe/Warsaw',
  'GTB Standard Time': 'Europe/Bucharest',
  'FLE Standard Time': 'Europe/Kiev',
  'Russian Standard Time': 'Europe/Moscow',
  'Tokyo Standard Time': 'Asia/Tokyo',
  'China Standard Time': 'Asia/Shanghai',
  'Singapore Standard Time': 'Asia/Singapore',
  'AUS Eastern Standard Time': 'Australia/Sydney',
  'New Zealand Standard Time': 'Pacific/Auckland',
  [UTC]: UTC,
};

/** A time of a file: what the clock shows, and where. */
export interface WallTime {
  readonly local: Temporal.PlainDateTime;
  /** IANA. */
  readonly zone: string;
}

/** The IANA zone that is meant; undefined for one that there isn't, such as one that a file defines itself. */
export function zoneNamed(name: string | undefined): string | undefined {
  if (!name) return undefined;
  // Some programs put a path before the name: `/freeassociation.sourceforge.net/Europe/Berlin`.
  const parts = name.slice(0, 200).split('/');
  const ends = [3, 2].map((length) => parts.slice(-length).join('/'));
  return [name, WINDOWS_ZONES[name], ...ends].find(
    (zone) => zone !== undefined && /^[A-Za-z]/.test(zone) && zone.length <= 64 && isZone(zone),
  );
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** Whether a property is a day without a time. */
export const isDay = ({ params, value }: PropertyLine): boolean =>
  params.get('VALUE')?.toUpperCase() === 'DATE' || DATE.test(value.trim());

/** What a property says; undefined for what is no time. A time without a zone is one of `fallback`. */
export function timeIn({ value, zone: named }: PropertyLine, fallback: string): WallTime | undefined {
  const parts = DATE_TIME.exec(value.trim());
  if (!parts) return undefined;
  const [year, month, day, hour, minute, second = 0] = parts.slice(1, 7).map((part) => Number(part ?? 0));
  const fields = { year, month, day, hour, minute, second } as Temporal.PlainDateTimeLike;
  const zone = parts[7] === 'Z' ? UTC : (named ?? fallback);
  try {
    return { local: Temporal.PlainDateTime.from(fields, { overflow: 'reject' }), zone };
  } catch {
    return undefined;
  }
}

/** The moment, in milliseconds: a time that the clock skips is as much later, of one that it shows twice it is the first. */
export const momentOf = ({ local, zone }: WallTime): number =>
  local.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
