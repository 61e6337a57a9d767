// Every fault that a process or a machine may meet, against real processes while people write.
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../operations.js';
import { Ledger } from './fault-ledger.js';
import { type FaultMarket, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

const NOBODY = '00000000-0000-4000-8000-000000000000';

type Fault = (market: FaultMarket, server: Replica) => Promise<number>;
const backNow = async (): Promise<number> => performance.now();

/** Each answers when all it needs was there again, from which on people must be served within two seconds. */
const FAULTS: readonly (readonly [title: string, fault: Fault])[] = [
  [
    'server killed',
    async (_market, server) => {
      await server.kill();
      await server.up();
      return backNow();
    },
  ],
  [
    'database killed',
    async ({ database }) => {
      await database.kill();
      await pause(500);
      await database.up();
      return backNow();
    },
  ],
  [
    'one connection of the database killed',
    async ({ database }) => {
      await database.killBackend();
      return backNow();
    },
  ],
  [
    'both killed, the server back first',
    async ({ database }, server) => {
      await Promise.all([database.kill(), server.kill()]);
      server.launch();
      await pause(2_000);
      await database.up();
      await server.ready();
      return backNow();
    },
  ],
  [
    'database restarted',
    async ({ database }) => {
      await database.down();
      await pause(2_000);
      await database.up();
      return backNow();
    },
  ],
];

describe('while people write', () => {
  const market = faultMarket();
  let server: Replica;
  beforeAll(async () => {
    server = await market.replica();
    await server.up();
    await market.settleIn(server);
  });
  // A ledger counts the rows of all: one test that failed must not make the next ones fail.
  beforeEach(() => market.database.ask('truncate listings.listings cascade'));
  afterEach(() => {
    // Why it has ended is said nowhere else, and writes that find no server fail first.
    if (!server.lives) throw new Error(`The server has ended:\n${server.said}`);
  });

  it.each(FAULTS)('%s: nothing acknowledged is lost, nothing doubled', async (title, fault) => {
    const ledger = new Ledger(market, () => server.origin);
    ledger.begin();
    const seconds = [];
    for (let times = 0; times < 3; times++) {
      await ledger.more(8);
      const back = await fault(market, server);
      await ledger.more(8);
      seconds.push(ledger.secondsAfter(back));
    }
    const account = await ledger.settle();
    expect(ledger.wrong).toEqual([]);
    expect(account).toEqual({ ...account, lost: 0, doubled: 0, halves: 0 });
    expect(Math.max(...seconds)).toBeLessThan(2);
    expect(ledger.longest).toBeLessThan(6_000);
    const back = Math.max(...seconds).toFixed(1);
    tell({
      cases: 3,
      figure: `${title}: ${account.acknowledged} writes, 0 lost, 0 doubled, back in ${back} s`,
    });
  });

  it('a server that is told to stop answers what it was asked, and leaves', async () => {
    const ledger = new Ledger(market, () => server.origin);
    ledger.begin();
    await ledger.more(10);
    const { code, took } = await server.stop();
    await ledger.rest();
    expect(code).toBe(0);
    expect(took).toBeLessThan(8_000);
    // Who calls a door that is closed hears so at once; who is let in is served.
    expect(ledger.answers.filter(({ status }) => typeof status === 'number' && status !== 201)).toEqual([]);
    await server.up();
    const account = await ledger.settle();
    expect(ledger.wrong).toEqual([]);
    expect(account).toEqual({ ...account, lost: 0, doubled: 0, halves: 0 });
    tell({ figure: `server told to stop: it left after ${(took / 1000).toFixed(1)} s, 0 lost, 0 doubled` });
  });

  it('every route says for how long to stay away while there is no database', async () => {
    await market.database.down();
    const answers = [];
    for (const { id, method, path } of operations) {
      const reply = await fetch(
        server.origin + path.replace('{status}', 'ACTIVE').replace(/\{[^}]+\}/g, NOBODY),
        {
          method,
          redirect: 'manual',
          headers: { authorization: `Bearer ${market.tokens[0]}`, 'content-type': 'application/json' },
          body: ['GET', 'DELETE'].includes(method) ? undefined : '{}',
        },
      );
      await reply.text();
      answers.push({ id, status: reply.status, wait: Number(reply.headers.get('retry-after')) });
    }
    expect(await server.readiness()).toBe(503);
    await market.database.up();
    await server.ready();
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.filter(({ wait }) => !(wait > 0))).toEqual([]);
    expect(refused.length).toBeGreaterThan(answers.length / 2);
    tell({
      cases: answers.length,
      figure: `${refused.length} routes say 503 with Retry-After without a database, none 500`,
    });
  });

  it('a crowd that finds every connection taken is asked to come back soon, and is served afterwards', async () => {
    const holder = await market.database.client();
    await holder.query('begin; lock table listings.listings in access exclusive mode');
    const ledger = new Ledger(market, () => server.origin);
    ledger.begin(24);
    await pause(5_500);
    const asked = performance.now();
    expect(await server.readiness()).toBe(503);
    const told = performance.now() - asked;
    expect(told).toBeLessThan(4_000);
    const { count, soonest } = ledger.refused;
    expect(count).toBeGreaterThan(0);
    expect(soonest).toBeLessThan(4_000);
    await holder.query('rollback');
    await holder.end();
    const free = performance.now();
    await ledger.more(10);
    expect(ledger.secondsAfter(free)).toBeLessThan(2);
    const account = await ledger.settle();
    expect(ledger.wrong).toEqual([]);
    expect(account).toEqual({ ...account, lost: 0, doubled: 0, halves: 0 });
    tell({
      figure: `all connections taken: ${count} callers asked to come back, after ${(soonest / 1000).toFixed(1)} s`,
    });
  });

  it('an import that is killed leaves the catalogue as it was, and the next one is whole', async () => {
    const { database } = market;
    const state = () =>
      database.ask<{ cards: number; runs: number }>(
        `select (select count(*)::int from cards.printing) as cards, (select count(*)::int from cards.import_run) as runs`,
      );
    const cards = await market.sampleWithMoreCards();
    const [before] = await state();
    let killed = 0;
    for (let after = 250; after <= 1_250; after += 125) {
      await market.runAndKill('cards-import.js', [cards], after);
      const [now] = await state();
      if (now?.runs !== before?.runs) break;
      killed++;
      expect(now).toEqual(before);
    }
    expect(killed).toBeGreaterThan(1);
    await market.run('cards-import.js', [cards]);
    expect((await state())[0]?.cards).toBeGreaterThan(before?.cards ?? 0);
    tell({ cases: killed, figure: `import killed ${killed} times: the cards stayed whole` });
  });

  it('a start that is killed in the middle of the migrations is finished by the next one', async () => {
    const { database } = market;
    const tables = `select count(*)::int as tables from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`;
    const [whole] = await database.ask<{ tables: number }>(tables);
    const url = await database.another('young');
    const young = await market.replica({ DATABASE_URL: url });
    const count = async () => (await database.askAt<{ tables: number }>(url, tables))[0]?.tables ?? 0;
    const seen = [0];
    while (seen.length < 8 && seen.at(-1) !== whole?.tables) {
      young.launch();
      for (const end = Date.now() + 20_000; (await count()) <= (seen.at(-1) ?? 0) && Date.now() < end; );
      await young.kill();
      seen.push(await count());
    }
    await young.up();
    expect(await database.askAt(url, tables)).toEqual([whole]);
    await young.kill();
    tell({
      cases: seen.length - 1,
      figure: `migrations killed at ${seen.length - 1} states of the schema, finished by the next start`,
    });
  });
});
