// Some of the towns for stories: all that are named like one of a few, from New York to the date line.
import { resolve } from 'node:path';
import type { Member } from '../../../../test/people.js';
import type { Story } from '../../../../test/story.js';
import { loadTowns } from '../import/load-towns.js';

export const SAMPLE_TOWNS = resolve('sample/towns.tsv');
/** GeoNames IDs of some of them. */
export const CHICAGO = 4887398;
export const EVANSTON = 4891382;
export const OAK_PARK = 4904381;
export const CICERO = 4888015;
export const NAPERVILLE = 4903279;
export const MILWAUKEE = 5263045;
export const BERLIN = 2950159;

/** Sets where a store is, and how far it looks. */
export async function settled({ client }: Member, address: string): Promise<void> {
  await client.put('/api/places/store', { address, latitude: 41.9, longitude: -87.67 });
  await client.put('/api/places/mine/preferences', { radiusKm: 25, unit: 'MI' });
}

/** Says where a member is, and how far they look. */
export async function looksFrom({ client }: Member, town: number, radiusKm: number): Promise<void> {
  await client.put('/api/places/mine', { town });
  await client.put('/api/places/mine/preferences', { radiusKm, unit: null });
}

/** Fills the story's list of towns. */
export const loadSampleTowns = ({ databaseUrl }: Story): Promise<unknown> =>
  loadTowns(databaseUrl, SAMPLE_TOWNS);
