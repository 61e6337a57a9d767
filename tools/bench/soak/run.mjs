// A long evening: first an import while large posts and searches come, then the mixed load for as long as was asked.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CALLS, EVENING } from '../calls/index.mjs';
import { drawSample } from '../calls/sample.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { clearAway, settle } from '../calls/writes.mjs';
import { openMarket } from '../data/database.mjs';
import { startLoad } from '../load/load.mjs';
import { machine } from '../machine.mjs';
import { Bench } from '../rounds.mjs';
import { freePort, startSide } from '../sides/servers.mjs';
import { startCardDatabase } from './card-database.mjs';
import { flatness, MAX_DELAY_MS } from './flatness.mjs';
import { lookInside } from './inside.mjs';

const CONNECTIONS = 32;
/** The evening is asked in pieces of so many seconds, with a look inside after each. */
const PIECE = 10;
const IMPORTS = 'select count(*)::int as count from cards.import_run';
const call = (name) => CALLS.find((each) => each.name === name);

/** Prints what was found, and writes it as JSON. Answers whether something was too much. */
export async function run({ folder, sizes, say, minutes, file }) {
  // Imports change the cards: a market of its own.
  const market = await openMarket({ folder: join(folder, 'soak'), sizes, say });
  const cards = await startCardDatabase(market.client);
  let server;
  try {
    const sample = await drawSample(market.client, sizes);
    const more = { CARD_SOURCE: 'auto', SCRYFALL_API_URL: cards.address };
    server = await startSide('product', { url: market.url, port: await freePort(), more });
    const means = { market, sample, server, seconds: PIECE, alone: false };
    await openSessions(market.client, sample.people);
    say(`An import of ${cards.count} cards, with posts of 500 listings and searches beside it`);
    const busy = await duringImport(means, say);
    say(`An evening of ${minutes} minutes`);
    const looks = await evening(means, minutes, say);
    const found = { machine: machine(), sizes, minutes, busy, looks, ...flatness(looks) };
    mkdirSync(folder, { recursive: true });
    writeFileSync(file ?? join(folder, 'soak.json'), `${JSON.stringify(found, null, 2)}\n`);
    const misses = [
      ...(busy.delay > MAX_DELAY_MS
        ? [`the event loop kept others waiting for ${Math.round(busy.delay)} ms`]
        : []),
      ...found.misses,
    ];
    process.stdout.write(told(found, misses));
    return misses.length > 0;
  } finally {
    await server?.stop();
    cards.stop();
    await market.stop();
  }
}

/** The delay of the event loop from the beginning of an import to its end. */
async function duringImport({ market, ...means }, say) {
  const { client } = market;
  const count = async () => (await client.query(IMPORTS)).rows[0].count;
  const before = await count();
  const since = new Date();
  const asked = ['post 500 listings', 'card search: figures'].map((name) => ({
    name,
    bench: new Bench({ market, ...means, generator: startLoad() }),
  }));
  let answered = 0;
  try {
    for (const { name, bench } of asked) await bench.run(call(name), 1, 2);
    await client.query(`select graphile_worker.add_job('cards.import', queue_name := 'long')`);
    await lookInside(means.server.origin);
    const begun = performance.now();
    while ((await count()) === before) {
      for (const { count: many } of await Promise.all(
        asked.map(({ name, bench }) => bench.run(call(name), 1, 2)),
      )) {
        answered += many;
      }
    }
    const seconds = (performance.now() - begun) / 1000;
    say(`  ${answered} calls in ${seconds.toFixed(1)} s`);
    return { ...(await lookInside(means.server.origin)), answered, seconds };
  } finally {
    for (const { bench } of asked) bench.generator.stop();
    await clearAway(client, means.sample.people, since);
    await settle(client);
  }
}

/** A look inside after each piece of the evening. */
async function evening(means, minutes, say) {
  const { market, sample, server } = means;
  const bench = new Bench({ ...means, generator: startLoad() });
  const looks = [];
  const end = performance.now() + minutes * 60_000;
  try {
    while (performance.now() < end) {
      // Access tokens live for a quarter of an hour: each piece is sent with new ones.
      const since = new Date();
      const { perSecond } = await bench.run(call(EVENING), CONNECTIONS, PIECE);
      looks.push({ ...(await lookInside(server.origin)), perSecond });
      await clearAway(market.client, sample.people, since);
      const { memory, delay } = looks.at(-1);
      say(`  ${Math.round(memory)} MB, ${Math.round(perSecond)}/s, ${Math.round(delay)} ms`);
      await pause(100);
    }
  } finally {
    bench.generator.stop();
  }
  return looks;
}

function told({ busy, early, late, most, minutes }, misses) {
  return [
    `Event loop while cards were imported for ${busy.seconds.toFixed(1)} s: p99 ${busy.delay.toFixed(1)} ms, ${busy.answered} calls answered.`,
    `Memory in ${minutes} minutes: ${Math.round(early)} MB in the second quarter, ${Math.round(late)} in the last, ${Math.round(most)} at the most.`,
    ...misses.map((each) => `✗ ${each}`),
    '',
  ].join('\n');
}
