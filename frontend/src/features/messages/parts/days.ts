/** The days and times of messages, on the viewer's clock and as their locale writes them. */
import { dateFormat, relativeFormat } from '../../../lib/intl';
import { preferredLocale } from '../../../lib/locale';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What differs between days. */
export const dayOf = (at: string | undefined): string | null =>
  at === undefined ? null : new Date(at).toDateString();

/** The day for programs, such as 2026-03-01: the same as is shown, not that of UTC. */
export function isoDay(at: string): string {
  const day = new Date(at);
  const [month, date] = [day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${day.getFullYear()}-${month}-${date}`;
}

/** `today`, `yesterday`, or the day in full. */
export function formatDay(at: string, now = new Date(), locale = preferredLocale()): string {
  const days = Math.round(
    (new Date(at).setHours(12, 0, 0, 0) - new Date(now).setHours(12, 0, 0, 0)) / DAY_MS,
  );
  if (days === 0 || days === -1) return relativeFormat(locale, { numeric: 'auto' }).format(days, 'day');
  return dateFormat(locale, { dateStyle: 'full' }).format(new Date(at));
}

/** The time alone. */
export const formatTime = (at: string, locale = preferredLocale()): string =>
  dateFormat(locale, { timeStyle: 'short', hourCycle: 'h23' }).format(new Date(at));
