// A random walk over HTTP and PostgreSQL: two players, a store and a clock try everything, and what is kept never contradicts itself.
import { DataSource } from 'typeorm';
import { ahead, DAY, expectConsistent, HOUR, held, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { randomFrom } from '../../../../test/random.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { DealSteps } from '../deal-steps.js';
import { DealTimers } from '../deal-timers.js';
import { cancel } from '../domain/endings.js';
import type { HandOverCode } from '../dto/deal.dto.js';

const STEPS = extent({ quick: 300, whole: 2_000 });
const CHECK_EVERY = 30;
/** What a call that is out of place may be answered with. */
const REFUSALS = [400, 403, 404, 409, 412, 429];

const market = story({}, { sample: true });
let player: Member;
let other: Member;
let store: Member;

beforeAll(async () => {
  [player, other] = [await signedUp(market), await signedUp(market)];
  store = await signedUp(market, { role: 'STORE' });
});

it(`keeps copies, deals and the ledger in step through ${STEPS} random calls`, async () => {
  const random = randomFrom(20270313);
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const actors = [player, other, store];
  const deals: { readonly uuid: string; readonly parties: readonly Member[] }[] = [];
  const statuses = new Set<number>();
  const open = async () => {
    const hold = random(2) === 0;
    const parties = [player, hold ? store : pick([other, store])] as const;
    deals.push({ parties, uuid: await (hold ? held(market, ...parties, 2) : opened(market, ...parties)) });
  };
  await open();
  for (let nth = 1; nth <= STEPS; nth++) {
    if (random(20) === 0) await open();
    const { uuid: deal, parties } = pick(deals.slice(-3));
    const by = pick(random(6) ? parties : actors);
    const from = ahead(market, HOUR * random(5));
    const place = parties.includes(store) && random(6) ? { kind: 'COUNTER' } : { kind: 'TEXT', text: 'Café' };
    const to = new Date(from.getTime() + 2 * HOUR * 1000);
    // Drawn before two calls run in parallel: their order must not change the numbers of the next steps.
    const [codeOwner, outcome, cancels] = [pick(parties), pick(['STANDS', 'UNDONE']), random(8) === 0];
    const handsOver = async () => {
      const { body } = await by.client.get<{ handOver?: { revision: number } }>(`/api/deals/${deal}`);
      const shown = await codeOwner.client.get<HandOverCode>(`/api/deals/${deal}/code`);
      const code = shown.status === 200 ? shown.body.code : '000000';
      const enteredAt = market.clock.now().toISOString();
      return step(by, deal, 'hand-over', { code, enteredAt, revision: body.handOver?.revision ?? 1 });
    };
    // What ends in a hand-over is listed more than once: drawn evenly, few deals would get that far.
    const calls: readonly (() => Promise<{ status: number }>)[] = [
      () => step(by, deal, 'meeting', { place, from, to }),
      () => step(by, deal, 'meeting/confirm'),
      () => step(by, deal, 'meeting/confirm'),
      () => step(by, deal, 'meeting/confirm'),
      () => step(by, deal, 'ready', { shelf: null }),
      () => step(by, deal, 'signals', { signal: 'HERE' }),
      () => step(by, deal, 'amendment', { struck: [random(2)], conditions: [] }),
      () => step(by, deal, 'amendment/agree'),
      () => step(by, deal, 'amendment/decline'),
      () => step(by, deal, 'no-show'),
      () => step(by, deal, 'no-show/answer', { agrees: random(2) === 0 }),
      () => step(by, deal, 'dispute', { reason: 'OTHER' }),
      () => step(by, deal, 'settle', { outcome }),
      () => step(by, deal, 'undo'),
      () => (cancels ? step(by, deal, 'cancel', { reason: 'OTHER' }) : step(by, deal, 'undo')),
      handsOver,
      handsOver,
      handsOver,
    ];
    const [one, two] = [pick(calls), random(4) ? undefined : pick(calls)];
    for (const { status } of await Promise.all([one(), ...(two ? [two()] : [])])) statuses.add(status);
    if (random(3) === 0) market.clock.pass(random(random(6) ? HOUR : DAY));
    if (nth % CHECK_EVERY === 0) await expectConsistent(market);
  }
  expect([...statuses].filter((status) => status !== 200 && !REFUSALS.includes(status))).toEqual([]);
  const reached = await market.app
    .get(DataSource)
    .query<{ state: string }[]>('select distinct state from deals.step order by state');
  expect(reached.length).toBeGreaterThan(8);
  tell({ cases: STEPS });
});

it('leaves nothing behind of a step that dies in the middle', async () => {
  const deal = await held(market, player, store);
  const before = await seenBy(store, deal);
  const timers = market.app.get(DealTimers);
  jest.spyOn(timers, 'schedule').mockRejectedValueOnce(new Error('Killed'));
  const dying = market.app
    .get(DealSteps)
    .takeAlone(deal, (each, now) => cancel(each, player.user.uuid, { reason: 'OTHER', note: null }, now));
  await expect(dying).rejects.toThrow('Killed');
  expect(await seenBy(store, deal)).toEqual(before);
  await expectConsistent(market);
  expect((await step(player, deal, 'cancel', { reason: 'OTHER' })).body.state).toBe('CANCELLED');
});
