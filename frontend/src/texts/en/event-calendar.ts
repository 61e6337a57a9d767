/** The calendar of events: its weeks and months. */
import { type Count, createFormatters } from '../formatters';

const { countWithNoun, formatNumber } = createFormatters('en');
const events = (count: Count) => countWithNoun(count, { one: 'event', other: 'events' });

export const eventCalendar = {
  previous: { week: 'Previous week', month: 'Previous month' },
  next: { week: 'Next week', month: 'Next month' },
  today: 'Today',
  /** `period` is a month with its year, or a span of days. */
  count: (count: Count, period: string) => `${events(count)}, ${period}`,
  none: (period: string) => `No events found, ${period}.`,
  loading: 'Loading events',
  /** `day` with its weekday and month. */
  day: (day: string, count: number) => `${day}: ${count === 0 ? 'no events' : events(count)}`,
  noneOnDay: 'No events on this day.',
  more: (count: number) => `+${formatNumber(count)} more`,
  cut: 'Narrow the filters to see fewer.',
  zones: 'Times are those of each place. A different time zone is named.',
};
