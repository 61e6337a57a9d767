// The rounds: one side after the other, each in its own process, asked the same calls about the same market.
import { answersOf, differences } from './agreement.mjs';
import { addressed } from './calls/addressed.mjs';
import { READS } from './calls/reads.mjs';
import { openSessions } from './calls/tokens.mjs';
import { clearAway, ended, listToSell, settle } from './calls/writes.mjs';
import { ratio } from './figures.mjs';
import { startLoad } from './load/load.mjs';
import { freePort, SECRET, startSide } from './sides/servers.mjs';
import { cpuOf, cpuOfServer, memoryOf } from './sides/usage.mjs';

const MANY = 32;
/** A process that has just started is slower than it will be. */
const WARM_UP_SECONDS = 4;
/** How often each of two calls is asked whose costs are compared. */
const TURNS = 4;

/**
 * Measures all calls on both sides, the sides in turn first; answers the figures of each round. Of the `means`, `alone` says
 * whether a single connection is measured, too, and `seconds` how long each call is asked.
 */
export async function runRounds({ calls, rounds, say, profile, ...means }) {
  const port = await freePort();
  const found = [];
  await compareAnswers({ calls, port, ...means });
  for (let nth = 0; nth < rounds; nth++) {
    const round = {};
    for (const side of nth % 2 === 0 ? ['reference', 'product'] : ['product', 'reference']) {
      say(`Round ${nth + 1} of ${rounds}: the ${side}`);
      const asked = calls.filter((call) => side === 'product' || call.least !== undefined);
      if (asked.length === 0) {
        round[side] = { calls: {} };
        continue;
      }
      const inspected = side === 'product' ? profile : undefined;
      const server = await startSide(side, { url: means.market.url, port, inspected });
      const generator = startLoad();
      try {
        const bench = new Bench({ ...means, server, generator });
        round[side] = await bench.measureAll(asked, say);
        if (side === 'product') await bench.addCosts(asked, round[side].calls);
      } finally {
        generator.stop();
        await settle(means.market.client);
        await server.stop();
      }
    }
    found.push(round);
  }
  return found;
}

/** Before anything is written or measured: both sides must say the same. */
async function compareAnswers({ calls, port, ...means }) {
  const compared = calls.filter(({ least }) => least !== undefined);
  const answers = {};
  for (const side of ['reference', 'product']) {
    const server = await startSide(side, { url: means.market.url, port });
    try {
      answers[side] = await new Bench({ ...means, server }).answers(compared);
    } finally {
      await server.stop();
    }
  }
  differences(answers.reference, answers.product);
}

/** One side that runs: `means` are its server, the generator of load, the market, and the sample of calls. */
export class Bench {
  constructor(means) {
    Object.assign(this, means);
  }

  /** What it answers to the first eight of each call that only reads: all orders and filters of one list. */
  async answers(calls) {
    const reads = calls.filter(({ sells }) => !sells).map((call) => [call.name, call.requests(this.sample)]);
    const gets = reads.filter(([, [first]]) => first.method === 'GET');
    return answersOf(
      this.server.origin,
      gets.map(([name, requests]) => [name, addressed(requests.slice(0, 8), this.sample.people, SECRET)]),
    );
  }

  async measureAll(calls, say) {
    const measured = {};
    const begun = new Date();
    await this.run(calls[0], MANY, WARM_UP_SECONDS);
    await this.clearAfter(calls[0], begun);
    for (const call of calls) {
      const since = new Date();
      await this.warmUp(call);
      const many = await this.watched(call);
      await ended(this.market.client);
      const one = this.alone && !call.rate ? await this.run(call, 1, this.seconds / 2) : {};
      await this.clearAfter(call, since);
      measured[call.name] = { many, one };
      say(`  ${call.name}: ${Math.round(many.perSecond)}/s`);
    }
    return { calls: measured, memory: memoryOf(this.server.pid) };
  }

  async clearAfter(call, since) {
    if (!READS.includes(call)) await clearAway(this.market.client, this.sample.people, since);
  }

  /** Adds to what was measured of calls what they cost in terms of others. */
  async addCosts(calls, measured) {
    for (const call of calls) {
      const other = calls.find(({ name }) => name === call.costs?.of);
      if (other) measured[call.name].cost = await this.cost(call, other);
    }
  }

  /** How many times the CPU time of the other a call takes, asked by turns: a process gets faster with each call, of either kind. */
  async cost(call, other) {
    const sum = { call: 0, other: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [name, asked] of Object.entries({ call, other })) {
        const { cpuOfNode, cpuOfPostgres } = await this.watched(asked);
        sum[name] += cpuOfNode + cpuOfPostgres;
      }
    }
    return ratio(sum.call, sum.other);
  }

  /** The same with what it cost. */
  async watched(call) {
    const order = await this.prepared(call, MANY, this.seconds);
    const { pid } = this.server;
    const before = [cpuOf(pid), cpuOfServer(this.market.postmaster)];
    const result = await this.generator.load(order);
    const after = [cpuOf(pid), cpuOfServer(this.market.postmaster)];
    const each = (index) =>
      before[index] === undefined ? undefined : ((after[index] - before[index]) * 1000) / result.count;
    return { ...result, cpuOfNode: each(0), cpuOfPostgres: each(1), memory: memoryOf(pid)?.now };
  }

  async run(call, connections, seconds) {
    return this.generator.load(await this.prepared(call, connections, seconds));
  }

  /** A call that takes long may not be answered in so short a time. */
  async warmUp(call) {
    const order = await this.prepared(call, MANY, this.seconds / 5);
    return this.generator.load({ ...order, mayBeUnanswered: true });
  }

  /** An order to the generator, and in the database what it needs. */
  async prepared(call, connections, seconds) {
    const { client } = this.market;
    const { people } = this.sample;
    const count = countOf(call, connections, seconds);
    const refreshTokens = call.keepsCookie ? await openSessions(client, people) : undefined;
    const toSell = call.sells
      ? await listToSell(client, call.sells === 'by stores' ? this.sample.stores : people, count)
      : undefined;
    const requests = call.requests({ ...this.sample, refreshTokens, toSell }, count);
    return {
      name: call.name,
      origin: this.server.origin,
      requests: addressed(count ? requests.slice(0, count) : requests, people, SECRET),
      connections,
      seconds,
      rate: call.rate,
      once: call.counted !== undefined,
      keepsCookie: call.keepsCookie === true,
    };
  }
}

/** How many requests are sent each once; undefined where they are repeated. */
function countOf({ counted, rate }, connections, seconds) {
  if (rate) return Math.ceil(rate * seconds);
  if (!counted) return undefined;
  // In whole shares, so that nothing is asked twice.
  return Math.ceil((counted[connections === 1 ? 'one' : 'many'] * seconds) / connections) * connections;
}
