/** An invented series for the screens' tests. */
import { anEvent } from './calendar';

/** Fridays as the server sees them. */
export const fridays = (count: number) =>
  Array.from({ length: count }, (_, week) => {
    const startsAt = new Date(Date.UTC(2026, 10, 28 + 7 * week, 1));
    const date = new Date(startsAt.getTime() - 86_400_000).toISOString().slice(0, 10);
    return { date, startsAt: startsAt.toISOString(), endsAt: null, movedTo: null, isSkipped: false };
  });

/** The Fridays of one series, at 19:00 in Chicago. */
export const aSeries = (count: number) => ({
  ...{ uuid: 'series-1', name: 'Friday Night Magic', location: '12 Elm Street', timeZone: 'America/Chicago' },
  ...{
    format: anEvent().format,
    frequency: 'WEEKLY' as const,
    every: 1,
    weekday: 'FRIDAY' as const,
    nth: null,
  },
  ...{ startsOn: '2026-11-27', until: null, count, time: '19:00', endTime: null, next: [], version: 1 },
  ...{ fee: null, description: null, whatToBring: null, prizes: null, rulesLevel: null },
  ...{ capacity: null, leastPlayers: null, place: null, picture: null },
  dates: fridays(count).map((date) => ({ ...date, event: null, isChanged: false })),
});
