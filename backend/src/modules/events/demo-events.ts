// The events of the demo data: in the two weeks after a first start, at the hours of Chicago.
import type { INestApplicationContext } from '@nestjs/common';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { Clock } from '../../kernel/clock.js';
import { demoAccounts } from '../users/index.js';
import { EventsService, type PlannedEvent } from './events.service.js';

dayjs.extend(utc);
dayjs.extend(timezone);

const ZONE = 'America/Chicago';

/** Days from now, the hour in Chicago, the name and the format. */
type Evening = readonly [days: number, time: string, name: string, format: string];

/** One calendar for each store, in the order of DEMO_PEOPLE. */
const CALENDARS: readonly (readonly Evening[])[] = [
  [
    [1, '18:30', 'Commander Night at the Goblet', 'COMMANDER'],
    [2, '19:00', 'Modern Showdown', 'MODERN'],
    [5, '18:30', 'Brinemarch Booster Draft', 'DRAFT'],
    [8, '18:30', 'Commander Night at the Goblet', 'COMMANDER'],
    [10, '13:00', 'Vintage Cube for Eight', 'CUBE'],
    [13, '12:00', 'Brinemarch Sealed Afternoon', 'SEALED'],
  ],
  [
    [2, '10:00', 'Breakfast Pauper', 'PAUPER'],
    [4, '17:30', 'Learn to Play, Bring a Friend', 'OTHER'],
    [6, '11:00', 'Two-Headed Giant Brunch', 'TWO_HEADED_GIANT'],
    [9, '18:00', 'Pioneer Weekly', 'PIONEER'],
    [12, '10:00', 'Breakfast Pauper', 'PAUPER'],
  ],
  [
    [1, '19:00', 'Legacy after Work', 'LEGACY'],
    [3, '18:30', 'Standard Ladder, Round One', 'STANDARD'],
    [7, '19:00', 'Casual Commander, Precons Welcome', 'COMMANDER'],
    [11, '18:30', 'Standard Ladder, Round Two', 'STANDARD'],
  ],
];

export async function addDemoEvents(app: INestApplicationContext): Promise<void> {
  const now = app.get(Clock).now();
  for (const [store, { uuid, address }] of (await demoAccounts(app)).entries())
    for (const event of demoEvents(store, address, now))
      await app.get(EventsService).schedule({ uuid }, event);
}

/** The events of the demo's store number `store`, all after `now`, at its own address. */
export function demoEvents(store: number, location: string, now: Date): PlannedEvent[] {
  const today = dayjs(now).tz(ZONE);
  return (CALENDARS[store] ?? []).map(([days, time, name, format]) => {
    const day = today.add(days, 'day').format('YYYY-MM-DD');
    const [date = '', clock = ''] = dayjs.tz(`${day}T${time}`, ZONE).toISOString().split('T');
    return {
      name,
      location,
      date,
      time: clock.slice(0, 5),
      timeZone: ZONE,
      format,
      tcg: 'MAGIC_THE_GATHERING',
    };
  });
}
