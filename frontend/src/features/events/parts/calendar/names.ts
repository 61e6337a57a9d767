/** The names of days and periods. */
import { dateFormat } from '../../../../lib/intl';
import type { Span } from '../layouts';

const written = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));

/** `March 2027`, or `Mar 8 – 14, 2027`. */
export function periodName(span: Span, day: string, days: readonly string[], locale: string): string {
  if (span === 'month') return written(day, locale, { month: 'long', year: 'numeric' });
  const options = { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day].map((each) => Date.parse(`${each}T00:00:00Z`));
  return dateFormat(locale, options).formatRange(first ?? 0, last ?? 0);
}

/** `Friday, March 12`. */
export const dayName = (day: string, locale: string): string =>
  written(day, locale, { weekday: 'long', month: 'long', day: 'numeric' });

/** `12`. */
export const dayNumber = (day: string): string => String(Number(day.slice(8)));
