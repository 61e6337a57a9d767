// A store's large file, and changes of its whole stock: how long each takes, what it costs, and how long others wait in the meantime.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS } from '../calls/index.mjs';
import { drawSample } from '../calls/sample.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { openMarket } from '../data/database.mjs';
import { median } from '../figures.mjs';
import { startLoad } from '../load/load.mjs';
import { machine } from '../machine.mjs';
import { Bench } from '../rounds.mjs';
import { freePort, startSide } from '../sides/servers.mjs';
import { memoryOf } from '../sides/usage.mjs';
import { lookInside } from '../soak/inside.mjs';
import { clientOf } from './client.mjs';
import { stockFile } from './file.mjs';
import { floorOf } from './floor.mjs';
import { missesOf, tableOf } from './goals.mjs';

/** Copies of the file, and of the stock that is changed. */
const COPIES = 20_000;
const READ = CALLS.find(({ name }) => name === 'listings with a card');
const QUIET_SECONDS = 5;
const LOOK_MS = 200;

/** Prints what was found, and writes it as JSON. Answers whether something was too much. */
export async function run({ folder, sizes, say, file }) {
  // Imports change the stock: a market of its own.
  const market = await openMarket({ folder: join(folder, 'stock'), sizes, say });
  let server;
  const generator = startLoad();
  try {
    const sample = await drawSample(market.client, sizes);
    await openSessions(market.client, sample.people);
    server = await startSide('product', { url: market.url, port: await freePort() });
    const store = await smallest(market.client, sample.stores);
    const bench = new Bench({ market, sample, server, generator });
    await bench.run(READ, 1, QUIET_SECONDS);
    const { p50 } = await bench.run(READ, 1, QUIET_SECONDS);
    const quiet = { p50, memory: memoryOf(server.pid).now };
    const watch = (name, work) => watched({ name, work, bench, quiet, say });
    const found = await changes({ store, market, server, watch });
    const floor = await floorOf(market.client, store.uuid, COPIES);
    await clientOf(server.origin, store).undoAll();
    const results = { machine: machine(), sizes, copies: COPIES, quiet, floor, found };
    mkdirSync(folder, { recursive: true });
    writeFileSync(file ?? join(folder, 'stock.json'), `${JSON.stringify(results, null, 2)}\n`);
    const misses = missesOf(results);
    process.stdout.write(tableOf(results) + misses.map((each) => `✗ ${each}\n`).join(''));
    return misses.length > 0;
  } finally {
    generator.stop();
    await server?.stop();
    await market.stop();
  }
}

/** The store with the least stock: what it imports is most of what it has. */
async function smallest(client, stores) {
  const { rows } = await client.query(
    `select lister from listings.listings where lister = any ($1::uuid[]) and status = 'ACTIVE'
     group by lister order by count(*), lister limit 1`,
    [stores.map(({ uuid }) => uuid)],
  );
  return stores.find(({ uuid }) => uuid === rows[0].lister);
}

async function changes({ store, market, server, watch }) {
  const client = clientOf(server.origin, store);
  const text = await stockFile(market.client, COPIES);
  const found = [];
  let open;
  const step = async (name, work) => void found.push(await watch(name, work));
  await step('preview of an import', async () => {
    open = await client.previewed(text);
  });
  await step('commit of an import', () => client.committed(open));
  await step('reconciliation', () => client.compared(text));
  await step('preview of a bulk price change', () => client.previewEdit());
  await step('bulk price change', () => client.edit());
  await step('preview of price rules', () => client.previewRules());
  await step('price rules', () => client.applyRules());
  const twice = await stockFile(market.client, COPIES, 2);
  await step('preview of a replacing import', async () => {
    open = await client.previewed(twice, 'REPLACE');
  });
  await step('commit of a replacing import', () => client.committed(open));
  return found;
}

/** How long some work takes, and what others see of it, who read one call after the other. */
async function watched({ name, work, bench, quiet, say }) {
  const { origin, pid } = bench.server;
  await lookInside(origin);
  const memory = [];
  const reads = [];
  let seconds;
  const begun = performance.now();
  const done = work().finally(() => {
    seconds = (performance.now() - begun) / 1000;
  });
  const reading = (async () => {
    while (seconds === undefined) reads.push(await bench.run(READ, 1, 1));
  })();
  while (seconds === undefined) {
    memory.push(memoryOf(pid).now);
    await Promise.race([done, pause(LOOK_MS)]);
  }
  await done;
  const { delay } = await lookInside(origin);
  await reading;
  say(`  ${name}: ${seconds.toFixed(1)} s`);
  return {
    name,
    seconds,
    delay,
    memory: Math.max(...memory) - quiet.memory,
    slower: median(reads.map(({ p50 }) => p50)) / quiet.p50,
  };
}
