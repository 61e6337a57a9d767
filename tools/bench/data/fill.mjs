// Fills a migrated database with a market of the asked size.
import { join } from 'node:path';
import { at } from '../../../scripts/lib/root.mjs';
import { writeReplica } from '../replica.mjs';
import { makeDeals } from './deals.mjs';
import { inventedCopy } from './invented.mjs';
import { LISTINGS, WANTED, WATCHED, WATCHERS } from './market.mjs';
import { ACCOUNTS, DRAWING, EVENTS } from './people.mjs';
import { PLACES, RADII, STOREFRONTS, TOWNS_MADE } from './places.mjs';

const ONE_STORE_IN = 100;
const LARGE_STORE = 20_000;
const WATCHED_EACH = 3;
/** The password of every account. */
export const PASSWORD = 'a long evening of cards';

/** How the accounts divide: the first are large stores, then other stores, then players. */
export function divide({ listings, users }) {
  const stores = Math.max(1, Math.round(users / ONE_STORE_IN));
  return { stores, large: Math.min(stores, Math.max(1, Math.round((listings * 0.2) / LARGE_STORE))) };
}

/** `product` has the parts of the built server that it takes; `say` hears a line for each step. */
export async function fill({ client, url, folder, sizes, product, today, say }) {
  await importCards({ url, folder, sizes, product, say });
  const { stores, large } = divide(sizes);
  const { listings, users, events } = sizes;
  await client.query(DRAWING);
  await client.query(WANTED);
  // Keys that hold by the way the rows are made need no looking up, row by row.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB';
    set synchronous_commit = off; set work_mem = '64MB'`);
  const password = await new product.PasswordHashes().of(PASSWORD);
  await client.query(ACCOUNTS, [users, stores, password, today]);
  await client.query(EVENTS, [events, stores, today]);
  await client.query(TOWNS_MADE);
  await client.query(PLACES, [users, stores, today]);
  await client.query(RADII, [users]);
  await client.query(STOREFRONTS, [stores, today]);
  await withoutIndexes(client, 'listings.listings', () =>
    client.query(LISTINGS, [listings, users, stores, large, today]),
  );
  say(`${listings} listings made`);
  await withoutIndexes(client, 'watchlist.watched_card', () =>
    client.query(WATCHED, [users * WATCHED_EACH, users, today]),
  );
  await client.query(WATCHERS);
  await makeDeals(client, { users, stores, today });
  // What is cleared away later on this connection counts again.
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze)');
}

async function importCards({ url, folder, sizes, product, say }) {
  const file = join(folder, 'default-cards-20261121090000.jsonl.gz');
  await writeReplica(at('backend/sample/cards.jsonl'), file, sizes.cards, inventedCopy);
  const { rows } = await product.importCatalogue(url, file);
  say(`${rows} cards imported`);
}

/** An index is made quicker over all rows at once than row by row. */
async function withoutIndexes(client, table, work) {
  const { rows } = await client.query(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = $1::regclass and not i.indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
}
