/** A moment that has passed, by how long ago it was, and exactly. Apart from other words for days, which every page loads. */
import { dateFormat, relativeFormat } from './intl';
import { preferredLocale } from './locale';

/** A moment (ISO 8601) with its day and time on the viewer's own clock: `Mar 1, 2026, 10:45`. */
export const formatDateTime = (at: string, locale: string = preferredLocale()): string =>
  dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }).format(new Date(at));

const MINUTE = 60_000;
/** The minimum age for each unit, longest first. */
const UNITS = [
  ['week', 7 * 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago a moment (ISO 8601) is: `5 minutes ago`, `yesterday`. A clock that is ahead does not make it tomorrow. */
export function formatTimeAgo(at: string, now = new Date(), locale: string = preferredLocale()): string {
  const age = Math.max(0, now.getTime() - new Date(at).getTime());
  const [unit, length] = UNITS.find(([, from]) => age >= from) ?? (['minute', MINUTE] as const);
  return relativeFormat(locale, { numeric: 'auto' }).format(-Math.floor(age / length), unit);
}
