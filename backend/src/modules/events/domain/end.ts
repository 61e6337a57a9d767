// When an event ends: the wire has a UTC date and a UTC time, both optional; we keep one moment.
import { endWithoutTime } from './event.errors.js';
import { dateAndTime, nextAt } from './start.js';

/** The words as they come; null takes the end away. */
export interface EndWords {
  readonly endDate?: string | null;
  readonly endTime?: string | null;
}

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date | null;
}

/**
 * The end of an event that starts at this moment. Without a date it is within a day of the start; where nothing is asked, it is
 * as long after the start as it was. Throws `events.end-without-time`.
 */
export function endAsked({ endDate, endTime }: EndWords, startsAt: Date, before: Times | null): Date | null {
  if (endTime === null) return null;
  const was = before?.endsAt;
  if (endTime === undefined && endDate === undefined)
    return was ? new Date(startsAt.getTime() + was.getTime() - before.startsAt.getTime()) : null;
  const time = endTime ?? (was && dateAndTime(was).time);
  if (time) return endDate ? new Date(`${endDate}T${time}Z`) : nextAt(startsAt, time);
  if (endDate) throw endWithoutTime({ errors: [{ field: 'endTime', message: endWithoutTime.message }] });
  return null;
}
