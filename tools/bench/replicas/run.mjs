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
import { holderOf } from './held.mjs';
import { resultsOf, tableOf } from './shares.mjs';

const COUNTS = [1, 2, 4];
/** Each process is asked as one alone is. */
const CONNECTIONS = 32;
/** As many of each process, however many share the cores: one that has answered less is slower than it will be. */
const WARM_UP_CALLS = 2000;
/** The part of a core that each process has: four of them leave room on two cores for PostgreSQL and the load. */
const PART = 0.06;
/** What is held answers less: it is asked so many times as long. */
const LONGER = 4;
/** Reads whose time is spent in Node.js rather than in PostgreSQL. */
const BOUND_BY_NODE = ['card by id', 'watchlist', 'dashboard of a player', 'listings with a card'];

/**
 * Measures all counts of processes one after the other in each round, so that they meet the same machine, and prints the table. Answers
 * whether a process more is worth too little.
 */
export async function run({ folder, sizes, say, only, rounds, seconds, file }) {
  const calls = READS.filter(({ name }) =>
    only ? only.some((part) => name.includes(part)) : BOUND_BY_NODE.includes(name),
  );
  const market = await openMarket({ folder, sizes, say });
  try {
    const sample = await drawSample(market.client, sizes);
    await openSessions(market.client, sample.people);
    const found = [];
    for (let nth = 0; nth < rounds; nth++) {
      say(`Round ${nth + 1} of ${rounds}`);
      const counts = nth % 2 === 0 ? COUNTS : COUNTS.toReversed();
      const measure = { calls, counts, market, sample, seconds };
      found.push(
        ...(await withReplicas(Math.max(...COUNTS), market, (replicas) => round({ replicas, ...measure }))),
      );
    }
    const results = resultsOf(found, cpus().length);
    mkdirSync(folder, { recursive: true });
    const json = JSON.stringify({ machine: machine(), sizes, rounds, seconds, part: PART, results }, null, 2);
    writeFileSync(file ?? join(folder, 'replicas.json'), `${json}\n`);
    process.stdout.write(tableOf(results, { part: PART, cores: cpus().length }));
    return results.some(({ misses }) => misses);
  } finally {
    await market.stop();
  }
}

/** Starts so many processes, each with a generator of its load, for as long as the work takes. */
async function withReplicas(count, market, work) {
  const replicas = [];
  try {
    for (let nth = 0; nth < count; nth++) {
      const server = await startSide('product', { url: market.url, port: await freePort() });
      const replica = { server, generator: startLoad() };
      replicas.push(replica);
      replica.holder = holderOf(server.pid);
    }
    return await work(replicas);
  } finally {
    for (const { server, holder, generator } of replicas) {
      generator.stop();
      holder?.release();
      await server.stop();
      holder?.end();
    }
  }
}

/**
 * How each call is answered by each count of processes: with all cores, and held to a part of one each. One after the other,
 * so that nobody makes more calls in a minute than a person may.
 */
async function round({ replicas, calls, counts, seconds, ...measure }) {
  const inTurn = async (call, spent) => {
    await ask({ ...measure, replicas, call, each: WARM_UP_CALLS });
    const found = {};
    for (const count of counts) {
      const asked = { ...measure, call, seconds: spent, replicas: replicas.slice(0, count) };
      found[count] = await counted(asked);
    }
    return found;
  };
  const full = [];
  for (const call of calls) {
    full.push({
      name: call.name,
      full: await inTurn(call, seconds),
      memory: memoryOf(replicas[0].server.pid)?.now,
    });
  }
  for (const { holder } of replicas) holder.hold(PART);
  const found = [];
  for (const [nth, call] of calls.entries()) {
    found.push({ ...full[nth], held: await inTurn(call, seconds * LONGER) });
  }
  return found;
}

/** What was answered, and the CPU seconds that it took. */
async function counted({ replicas, market, call, sample, seconds }) {
  const sum = (figure) => replicas.reduce((total, replica) => total + figure(replica), 0);
  const used = () => ({
    node: sum(({ server }) => cpuOf(server.pid)),
    postgres: cpuOfServer(market.postmaster),
    load: sum(({ generator }) => cpuOf(generator.pid)),
    seconds: performance.now() / 1000,
  });
  const before = used();
  const answered = await ask({ replicas, call, sample, seconds });
  const after = used();
  return {
    ...answered,
    ...Object.fromEntries(Object.entries(after).map(([name, figure]) => [name, figure - before[name]])),
  };
}

/** Every process is asked at once, for so many seconds or so many calls `each`; the requests take turns between them. */
async function ask({ replicas, call, sample, seconds, each }) {
  const requests = addressed(call.requests(sample), sample.people, SECRET);
  const loads = replicas.map(({ server, generator }, nth) => {
    const own = requests.filter((_, index) => index % replicas.length === nth);
    return generator.load({
      name: call.name,
      origin: server.origin,
      requests: each ? Array.from({ length: each }, (_, index) => own[index % own.length]) : own,
      connections: CONNECTIONS,
      seconds,
      once: each !== undefined,
      keepsCookie: false,
    });
  });
  const results = await Promise.all(loads);
  const sum = (figure) => results.reduce((total, result) => total + figure(result), 0);
  return { answered: sum(({ count }) => count), perSecond: sum(({ perSecond }) => perSecond) };
}
