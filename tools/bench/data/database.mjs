// The database of the benchmark: an embedded PostgreSQL whose market is made once and kept for the next run.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../../../scripts/lib/fingerprint.mjs';
import { at, ROOT } from '../../../scripts/lib/root.mjs';
import { fill } from './fill.mjs';
import { MOVE_EVENTS } from './people.mjs';

const load = (...path) => import(pathToFileURL(at(...path)).href);
/** The driver that the product has. */
export const { default: pg } = await load('node_modules/pg/lib/index.js');

/** As a modest server is set up; both sides of a comparison have the same one. */
const SETTINGS = { shared_buffers: '512MB', max_wal_size: '4GB', max_connections: '120' };
const DAY_MS = 24 * 60 * 60 * 1000;

/** Opens the database of these sizes under `folder`, filled; answers its address, its server's process and `stop`. */
export async function openMarket({ folder, sizes, say }) {
  const place = join(folder, Object.values(sizes).join('-'));
  const stamp = join(place, 'filled.json');
  const key = fingerprint(ROOT, [
    'tools/bench/data',
    'tools/bench/replica.mjs',
    'backend/sample/cards.jsonl',
  ]);
  const kept = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : undefined;
  if (kept?.key !== key) rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  const product = await builtProduct();
  const server = await product.startEmbeddedPostgres({
    directory: join(place, 'postgres'),
    database: 'bench',
    settings: SETTINGS,
  });
  const client = new pg.Client(server.url);
  try {
    await product.migrate(server.url);
    await client.connect();
    const today = new Date().toISOString().slice(0, 10);
    if (kept?.key !== key) {
      const begun = performance.now();
      await fill({ client, url: server.url, folder: place, sizes, product, today, say });
      say(`The market was made in ${Math.round((performance.now() - begun) / 1000)} s`);
    } else {
      await clearAway(client, kept.made);
      if (kept.today !== today) {
        await client.query(MOVE_EVENTS, [Math.round((new Date(today) - new Date(kept.today)) / DAY_MS)]);
        await client.query('vacuum (analyze) events.event');
      }
    }
    writeFileSync(stamp, JSON.stringify({ key, today, made: kept?.key === key ? kept.made : today }));
  } catch (error) {
    await client.end();
    await server.stop();
    throw error;
  }
  return {
    url: server.url,
    client,
    postmaster: await postmasterOf(client),
    stop: async () => {
      await client.end();
      await server.stop();
    },
  };
}

/** A run that was broken off has left what it posted: nothing of the market itself is as young as the market. */
async function clearAway(client, made) {
  const left = await client.query('delete from listings.listings where created_at >= $1', [made]);
  const watched = await client.query('delete from watchlist.watched_card where added_at >= $1', [made]);
  if (left.rowCount + watched.rowCount > 0) {
    await client.query('vacuum (analyze) listings.listings, watchlist.watched_card');
  }
}

/** What the benchmark takes from the built server. */
async function builtProduct() {
  const from = (path) => load('backend/dist', path);
  const { startEmbeddedPostgres } = await from('platform/embedded-database/index.js');
  const { migrate } = await from('platform/database/migrate.js');
  const { importCatalogue } = await from('modules/cards/index.js');
  const { PasswordHashes } = await from('modules/users/password-hashes.js');
  return { startEmbeddedPostgres, migrate, importCatalogue, PasswordHashes };
}

/** The process that is the parent of all the server's; undefined where the system does not tell. */
async function postmasterOf(client) {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const status = `/proc/${rows[0].pid}/status`;
  if (!existsSync(status)) return undefined;
  return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(status, 'utf8'))?.[1]);
}
