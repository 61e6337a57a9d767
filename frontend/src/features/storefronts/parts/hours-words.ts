/** What a store's hours say, in words. */
import type { HoursDto, OpeningStateDto, StoreDayDto, StorefrontDto } from '../../../api/storefronts';
import { daysAfter, shortDay, WEEKDAYS, weekdayIndex, weekdayOf } from '../../../lib/weekday';
import { texts } from '../../../texts';

const t = texts.storefront;

/** Until then the night before goes on: "until 02:00" needs no day. */
const MORNING = '06:00';

type Interval = { opens: string; closes: string };

/** `10:00–13:00`. */
export const intervalText = ({ opens, closes }: Interval): string => `${opens}–${closes}`;

/** `Open until 22:00`, `Closed today · opens Mon 10:00`; with its date where the weekday alone would be read as that of this week. */
export function stateText(
  { isOpen, closes, opens, isClosedToday }: OpeningStateDto,
  today: StoreDayDto,
  locale: string,
): string {
  const tomorrow = daysAfter(today.date, 1);
  const lastOfWeek = daysAfter(today.date, 6);
  const on = (date: string) =>
    date > lastOfWeek ? shortDay(date, locale) : weekdayOf(date, locale, 'short');
  if (isOpen) {
    if (!closes) return t.alwaysOpen;
    const isTonight = closes.date === today.date || (closes.date === tomorrow && closes.time <= MORNING);
    return t.openUntil(isTonight ? closes.time : `${on(closes.date)} ${closes.time}`);
  }
  if (opens?.date === today.date) return t.opensAt(opens.time);
  const when = opens && `${on(opens.date)} ${opens.time}`;
  if (isClosedToday) return when ? t.closedTodayUntil(when) : t.closedToday;
  return when ? t.closedUntil(when) : t.closed;
}

/** What opens on a date: the hours of an exception, or those of its weekday in their order. */
export function intervalsOn({ weekly, exceptions }: HoursDto, date: string): readonly Interval[] {
  const exception = exceptions.find((each) => each.date === date);
  const day = WEEKDAYS[weekdayIndex(date)];
  const intervals = exception?.intervals ?? weekly.filter((each) => each.day === day);
  return [...intervals].sort((a, b) => (a.opens < b.opens ? -1 : 1));
}

/** Whether a store has said anything of its hours. */
export const hasHours = ({ hours }: Pick<StorefrontDto, 'hours'>): boolean =>
  hours.weekly.length > 0 || hours.exceptions.length > 0;
