// The places of the demo data: stores at their addresses, players in their parts of the city.
import type { INestApplicationContext } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { demoAccounts } from '../users/index.js';
import { type Coordinates, roundedForPeople } from './domain/distance.js';
import { type ChosenTown, PlaceRepository } from './persistence/place.repository.js';

const inChicago = (id: number, name: string, latitude: number, longitude: number): ChosenTown => ({
  id,
  label: `${name}, Illinois, United States`,
  country: 'US',
  zone: 'America/Chicago',
  latitude,
  longitude,
});

/** As in the list of towns, which may not be there yet on a first start. */
const LOGAN_SQUARE = inChicago(4900358, 'Logan Square', 41.923, -87.699);
const WEST_TOWN = inChicago(4916118, 'West Town', 41.894, -87.675);
const NORTH_CENTER = inChicago(4903858, 'North Center', 41.954, -87.679);
const LINCOLN_PARK = inChicago(4899911, 'Lincoln Park', 41.922, -87.648);
const HYDE_PARK = inChicago(4896728, 'Hyde Park', 41.794, -87.594);
const LOWER_WEST_SIDE = inChicago(4900611, 'Lower West Side', 41.854, -87.666);

/** In the order of DEMO_PEOPLE: the town, and of a store the exact point. */
const PLACES: readonly (readonly [town: ChosenTown, point?: Coordinates])[] = [
  [WEST_TOWN, { latitude: 41.90329, longitude: -87.67255 }],
  [NORTH_CENTER, { latitude: 41.94093, longitude: -87.67047 }],
  [LINCOLN_PARK, { latitude: 41.93998, longitude: -87.65298 }],
  [LOGAN_SQUARE],
  [HYDE_PARK],
  [LOWER_WEST_SIDE],
];

export async function addDemoPlaces(app: INestApplicationContext): Promise<void> {
  const at = app.get(Clock).now();
  for (const [nth, { uuid: account, role, address }] of (await demoAccounts(app)).entries()) {
    const [town, point] = PLACES[nth] ?? [];
    if (!town) continue;
    const where = role === 'STORE' && point ? { address, ...point } : roundedForPeople(town);
    await app.get(PlaceRepository).save({ account, town, ...where, at });
  }
}
