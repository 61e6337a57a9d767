// How well more processes of the product on one database share the work: one, two and four of them, asked the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { addressed } from '../calls/addressed.mjs';
import { READS } from '../calls/reads.mjs';
import { drawSample } from '../calls/sample.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { openMarket } from '../data/database.mjs';
import { startLoad } from '../load/load.mjs';
import { machine } from '../machine.mjs';
import { freePort, SECRET, startSide } from '../sides/servers.mjs';
import { cpuOf, cpuOfServer, memoryOf } from '../sides/usage.mjs';
import { resultsOf, tableOf } from './shares.mjs';

const COUNTS = [1, 2, 4];
/** Each process is asked as one alone is. */
const CONNECTIONS = 32;
/** As many of each process, however many share the cores: one that has answered less is slower than it will be. */
const WARM_UP_CALLS = 2000;
/** A process is asked for this part of what one alone can answer: four of them leave room on two cores for all else. */
const PACE = 1 / 12;
/** Reads whose time is spent in Node.js rather than in PostgreSQL. */
const BOUND_BY_NODE = ['card by id', 'watchlist', 'dashboard of a player', 'listings with a card'];

/** Measures all counts in each round, and prints the table. Answers whether a process more is worth too little. */
export async function run({ folder, sizes, say, only, rounds, seconds, file }) {
  const calls = READS.filter(({ name }) =>
    only ? only.some((part) => name.includes(part)) : BOUND_BY_NODE.includes(name),
  );
  const market = await openMarket({ folder, sizes, say });
  try {
    const sample = await drawSample(market.client, sizes);
    await openSessions(market.client, sample.people);
    say('What one process can answer');
    const alone = await withReplicas(1, market, (replicas) =>
      inTurn(calls, (call) => measured({ replicas, market, call, sample, seconds })),
    );
    const rates = new Map(alone.map(({ name, perSecond }) => [name, perSecond * PACE]));
    const found = [];
    for (let nth = 0; nth < rounds; nth++) {
      for (const count of nth % 2 === 0 ? COUNTS : COUNTS.toReversed()) {
        say(`Round ${nth + 1} of ${rounds}: ${count} ${count === 1 ? 'process' : 'processes'}`);
        const measure = async (replicas, call) => ({
          name: call.name,
          count,
          full: await measured({ replicas, market, call, sample, seconds }),
          paced: await measured({ replicas, market, call, sample, seconds, rate: rates.get(call.name) }),
          memory: memoryOf(replicas[0].server.pid)?.now,
        });
        found.push(
          ...(await withReplicas(count, market, (replicas) =>
            inTurn(calls, (call) => measure(replicas, call)),
          )),
        );
      }
    }
    const results = resultsOf(found);
    mkdirSync(folder, { recursive: true });
    const json = JSON.stringify({ machine: machine(), sizes, rounds, seconds, results }, null, 2);
    writeFileSync(file ?? join(folder, 'replicas.json'), `${json}\n`);
    process.stdout.write(tableOf(results, cpus().length));
    return results.some(({ misses }) => misses);
  } finally {
    await market.stop();
  }
}

async function inTurn(calls, measure) {
  const found = [];
  for (const call of calls) found.push(await measure(call));
  return found;
}

/** Starts so many processes, each with a generator of its load, for as long as the work takes. */
async function withReplicas(count, market, work) {
  const replicas = [];
  try {
    for (let nth = 0; nth < count; nth++) {
      replicas.push({
        server: await startSide('product', { url: market.url, port: await freePort() }),
        generator: startLoad(),
      });
    }
    return await work(replicas);
  } finally {
    for (const { server, generator } of replicas) {
      generator.stop();
      await server.stop();
    }
  }
}

/** What a call costs in CPU seconds while each process is asked as fast as it answers, or at a `rate`. */
async function measured({ replicas, market, call, sample, seconds, rate }) {
  await ask({ replicas, call, sample, each: WARM_UP_CALLS });
  const used = () => [
    replicas.reduce((sum, { server }) => sum + cpuOf(server.pid), 0),
    cpuOfServer(market.postmaster),
  ];
  const before = used();
  const answered = await ask({ replicas, call, sample, seconds, rate });
  const [node, postgres] = used().map((each, index) => each - before[index]);
  return { name: call.name, node, postgres, ...answered };
}

/** Every process is asked at once, for so many seconds or so many calls `each`; the requests take turns between them. */
async function ask({ replicas, call, sample, seconds, each, rate }) {
  const requests = addressed(call.requests(sample), sample.people, SECRET);
  const loads = replicas.map(({ server, generator }, nth) => {
    const own = requests.filter((_, index) => index % replicas.length === nth);
    return generator.load({
      name: call.name,
      origin: server.origin,
      requests: each ? Array.from({ length: each }, (_, index) => own[index % own.length]) : own,
      connections: CONNECTIONS,
      seconds,
      rate,
      once: each !== undefined,
      keepsCookie: false,
    });
  });
  const results = await Promise.all(loads);
  const sum = (figure) => results.reduce((total, result) => total + figure(result), 0);
  return { answered: sum(({ count }) => count), perSecond: sum(({ perSecond }) => perSecond) };
}
