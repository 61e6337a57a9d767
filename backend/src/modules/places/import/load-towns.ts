// Loads the list of towns that ships with the product, all at once or not at all.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inPlacesTransaction } from './places-transaction.js';

const STAGING = `create temp table incoming_town (id int, name text, label text, country text, latitude float8, longitude float8,
  population int, zone text, areas text, keys text) on commit drop`;
const COPY = 'copy incoming_town from stdin';
const REPLACE = [
  'delete from places.town',
  `delete from places.town_name where origin = 'towns'`,
  `insert into places.town (id, name, label, country, latitude, longitude, population, zone, areas)
    select id, name, label, country, latitude, longitude, population, zone, areas from incoming_town`,
  `insert into places.town_name (key, town, population, origin)
    select key, id, population, 'towns' from incoming_town, string_to_table(keys, '|') key`,
  // Postal codes of an operator's file, whose town the new list lacks.
  `delete from places.town_name n where origin <> 'towns' and not exists (select from places.town t where t.id = n.town)`,
];
const LOADED = `insert into places.town_list (origin, hash, loaded_at) values ('towns', $1, now())
  on conflict (origin) do update set hash = excluded.hash, loaded_at = excluded.loaded_at`;

/** A hash of the content of a list. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Loads the list at `path` (tab-separated, see backend/data/generate.mjs; compressed where it ends in .br) into the database at
 * `url`. Answers how many towns it has; undefined when it is loaded already.
 */
export async function loadTowns(url: string, path: string, stop?: AbortSignal): Promise<number | undefined> {
  const hash = await hashOf(path);
  const count = await inPlacesTransaction(
    url,
    async (client) => {
      const known = await client.query('select from places.town_list where origin = $1 and hash = $2', [
        'towns',
        hash,
      ]);
      if (known.rows.length > 0) return undefined;
      const loaded = await replace(client, path, stop);
      await client.query(LOADED, [hash]);
      return loaded;
    },
    stop,
  );
  return count;
}

async function replace(client: pg.Client, path: string, stop?: AbortSignal): Promise<number> {
  await client.query(STAGING);
  const unpack = path.endsWith('.br') ? createBrotliDecompress() : new PassThrough();
  await pipeline(createReadStream(path), unpack, client.query(copyFrom(COPY)), { signal: stop });
  for (const statement of REPLACE) await client.query(statement);
  await client.query('analyze places.town');
  await client.query('analyze places.town_name');
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from places.town');
  return rows[0]?.count ?? 0;
}
