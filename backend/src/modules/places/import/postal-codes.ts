// Imports an operator's file of postal codes: each finds the town that it belongs to, all at once or not at all.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { distanceSql } from '../place.sql.js';
import { type IncomingPostalCode, incomingPostalCode } from './incoming-postal-code.js';
import { inPlacesTransaction } from './places-transaction.js';

/** A file of postal codes that can't be used. */
export class PlacesImportError extends Error {}

/** What an import of postal codes did. */
export interface PostalSummary {
  readonly codes: number;
  readonly countries: readonly string[];
  /** Codes with no town near them. */
  readonly withoutTown: number;
  /** Lines that can't be used, by the reason why. */
  readonly skipped: Readonly<Record<string, number>>;
}

const STAGING = `create temp table incoming_code (nth int generated always as identity, country text, key text, place text,
  latitude float8, longitude float8) on commit drop`;
const COPY = 'copy incoming_code (country, key, place, latitude, longitude) from stdin';
const CODE = { latitude: 'c.latitude', longitude: 'c.longitude' };
const TOWN = { latitude: 't.latitude', longitude: 't.longitude' };
const METRES = distanceSql(CODE, TOWN);
/** A town of the name of the code's place is taken within this many metres; otherwise the nearest of its country. */
const WITHIN = 60_000;
const NAMED = `create temp table found_town on commit drop as
  select distinct on (c.nth) c.nth, t.id, t.population
  from incoming_code c join places.town_name n on n.key = c.place and n.origin = 'towns' join places.town t on t.id = n.town
  where t.country = c.country and ${METRES} <= ${WITHIN} order by c.nth, ${METRES}, t.id`;
/** In degrees: a little more than WITHIN is of latitude, and of longitude at the code's. */
const NORTH = 0.55;
const EAST = `${NORTH} / greatest(0.003, cos(radians(c.latitude)))`;
const NEAREST = `insert into found_town
  select c.nth, t.id, t.population from incoming_code c cross join lateral (
    select id, population from places.town t
    where t.country = c.country and t.latitude between c.latitude - ${NORTH} and c.latitude + ${NORTH}
      and least(abs(t.longitude - c.longitude), 360 - abs(t.longitude - c.longitude)) <= ${EAST} and ${METRES} <= ${WITHIN}
    order by ${METRES}, t.id limit 1) t
  where not exists (select from found_town f where f.nth = c.nth)`;
const FORGET = `delete from places.town_name where origin in (select distinct 'postal:' || country from incoming_code)`;
const KEEP = `insert into places.town_name (key, town, population, origin)
  select distinct c.key, f.id, f.population, 'postal:' || c.country from incoming_code c join found_town f using (nth)`;
const COUNTS = `select count(*)::int as codes, (count(*) - count(f.nth))::int as "withoutTown",
    coalesce(array_agg(distinct country), '{}') as countries
  from incoming_code c left join found_town f using (nth)`;

/**
 * Imports the file at `path` into the database at `url`; the codes of its countries that an earlier file brought are replaced.
 * Throws a PlacesImportError for a file that can't be used.
 */
export async function importPostalCodes(
  url: string,
  path: string,
  stop?: AbortSignal,
): Promise<PostalSummary> {
  const skipped: Record<string, number> = {};
  return inPlacesTransaction(
    url,
    async (client) => {
      await requireTowns(client);
      await client.query(STAGING);
      await pipeline(Readable.from(rowsOf(path, skipped)), client.query(copyFrom(COPY)), { signal: stop });
      await client.query('analyze incoming_code');
      for (const statement of [NAMED, 'analyze found_town', NEAREST, FORGET, KEEP])
        await client.query(statement);
      const { rows } = await client.query<Omit<PostalSummary, 'skipped'>>(COUNTS);
      const [counts] = rows;
      if (!counts?.codes)
        throw new PlacesImportError('The file has no postal codes in the format of GeoNames.');
      return { ...counts, skipped };
    },
    stop,
  );
}

async function requireTowns(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`select from places.town_list where origin = 'towns'`);
  if (rows.length === 0)
    throw new PlacesImportError('The towns are not loaded yet. Start the product once, and wait a minute.');
}

async function* rowsOf(path: string, skipped: Record<string, number>): AsyncGenerator<string> {
  const file = createReadStream(path);
  for await (const line of createInterface({ input: file, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line === '') continue;
    const read = incomingPostalCode(line);
    if (typeof read === 'string') skipped[read] = (skipped[read] ?? 0) + 1;
    else yield copied(read);
  }
}

/** Keys are letters, digits and spaces: nothing of it needs to be escaped. */
const copied = ({ country, key, place, latitude, longitude }: IncomingPostalCode): string =>
  `${[country, key, place, latitude, longitude].join('\t')}\n`;

/** Lines for a terminal. */
export const postalSummaryLines = (
  { codes, countries, withoutTown, skipped }: PostalSummary,
  seconds: number,
): string[] => [
  `${codes.toLocaleString('en')} postal codes of ${countries.join(', ')}, in ${seconds.toFixed(1)} s`,
  `  ${withoutTown.toLocaleString('en')} with no town near them`,
  ...Object.entries(skipped).map(([reason, count]) => `  ${count.toLocaleString('en')} skipped: ${reason}`),
];
