/** A day, or a moment, as people write it. */
import { dateFormat } from './intl';
import { preferredLocale } from './locale';

/**
 * The day of a moment (ISO 8601, on the viewer's own clock) or a day as such (`YYYY-MM-DD`), in the words of `locale`:
 * `Mar 1, 2026`.
 */
export function formatDate(at: string, locale: string = preferredLocale()): string {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(at) ? 'UTC' : undefined;
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
}

/** A moment (milliseconds) on the viewer's own clock: the time alone today, else with its day. */
export function formatMoment(at: number, now = new Date(), locale: string = preferredLocale()): string {
  const isToday = new Date(at).toDateString() === now.toDateString();
  const dateStyle = isToday ? undefined : 'medium';
  return dateFormat(locale, { dateStyle, timeStyle: 'short', hourCycle: 'h23' }).format(at);
}

/** A month (`YYYY-MM`) in the words of `locale`: `November 2025`. */
export const formatMonth = (month: string, locale: string = preferredLocale()): string =>
  dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
