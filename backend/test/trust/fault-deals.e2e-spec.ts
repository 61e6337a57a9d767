// Deals whose server is killed in the middle of each step: it has happened as a whole or not at all, and happens once by a retry.
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../src/kernel/durations.js';
import { FIND_INCONSISTENCIES } from '../../src/modules/deals/check-consistency.js';
import type { HandOverCode } from '../../src/modules/deals/dto/deal.dto.js';
import { Calls } from './fault-calls.js';
import { type Around, ERASED, type Person, type Step } from './fault-deal-steps.js';
import { WALKS, type Walk } from './fault-deal-walks.js';
import { Killer, type Transaction } from './fault-kill.js';
import { eventually, faultMarket } from './fault-market.js';
import { EXTENT, tell } from './promise.js';

const QUICK = ['undone by both', 'disputed and settled', 'canceled'];
/** The quick ones are killed while the copies change hands. */
const TAKEN = EXTENT === 'whole' ? WALKS : WALKS.filter(({ name }) => QUICK.includes(name));
const isKilled = (round: number) => EXTENT === 'whole' || round === 5;
const ROUNDS = Math.max(...TAKEN.map(({ steps }) => steps.length));
const isAtStore = ({ steps }: Walk) => steps.some(({ who }) => who === 's');
/** They hold cards, or witness. */
const STORES = TAKEN.filter((walk) => walk.kind === 'HOLD' || isAtStore(walk)).length;
const PLAYERS = TAKEN.length + TAKEN.filter(({ kind }) => kind === 'TRADE').length;
/** A start of a second one takes its time. */
const SERVERS = EXTENT === 'whole' ? 2 : 1;
/** Who was notified of a step how often, where it isn't each party that hasn't taken it, once. Nobody is whose account is closed. */
const WRONGLY_NOTIFIED = `
  with open as (select uuid from users.account where enabled),
  wanted as (select p.account, s.deal::text, case s.event when 'OPENED' then 'HELD' else s.event end as event, count(*)
    from deals.step s join deals.deal d on d.uuid = s.deal, unnest(array[d.first, d.second]) p (account)
    where (s.event <> 'OPENED' or d.kind = 'HOLD') and s.by is distinct from p.account and p.account in (table open) group by 1, 2, 3),
  notified as (select account, details ->> 'deal' as deal, details ->> 'change' as event, count(*) from notifications.notification
    where kind in ('DEAL_CHANGED', 'DEAL_MEETING') and account in (table open) group by 1, 2, 3)
  select * from wanted w full join notified n using (account, deal, event) where w.count is distinct from n.count`;

/** A walk that is gone by two people, and maybe a store. */
interface Walking extends Walk {
  readonly deal: string;
  /** The numbers of those who act. */
  readonly who: Readonly<Record<Person, number>>;
}
type Seen = Around['deal'] & { readonly version: number };

describe('deals whose server is killed', () => {
  const market = faultMarket();
  let killer: Killer;
  let calls: Calls;
  let walking: Walking[];
  let kills = 0;
  let cases = 0;

  /** What the nightly check would find, as text: the database of the market is asked without parameters. */
  const inconsistent = () =>
    market.database.ask(
      FIND_INCONSISTENCIES.text.replaceAll('$1::timestamptz', `now() - interval '15 minutes'`),
    );

  /** A deal of a copy of `b` with `a` begins. */
  async function begin(walk: Walk, who: Walking['who']): Promise<Walking> {
    if (walk.kind === 'HOLD') {
      await calls.holds(who.b);
      let deal = '';
      for (let nth = 0; nth <= (walk.olderHolds ?? 0); nth++) {
        const listings = [await calls.listed(who.b)];
        ({ deal } = await calls.make<{ deal: string }>(who.a, '/api/offers/holds', { listings }));
      }
      return { ...walk, deal, who };
    }
    const accept = `/api/offers/${await calls.offered(who.a, who.b, walk.gives)}/accept`;
    const { deal } = await calls.make<{ deal: string }>(who.b, accept, undefined, { revision: 1 });
    return { ...walk, deal, who };
  }

  beforeAll(async () => {
    const servers = [];
    for (let nth = 0; nth < SERVERS; nth++) servers.push(await market.replica({ DATABASE_POOL_SIZE: '45' }));
    killer = new Killer(market, servers);
    calls = new Calls(market, killer);
    await killer.up();
    await market.settleIn(killer, PLAYERS, PLAYERS + STORES);
    let [player, store] = [0, PLAYERS];
    walking = [];
    for (const walk of TAKEN) {
      const b = walk.kind === 'HOLD' ? store++ : player++;
      const s = isAtStore(walk) ? store++ : PLAYERS + STORES;
      walking.push(await begin(walk, { a: player++, b, s }));
    }
  });

  /** The step that is to be taken next of a walk, to be asked for again and again until it is taken. */
  async function next({ deal, who, ...walk }: Walking, step: Step): Promise<Transaction & Retried> {
    const [now] = await market.database.ask<Seen & Record<string, unknown>>(
      `select version, revision, meeting from deals.deal where uuid = '${deal}'`,
    );
    if (!now) throw new Error(`No deal ${walk.name}`);
    const version = now.version + 1;
    const name = `${step.event} by ${step.who} in a deal ${walk.name}`;
    const times = `select count(*) from deals.step where deal = '${deal}' and version >= ${version}`;
    if (step.who === 'time')
      return { name, times, ask: () => passTime(deal, step.event, version), retry: undefined };
    const caller = who[step.who];
    const whole = (path: string) => (path.startsWith('/') ? path : `/api/deals/${deal}/${path}`);
    const { method, path, body } = await step.callOf({
      deal: now,
      card: market.card,
      uuidOf: (each) => market.callers[who[each]]?.uuid ?? '',
      codeOf: async (owner) => (await calls.ask<HandOverCode>(who[owner], 'GET', whole('code'))).body.code,
      call: (each, how, to, asked) => calls.ask(who[each], how, whole(to), asked),
      passMeeting: () => passMeeting(deal),
    });
    const key = randomUUID();
    const ask = () => calls.ask(caller, method, whole(path), body, { key });
    const { again } = step;
    return { name, ask, times, retry: again ? { ask, status: again } : undefined };
  }
  interface Retried {
    /** None of what the server does of itself. */
    readonly retry: { ask(): Promise<{ status: number }>; readonly status: number } | undefined;
  }

  /** The time of a state, or of a conflict, is over unless its job has seen it. */
  function passTime(deal: string, event: Step['event'], version: number): Promise<unknown> {
    const key = `deals.time-out:${deal}`;
    const until = new Date(Date.now() - 1_000).toISOString();
    const [change, job] =
      event === 'CONFLICT_LAPSED'
        ? [`conflict_until = '${until}', conflict = conflict || '{"until": "${until}"}'`, `${key}:conflict`]
        : [`timer_at = '${until}'`, key];
    return market.database.ask(
      `update deals.deal set ${change} where uuid = '${deal}' and version < ${version};
       select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = '${job}'), run_at := now()),
         pg_notify('jobs:insert', '{"count":1}')`,
    );
  }

  async function passMeeting(deal: string): Promise<void> {
    const [from, to] = [-2, -1].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
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
        else {
          const wanted = expect.objectContaining({ status: retry.status });
          expect([name, await retry.ask()]).toEqual([name, wanted]);
        }
      }
      await eventually(async () => (await killer.times(taken)).every((times) => times > 0));
      expect(await each()).toEqual(all(1));
      expect(await inconsistent()).toEqual([]);
    },
  );

  it('is where its steps lead, and both were notified of each once', async () => {
    expect(kills).toBe(EXTENT === 'whole' ? 2 * ROUNDS : 2);
    const rows = await market.database.ask<{ uuid: string; end: object; older: string[]; events: string[] }>(
      `select uuid, jsonb_build_object('state', state, 'endReason', end_reason) as end,
         array(select event from deals.step s where s.deal = d.uuid order by s.version) as events,
         array(select event from deals.step s join deals.deal o on o.uuid = s.deal
           where o.store = d.store and o.created_at < d.created_at order by o.created_at, s.version) as older
       from deals.deal d`,
    );
    const found = walking.map(({ name, deal }) => ({ name, ...rows.find(({ uuid }) => uuid === deal) }));
    expect(found).toEqual(
      walking.map(({ name, deal: uuid, end, steps, olderHolds }) => ({
        ...{ name, uuid, end: expect.objectContaining(end) },
        events: ['OPENED', ...steps.map(({ event }) => event)],
        // The one that came first keeps what is there.
        older: olderHolds ? ['OPENED', 'OPENED', 'STOCK_CONFLICT'] : [],
      })),
    );
    await eventually(async () => {
      const [row] = await market.database.ask<{ left: number }>(
        'select count(*)::int as left from platform.event_outbox',
      );
      return row?.left === 0;
    });
    // With somebody who is erased go the notifications that name them.
    const erased = walking.filter(({ steps }) => steps.includes(ERASED)).map(({ deal }) => deal);
    const wrong = await market.database.ask<{ deal: string }>(WRONGLY_NOTIFIED);
    expect(wrong.filter(({ deal }) => !erased.includes(deal))).toEqual([]);
    tell({
      cases,
      figure: `server killed ${kills} times in and after ${cases / 2} steps of deals, and another took over: each taken once`,
    });
  });
});
