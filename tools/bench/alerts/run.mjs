// Posts of 500 listings in a market of many wants: how long until the alerts are there, what that costs the post, and what matching reads.
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { addressed } from '../calls/addressed.mjs';
import { drawSample } from '../calls/sample.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { openMarket } from '../data/database.mjs';
import { median, rounded } from '../figures.mjs';
import { explained } from '../flat/explained.mjs';
import { growthOf } from '../flat/growth.mjs';
import { machine } from '../machine.mjs';
import { freePort, SECRET, startSide } from '../sides/servers.mjs';
import { fillWants, POSTED, withoutWants } from './wants.mjs';

const ROUNDS = 9;
const POLL_MS = 10;
const MAX_SECONDS = 2;
const MAX_SLOWER = 1.1;

/** Prints what was found, and writes it as JSON. Answers whether something was too much. */
export async function run({ folder, sizes, wants, say, file }) {
  const market = await openMarket({ folder: join(folder, 'alerts'), sizes, say });
  const { client } = market;
  let server;
  try {
    const { stores } = await drawSample(client, sizes);
    const [store] = stores;
    await openSessions(client, [store]);
    await withoutWants(client);
    const few = await fillWants(client, wants / 10);
    server = await startSide('product', { url: market.url, port: await freePort() });
    const post = posting(client, server.origin, store);
    await alerted(client, post);
    const batch = await latestBatch(client, store);
    const costs = [await matchingCost(client, batch)];
    const many = await fillWants(client, wants);
    costs.push(await matchingCost(client, batch));
    say(`${few.toLocaleString('en')} and ${many.toLocaleString('en')} wants`);
    const rounds = [];
    for (let nth = 0; nth < ROUNDS; nth++) {
      const alone = await post('BUY');
      rounds.push({ alone, ...(await alerted(client, post)) });
    }
    const of = (name) => median(rounds.map((round) => round[name]));
    const found = {
      wants: many,
      post: of('taken'),
      slower: of('taken') / of('alone'),
      alerts: Math.max(...rounds.map(({ after }) => after)),
      matching: { costs, ...growthOf(costs) },
    };
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      file ?? join(folder, 'alerts.json'),
      `${JSON.stringify({ machine: machine(), sizes, rounds, ...found }, null, 2)}\n`,
    );
    const misses = missesOf(found);
    process.stdout.write(linesOf(found) + misses.map((each) => `✗ ${each}\n`).join(''));
    return misses.length > 0;
  } finally {
    await server?.stop();
    await withoutPosts(client);
    await market.stop();
  }
}

/** Posts a copy of each card of the first ranks; resolves to the milliseconds that it took. */
function posting(client, origin, store) {
  return async (type) => {
    // A token of its own: to fill the market takes longer than one is good for.
    const [{ headers }] = addressed([{ method: 'POST', path: '/', body: '', by: store }], [store], SECRET);
    const { rows } = await client.query('select id from bench.card where rank <= $1 order by rank', [POSTED]);
    const body = JSON.stringify(
      rows.map(({ id }) => ({ cardId: id, condition: 'NEAR_MINT', price: 1, type })),
    );
    const begun = performance.now();
    const reply = await fetch(`${origin}/api/listings`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The post was answered with ${reply.status}: ${text}`);
    return performance.now() - begun;
  };
}

/** Posts what is wanted: how long that took, and how many seconds later the last of its notifications, which come in pages, was there. */
async function alerted(client, post) {
  const count = async () => {
    const { rows } = await client.query(
      `select (select count(*)::int from notifications.notification where kind = 'WANT_MATCHED') as there,
        (select count(*)::int from platform.event_outbox where dead_at is null) as coming`,
    );
    return rows[0];
  };
  const before = await count();
  const taken = await post('SELL');
  const begun = performance.now();
  for (let now = before; now.there === before.there || now.coming > 0; now = await count())
    await pause(POLL_MS);
  return { taken, after: (performance.now() - begun) / 1000 };
}

/** The values of the matching of the latest post. */
async function latestBatch(client, { uuid }) {
  const { rows } = await client.query(
    `select json_build_array(json_build_object('from', min(created_at) - interval '1 microsecond',
        'copies', (extract(epoch from max(created_at) - min(created_at)) * 1000000)::int + 1))::text as posted
     from (select created_at from listings.listings where lister = $1 and type = 'SELL' order by created_at desc limit $2) l`,
    [uuid, POSTED],
  );
  return [uuid, rows[0].posted, '[]', new Date(), randomUUID()];
}

/** What the statement reads for all of its pages, of which nothing is kept. */
async function matchingCost(client, values) {
  const { BEFORE_ALL, MATCH } = await import(
    pathToFileURL(at('backend/dist/modules/watchlist/matching/match.statement.js')).href
  );
  const pages = [];
  await client.query('begin');
  try {
    for (let last = BEFORE_ALL; last !== null; ) {
      pages.push([...values, last]);
      const { rows } = await client.query(MATCH.text, pages.at(-1));
      last = rows[0].last;
    }
    await client.query('rollback; begin');
    const page = await explained(client, { text: MATCH.text, values: pages });
    return Object.fromEntries(Object.entries(page).map(([name, mean]) => [name, mean * pages.length]));
  } finally {
    await client.query('rollback');
  }
}

/** The next run finds the market as it was. */
async function withoutPosts(client) {
  await client.query('delete from watchlist.watched_card where added_at >= current_date');
  await client.query(`delete from notifications.notification where kind = 'WANT_MATCHED'`);
}

function missesOf({ slower, alerts, matching }) {
  return [
    ...(alerts > MAX_SECONDS ? [`alerts after ${rounded(alerts)} seconds, not ${MAX_SECONDS}`] : []),
    ...(slower > MAX_SLOWER ? [`the post takes ${rounded(slower)} times as long, not ${MAX_SLOWER}`] : []),
    ...(matching.grew ? ['matching costs more where more is wanted'] : []),
  ];
}

function linesOf({ wants, post, slower, alerts, matching }) {
  const figures = (name) => matching.costs.map((cost) => rounded(cost[name])).join(' and ');
  return `A post of ${POSTED} listings among ${wants.toLocaleString('en')} wants takes ${rounded(post)} ms, ${rounded(slower)} times one that nobody is alerted of;
the alerts are there after ${rounded(alerts)} s at the most.
Matching among a tenth of the wants and among all: rows ${figures('rows')}, pages ${figures('pages')}, ms ${figures('milliseconds')}.\n`;
}
