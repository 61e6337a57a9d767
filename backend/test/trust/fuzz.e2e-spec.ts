// Whatever anybody sends, in whatever order: every answer is one of openapi.yaml, none is our error, and the server goes on.
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { operations } from '../operations.js';
import { story } from '../story.js';
import { UNREACHED } from './fuzz/aims.js';
import { aimedCalls, anyCall, type Call, callsAtBounds } from './fuzz/calls.js';
import { judge } from './fuzz/judge.js';
import { Failure, report } from './fuzz/report.js';
import { Tally } from './fuzz/tally.js';
import type { Known } from './fuzz/terms.js';
import { exchange, wired } from './fuzz/wire.js';
import { World } from './fuzz/world.js';
import { EXTENT, extent, tell } from './promise.js';

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_PATH } = process.env;
/** `TRUST=whole FUZZ_RUNS=200` looks at the memory, too, in a minute. */
const RUNS = FUZZ_RUNS ? Number(FUZZ_RUNS) : extent({ quick: 20, whole: 1_200 });
const CALLS_OF_A_RUN = 40;
/** Of the calls at bounds of each operation, every third is tried in `npm test`. */
const EVERY = extent({ quick: 3, whole: 1 });
/** In milliseconds; Jest would end the test without a word soon after. */
const TIME = extent({ quick: 100_000, whole: 18 * 60_000 });
/** The same calls in every `npm test`; others in every `npm run trust`. A failure names both, to have it again. */
const SEED = FUZZ_SEED ? Number(FUZZ_SEED) : extent({ quick: 20_261_122, whole: Date.now() % 2 ** 31 });

/** Counts and memory say something about all calls alone, not about one that is had again. */
const isWhole = EXTENT === 'whole' && !FUZZ_PATH;

/** What a leak may not exceed from the middle of all calls to their end, in bytes after the collection of what nobody holds. */
const GROWTH = 10_000_000;

/** What is said of a machine that does something else, too; the benchmarks measure time. */
const SLOW = /"context":"slow statement"/;

describe('whatever is sent', () => {
  let world: World;
  // Before the product ends and takes its database along.
  afterAll(() => world?.end());
  const log: string[] = [];
  const heard = (line: string) => void (SLOW.test(line) || log.push(line));
  const market = story({ LOG_LEVEL: 'warn' }, { log: { write: heard } });
  const tally = new Tally();
  const held: number[] = [];
  beforeAll(async () => {
    world = await World.made(market);
    log.length = 0;
  });

  it('is held to the bounds that the document sets to its parameters', async () => {
    await world.reset();
    const calls = operations.flatMap((each) => callsAtBounds(each).filter((_, nth) => nth % EVERY === 0));
    for (const [nth, call] of calls.entries()) await tried(call, nth);
    tell({ cases: calls.length });
  });

  it('is answered as the document says, and never with an error of ours', async () => {
    let runs = 0;
    const property = fc.asyncProperty(
      fc.array(anyCall, { minLength: 1, maxLength: CALLS_OF_A_RUN, size: 'max' }),
      async (sequence) => {
        await world.reset();
        for (const [nth, call] of sequence.entries()) await tried(call, nth);
        runs += 1;
        if (isWhole && [RUNS / 10, RUNS / 2, RUNS].includes(runs)) held.push(await used());
      },
    );
    const found = await fc.check(property, {
      seed: SEED,
      path: FUZZ_PATH,
      numRuns: RUNS,
      // A failure is made shorter until then.
      interruptAfterTimeLimit: TIME,
    });
    if (found.failed) throw new Error(report(found));
    expect(found.interrupted).toBe(false);
    tell({ cases: tally.calls });
  });

  it('reaches every operation, so that the calls are worth something', async () => {
    if (!isWhole) return;
    process.stderr.write(String(tally));
    // Of what only some may do, and a few times a day, chance leaves one out now and then.
    const leftOut = operations.filter(({ id }) => tally.unreached.includes(id));
    for (const [nth, call] of leftOut.flatMap(aimedCalls).entries()) {
      await world.reset();
      await tried(call, nth);
    }
    expect(tally.unreached.filter((id) => !(id in UNREACHED))).toEqual([]);
    expect(Object.keys(UNREACHED).filter((id) => !tally.unreached.includes(id))).toEqual([]);
    tell({
      figure: `${operations.length - tally.unreached.length} of ${operations.length} operations answered 2xx`,
    });
    tell({ figure: `slowest answer ${tally.slowest} ms, seed ${SEED}` });
  });

  it('leaves nothing behind in memory', () => {
    if (!isWhole) return;
    const [, half = 0, end = 0] = held;
    tell({ figure: `memory ${held.map((bytes) => (bytes / 1e6).toFixed(1)).join(' → ')} MB` });
    expect(end - half).toBeLessThan(GROWTH);
  });

  async function tried(made: Call, nth: number): Promise<void> {
    const call = world.aimed(made);
    const knowing = (known: Known) => world.knows(call, known);
    if (call.pass > 0) world.pass(call.pass);
    const bytes = wired(call, world.credentialsOf(call.actor), knowing);
    const started = performance.now();
    try {
      const answer = await exchange(market.origin, bytes, call.method);
      tally.add(call, answer?.status, performance.now() - started);
      judge(call, bytes, answer);
      if (answer) world.learn(call, answer);
      if (log.length > 0) throw new Error('Nothing is wrong with the answer.');
    } catch (error) {
      const where = `Call ${nth + 1}, ${call.method} ${bytes.target.slice(0, 300)}`;
      const logged = log.length > 0 ? `\nIt logged ${log.splice(0).join('').slice(0, 2_000)}` : '';
      throw new Failure(nth, `${where}: ${(error as Error).message}${logged}`);
    }
  }
});

/**
 * What is held after the collection of the rest, in bytes: on the heap, and beside it, where buffers are. The least of a few
 * looks: a buffer goes only after its holder has gone.
 */
async function used(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 3; look++) {
    collect();
    await setImmediate();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    least = Math.min(least, heapUsed + arrayBuffers);
  }
  return least;
}
