// Deals whose server is killed in the middle of each step: it has happened as a whole or not at all, and happens once by a retry.
import { randomUUID } from 'node:crypto';
import { FIND_INCONSISTENCIES } from '../../src/modules/deals/check-consistency.js';
import type { DealDto, HandOverCode } from '../../src/modules/deals/dto/deal.dto.js';
import { Calls } from './fault-calls.js';
import { type Actor, type Step, WALKS, type Walk } from './fault-deal-walks.js';
import { Killer, type Transaction } from './fault-kill.js';
import { eventually, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { EXTENT, tell } from './promise.js';

const HOUR_MS = 3_600_000;
const QUICK = ['undone by both', 'disputed and settled', 'canceled'];
/** The quick ones are killed while the copies change hands. */
const TAKEN = EXTENT === 'whole' ? WALKS : WALKS.filter(({ name }) => QUICK.includes(name));
const isKilled = (round: number) => EXTENT === 'whole' || round === 5;
const ROUNDS = Math.max(...TAKEN.map(({ steps }) => steps.length));
const isAtStore = ({ steps }: Walk) => steps.some(({ who }) => who === 's');
const PEOPLE = 40;
/** They hold cards, or witness. */
const STORES = TAKEN.filter((walk) => walk.kind === 'HOLD' || isAtStore(walk)).length;

/** A walk that is gone by two people, and maybe a store. */
interface Walking extends Walk {
  readonly deal: string;
  /** The numbers of those who act. */
  readonly who: Readonly<Record<Exclude<Actor, 'time'>, number>>;
}

describe('deals whose server is killed', () => {
  const market = faultMarket();
  let server: Replica;
  let killer: Killer;
  let calls: Calls;
  let walking: Walking[];
  let kills = 0;
  let cases = 0;

  const seen = async ({ deal, who }: Walking) =>
    (await calls.ask<DealDto>(who.a, 'GET', `/api/deals/${deal}`)).body;
  /** What the nightly check would find, as text: the database of the market is asked without parameters. */
  const inconsistent = () =>
    market.database.ask(
      FIND_INCONSISTENCIES.text.replaceAll('$1::timestamptz', `now() - interval '15 minutes'`),
    );

  /** A deal of a copy of `b` with `a` begins. */
  async function begin(walk: Walk, who: Walking['who']): Promise<Walking> {
    if (walk.kind === 'HOLD') {
      await calls.holds(who.b);
      const listings = [await calls.listed(who.b)];
      const { deal } = await calls.make<{ deal: string }>(who.a, '/api/offers/holds', { listings });
      return { ...walk, deal, who };
    }
    const accept = `/api/offers/${await calls.offered(who.a, who.b)}/accept`;
    const { deal } = await calls.make<{ deal: string }>(who.b, accept, undefined, { revision: 1 });
    return { ...walk, deal, who };
  }

  beforeAll(async () => {
    server = await market.replica({ DATABASE_POOL_SIZE: '30' });
    killer = new Killer(market, server);
    calls = new Calls(market, server);
    await server.up();
    await market.settleIn(server, PEOPLE - STORES);
    let [player, store] = [0, PEOPLE - STORES];
    walking = [];
    for (const walk of TAKEN) {
      const b = walk.kind === 'HOLD' ? store++ : player++;
      walking.push(await begin(walk, { a: player++, b, s: isAtStore(walk) ? store++ : PEOPLE - 1 }));
    }
  });

  /** The step that is to be taken next of a walk, to be asked for again and again until it is taken. */
  async function next(walk: Walking, { who, path, bodyOf }: Step): Promise<Transaction & Retried> {
    const { deal } = walk;
    const now = await seen(walk);
    const version = now.version + 1;
    const name = `${path} of ${who} in a deal ${walk.name}`;
    const times = `select count(*) from deals.step where deal = '${deal}' and version >= ${version}`;
    if (who === 'time') {
      const key = `deals.time-out:${deal}`;
      const ask = () =>
        market.database.ask(
          `update deals.deal set timer_at = now() - interval '1 second' where uuid = '${deal}' and version < ${version};
           select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = '${key}'), run_at := now()),
             pg_notify('jobs:insert', '{"count":1}')`,
        );
      return { name, ask, times, retry: undefined };
    }
    const body = await bodyOf({
      deal: now,
      store: market.callers[walk.who.s]?.uuid ?? '',
      codeOf: async (owner) =>
        (await calls.ask<HandOverCode>(walk.who[owner], 'GET', `/api/deals/${deal}/code`)).body.code,
      call: (caller, method, to, asked) => calls.ask(walk.who[caller], method, to, asked),
      passMeeting: () => passMeeting(deal),
    });
    const key = randomUUID();
    const ask = () => calls.ask(walk.who[who], 'POST', `/api/deals/${deal}/${path}`, body, { key });
    return { name, ask, times, retry: ask };
  }
  interface Retried {
    /** None of what the server does of itself. */
    readonly retry: (() => Promise<{ status: number; body: unknown }>) | undefined;
  }

  async function passMeeting(deal: string): Promise<void> {
    const [from, to] = [-1, 1].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
    await market.database.ask(
      `update deals.deal set meeting = meeting || '{"from": "${from}", "to": "${to}"}', starts_at = '${from}', ends_at = '${to}'
       where uuid = '${deal}'`,
    );
  }

  // Those who are at the same step take it at the same time: a kill costs two starts, however many it interrupts.
  it.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    'takes the steps of round %i as a whole or not at all, and once',
    async (round) => {
      const taken = await Promise.all(
        walking.flatMap((walk) => {
          const step = walk.steps[round];
          return step ? [next(walk, step)] : [];
        }),
      );
      const each = async () =>
        Object.fromEntries((await killer.times(taken)).map((times, nth) => [taken[nth]?.name, times]));
      const all = (times: number) => Object.fromEntries(taken.map(({ name }) => [name, times]));
      if (isKilled(round)) {
        kills += 2;
        cases += 2 * taken.length;
        await killer.killInside(taken, 'deals.step');
        // A job of a killed server is done again by the next one, of itself.
        const asked = await each();
        const early = taken.filter(({ name, retry }) => retry && asked[name] !== 0).map(({ name }) => name);
        expect(early).toEqual([]);
        expect(await inconsistent()).toEqual([]);
        await killer.killAfter(taken);
        expect(await inconsistent()).toEqual([]);
      }
      for (const { name, ask, retry } of taken) {
        if (!retry) await ask();
        else expect([name, await retry()]).toEqual([name, expect.objectContaining({ status: 200 })]);
      }
      await eventually(async () => (await killer.times(taken)).every((times) => times > 0));
      expect(await each()).toEqual(all(1));
      expect(await inconsistent()).toEqual([]);
    },
  );

  it('is where its steps lead', async () => {
    expect(kills).toBe(EXTENT === 'whole' ? 2 * ROUNDS : 2);
    const ends = await Promise.all(walking.map(async (walk) => ({ name: walk.name, end: await seen(walk) })));
    expect(ends).toEqual(walking.map(({ name, end }) => ({ name, end: expect.objectContaining(end) })));
    tell({
      cases,
      figure: `server killed ${kills} times in and after ${cases / 2} steps of deals: each taken once`,
    });
  });
});
