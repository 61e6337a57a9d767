// What the stories of series schedule: Fridays at half past six in Chicago, from next week on.
import type { ProblemBody } from '../../../../test/client.js';
import type { Member } from '../../../../test/people.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { WEEKDAYS } from '../../../kernel/weekday.js';
import { addDays, weekdayOf } from '../series/domain/recurrence.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';

/** The next such weekday that is at least a week ahead of `now`. */
export function weekdayAhead(weekday: (typeof WEEKDAYS)[number], now = new Date()): string {
  const day = new Date(now.getTime() + 7 * DAY_MS).toISOString().slice(0, 10);
  const ahead = WEEKDAYS.indexOf(weekday) - WEEKDAYS.indexOf(weekdayOf(day));
  return addDays(day, (ahead + 7) % 7);
}

/** A valid series of 40 Fridays. */
export function aSeries(changes: object = {}): Record<string, unknown> {
  return {
    name: 'Friday Night Magic',
    location: '1814 W Division Street, Chicago, IL 60622',
    format: 'COMMANDER',
    tcg: 'MAGIC_THE_GATHERING',
    frequency: 'WEEKLY',
    every: 1,
    weekday: 'FRIDAY',
    startsOn: weekdayAhead('FRIDAY'),
    count: 40,
    time: '18:30',
    timeZone: 'America/Chicago',
    ...changes,
  };
}

/** Schedules a series of this store. */
export async function scheduledSeries(store: Member, changes: object = {}): Promise<SeriesWithDatesDto> {
  const { status, body } = await store.client.post<SeriesWithDatesDto & ProblemBody>(
    '/api/events/series',
    aSeries(changes),
  );
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}
