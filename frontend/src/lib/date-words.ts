/** A day as people write it. */
import { readersLocale } from './locale';

/**
 * The day of a moment (ISO 8601, on the viewer's own clock) or a day as such (`YYYY-MM-DD`), in the words of `locale`:
 * `Mar 1, 2026`.
 */
export function dateWords(at: string, locale: string = readersLocale()): string {
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(at) ? 'UTC' : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(at));
}
