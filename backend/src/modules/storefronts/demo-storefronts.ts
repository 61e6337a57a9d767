// What the stores of the demo data say on their public pages.
import type { INestApplicationContext } from '@nestjs/common';
import { WEEKDAYS } from '../../kernel/weekday.js';
import { demoAccounts } from '../users/index.js';
import type { WeeklyInterval } from './domain/hours.js';
import { StorefrontsService } from './storefronts.service.js';

const daily = (opens: string, closes: string, days: readonly string[] = WEEKDAYS): WeeklyInterval[] =>
  WEEKDAYS.filter((day) => days.includes(day)).map((day) => ({ day, opens, closes }));

/** One for each store, in the order of DEMO_PEOPLE. */
const PAGES: readonly { readonly description: string; readonly weekly: WeeklyInterval[] }[] = [
  {
    description:
      'Thousands of singles in boxes that you may dig through, and tables for forty.\nDrafts on Fridays until late.',
    weekly: [
      ...daily('12:00', '22:00', ['TUESDAY', 'WEDNESDAY', 'THURSDAY', 'SUNDAY']),
      ...daily('12:00', '02:00', ['FRIDAY', 'SATURDAY']),
    ],
  },
  {
    description: 'Coffee, waffles and Commander from early on. Bring a binder: we trade.',
    weekly: [...daily('08:00', '14:00'), ...daily('16:00', '21:00', ['FRIDAY', 'SATURDAY'])],
  },
  {
    description: 'A small shop with a large vault of older cards.',
    weekly: daily('11:00', '20:00', ['MONDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY']),
  },
];

export async function addDemoStorefronts(app: INestApplicationContext): Promise<void> {
  const stores = (await demoAccounts(app)).filter(({ role }) => role === 'STORE');
  for (const [nth, { uuid, role, website }] of stores.entries()) {
    const page = PAGES[nth];
    if (!page) continue;
    const said = { ...page, website: website ?? null, timeZone: 'America/Chicago', exceptions: [] };
    await app.get(StorefrontsService).save({ uuid, role }, said);
  }
}
