// A random walk over HTTP and PostgreSQL: two players, a store and a clock try everything, and what is kept never contradicts itself.
import { DataSource } from 'typeorm';
import { ahead, expectConsistent, HOUR, held, opened, seenBy, step } from '../../../../test/deals.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { extent, tell } from '../../../../test/trust/promise.js';
import { DealSteps } from '../deal-steps.js';
import { DealTimers } from '../deal-timers.js';
import { cancel } from '../domain/endings.js';
import type { HandOverCode } from '../dto/deal.dto.js';

const STEPS = extent({ quick: 200, whole: 2_000 });
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

/** A linear congruential generator: the same walk each time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

it(`keeps copies, deals and the ledger in step through ${STEPS} random calls`, async () => {
  const random = randomFrom(20270306);
  const pick = <Value>(values: readonly Value[]): Value => values[random(values.length)] as Value;
  const actors = [player, other, store];
  const deals: string[] = [];
  const statuses = new Set<number>();
  const open = async () =>
    deals.push(
      random(2) ? await held(market, player, store, 2) : await opened(market, player, pick([other, store])),
    );
  await open();
  for (let nth = 1; nth <= STEPS; nth++) {
    if (random(12) === 0) await open();
    const [by, deal] = [pick(actors), pick(deals.slice(-4))];
    const codeOf = async (who: Member) =>
      (await who.client.get<Partial<HandOverCode>>(`/api/deals/${deal}/code`)).body.code ?? '000000';
    const from = ahead(market, HOUR * random(5));
    const to = new Date(from.getTime() + 2 * HOUR * 1000);
    const calls: readonly (() => Promise<{ status: number }>)[] = [
      () =>
        step(by, deal, 'meeting', {
          place: pick([{ kind: 'COUNTER' }, { kind: 'TEXT', text: 'Café' }]),
          from,
          to,
        }),
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
      () => step(by, deal, 'settle', { outcome: pick(['STANDS', 'UNDONE']) }),
      () => step(by, deal, 'undo'),
      () => (random(3) ? step(by, deal, 'undo') : step(by, deal, 'cancel', { reason: 'OTHER' })),
      async () => {
        const { body } = await by.client.get<{ handOver?: { revision: number } }>(`/api/deals/${deal}`);
        const code = await codeOf(pick(actors));
        const enteredAt = market.clock.now().toISOString();
        return step(by, deal, 'hand-over', { code, enteredAt, revision: body.handOver?.revision ?? 1 });
      },
    ];
    const [one, two] = [pick(calls), random(4) ? undefined : pick(calls)];
    for (const { status } of await Promise.all([one(), ...(two ? [two()] : [])])) statuses.add(status);
    if (random(3) === 0) market.clock.pass(random(6 * HOUR));
    if (nth % CHECK_EVERY === 0) await expectConsistent(market);
  }
  expect([...statuses].filter((status) => status !== 200 && !REFUSALS.includes(status))).toEqual([]);
  const reached = await market.app
    .get(DataSource)
    .query<{ state: string }[]>('select distinct state from deals.step order by state');
  expect(reached.length).toBeGreaterThan(7);
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
