/** An event that repeats: on which days of the calendar, each of which becomes an event of its own. */
import { dayAfter } from '../../../lib/when';

/** As many as the server takes at once: a year of weeks. */
export const MAX_EVENTS = 52;

/** The days between two events; undefined where the event does not repeat. */
export const INTERVALS = ['', '7', '14'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Repeat {
  interval: Interval;
  /** The last day on which there may be one, `YYYY-MM-DD`, or empty. */
  until: string;
}

export const ONCE: Repeat = { interval: '', until: '' };

/** The days from `first` on; one more than may be where there are too many. None where a day is missing. */
export function daysOf(first: string, { interval, until }: Repeat): string[] {
  if (interval === '') return [first];
  if (first === '' || until === '') return [];
  const days: string[] = [];
  for (let day = first; day <= until && days.length <= MAX_EVENTS; day = dayAfter(day, Number(interval)))
    days.push(day);
  return days;
}
