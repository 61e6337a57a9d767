// Some of the towns for stories: all that are named like one of a few, from New York to the date line.
import { resolve } from 'node:path';
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

/** Fills the story's list of towns. */
export const loadSampleTowns = ({ databaseUrl }: Story): Promise<unknown> =>
  loadTowns(databaseUrl, SAMPLE_TOWNS);
