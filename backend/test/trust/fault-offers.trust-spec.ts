// Offers whose server is killed while they are sent and answered, and a reminder of a deal, which takes no step of it: each has happened as
// a whole or not at all, and happens once.
import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '../../src/kernel/durations.js';
import { Calls } from './fault-calls.js';
import { Killer, type Transaction } from './fault-kill.js';
import { eventually, faultMarket } from './fault-market.js';
import { tell } from './promise.js';

/** What comes last in each of these transactions: all else is written by then. */
const OUTBOX = 'platform.event_outbox';
const PLAYERS = 39;
const STORE = 39;

/** What the server does of itself is not answered. */
const isOk = (reply: unknown): boolean => reply === undefined || (reply as { status: number }).status < 300;

describe('offers whose server is killed', () => {
  const market = faultMarket();
  let killer: Killer;
  let calls: Calls;
  let cases = 0;
  beforeAll(async () => {
    const pool = { DATABASE_POOL_SIZE: '30' };
    killer = new Killer(market, [await market.replica(pool), await market.replica(pool)]);
    calls = new Calls(market, killer);
    await killer.up();
    await market.settleIn(killer, PLAYERS);
    await calls.holds(STORE);
  });

  const offers = (condition: string) => `select count(*) from offers.offer where ${condition}`;
  const asked = (name: string, times: string, who: number, path: string, body?: object): Transaction => {
    const key = randomUUID();
    return { name, times, ask: () => calls.ask(who, 'POST', path, body, { key, revision: 1 }) };
  };
  const answered = (offer: string, state: string, who: number, path: string): Transaction =>
    asked(path, offers(`uuid = '${offer}' and state = '${state}'`), who, `/api/offers/${offer}/${path}`);

  /** The reminder a day before a deal is due, whose time comes; it queues the next one. */
  async function reminded(deal: string): Promise<Transaction> {
    const due = new Date(Date.now() + 23 * HOUR_MS).toISOString();
    const key = `deals.remind:${deal}`;
    const queued = (hours: number) =>
      `from graphile_worker._private_jobs where key = '${key}' and payload ->> 'hours' = '${hours}'`;
    await market.database.ask(
      `update deals.deal set meeting = meeting || '{"to": "${due}"}' where uuid = '${deal}';
       select graphile_worker.add_job('deals.remind', '{"deal": "${deal}", "due": "${due}", "hours": 24}', run_at := 'infinity',
         job_key := '${key}')`,
    );
    const ask = () =>
      market.database.ask(
        `select graphile_worker.reschedule_jobs(array(select id ${queued(24)}), run_at := now()),
           pg_notify('jobs:insert', '{"count":1}')`,
      );
    return { name: 'remind', times: `select count(*) ${queued(2)}`, ask: async () => void (await ask()) };
  }

  async function isDelivered(): Promise<boolean> {
    const [row] = await market.database.ask<{ left: number }>(
      `select count(*)::int as left from ${OUTBOX} where dead_at is null and next_attempt_at < now()`,
    );
    return row?.left === 0;
  }

  async function takeOnce(all: readonly Transaction[]): Promise<void> {
    // A delivery that waited for the outbox would keep a job from beginning.
    await eventually(isDelivered);
    cases += 2 * all.length;
    await killer.killInside(all, OUTBOX);
    await killer.killAfter(all);
    // An answer that was lost is asked for again.
    const replies = await Promise.all(all.map(async ({ name, ask }) => ({ name, reply: await ask() })));
    expect(replies.filter(({ reply }) => !isOk(reply))).toEqual([]);
    expect(await killer.times(all)).toEqual(all.map(() => 1));
  }

  it('are sent as a whole or not at all, and once', async () => {
    const [one, other] = [await calls.listed(1), await calls.listed(STORE)];
    const [a, b] = [market.callers[0]?.uuid, market.callers[2]?.uuid];
    await takeOnce([
      asked(
        'send',
        offers(`proposer = '${a}' and sent_at is not null`),
        0,
        '/api/offers',
        calls.offerOf([one], 1),
      ),
      asked('hold', `select count(*) from deals.deal where first = '${b}'`, 2, '/api/offers/holds', {
        listings: [other],
      }),
    ]);
  });

  it('are answered as a whole or not at all, and once', async () => {
    const listing = await calls.listed(11);
    const [accepted, lost] = [
      await calls.make<{ uuid: string }>(10, '/api/offers', calls.offerOf([listing], 11)),
      await calls.make<{ uuid: string }>(12, '/api/offers', calls.offerOf([listing], 11)),
    ].map(({ uuid }) => uuid);
    const countered = await calls.listed(17);
    const { uuid: first } = await calls.make<{ uuid: string }>(
      16,
      '/api/offers',
      calls.offerOf([countered], 17),
    );
    const [declined, withdrawn, expired] = [
      await calls.offered(13, 14),
      await calls.offered(15, 18),
      await calls.offered(19, 20),
    ];
    const [held] = await market.database.ask<{ uuid: string }>(
      `select uuid from deals.deal where first = '${market.callers[2]?.uuid}'`,
    );
    const revised = `select count(*) from offers.revision where offer = '${first}' and revision > 1`;
    await takeOnce([
      {
        ...answered(accepted ?? '', 'ACCEPTED', 11, 'accept'),
        times: `select count(*) from deals.deal where offer = '${accepted}'`,
      },
      answered(declined, 'DECLINED', 14, 'decline'),
      answered(withdrawn, 'WITHDRAWN', 15, 'withdraw'),
      asked('counter', revised, 17, `/api/offers/${first}/revisions`, {
        lines: [{ listing: countered, price: 4 }],
      }),
      {
        name: 'expire',
        times: offers(`uuid = '${expired}' and state = 'EXPIRED'`),
        ask: async () =>
          void (await market.database.ask(
            `update offers.offer set expires_at = now() - interval '1 second' where uuid = '${expired}' and state = 'OPEN';
             select graphile_worker.add_job('offers.expire-overdue')`,
          )),
      },
      await reminded(held?.uuid ?? ''),
    ]);
    // The other offer for the card that is gone ends by a job of the first.
    await eventually(
      async () => (await killer.times([{ ...answered(lost ?? '', 'VOID', 12, '') }]))[0] === 1,
    );
  });

  it('were killed in and after their steps, and both were reminded once', async () => {
    expect(cases).toBe(16);
    await eventually(isDelivered);
    const reminders = await market.database.ask(
      `select count(*)::int, count(distinct account)::int as accounts from notifications.notification where kind = 'DEAL_REMINDER'`,
    );
    expect(reminders).toEqual([{ count: 2, accounts: 2 }]);
    tell({
      cases,
      figure: `server killed in and after ${cases / 2} steps of offers, and another took over: each taken once`,
    });
  });
});
