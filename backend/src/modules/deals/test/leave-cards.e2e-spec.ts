// The story of cards that one player leaves at the counter of a store for another, who fetches them later, or doesn't.
import { DAY, expectConsistent, seenBy, step } from '../../../../test/deals.js';
import { closes, erases, type Member } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { Suspensions, UsersFacade } from '../../users/index.js';
import { DealJobs } from '../deal-jobs.js';
import type { CounterEntry, CounterRules } from '../dto/witness.dto.js';
import { AtACounter, refused } from './at-a-counter.js';

const market = story({}, { sample: true });
const counter = new AtACounter(market);

afterEach(() => expectConsistent(market));
beforeEach(() => counter.begin());

const keepsCards = (is = true) =>
  counter.castle.client.call<CounterRules>('PUT', '/api/deals/counter/rules', { keepsCards: is });
const lying = async () => (await counter.castle.client.get<CounterEntry[]>('/api/deals/counter')).body;
const handOversOf = async ({ user }: Member) => {
  const text = 'select count(*)::int as n from listings.ledger_lines where receiver = $1';
  const [row] = await market.app.get(Sql).rows<{ n: number }>({ name: 'test.received', text }, [user.uuid]);
  return row?.n;
};
const suspends = (account: string) =>
  market.app
    .get(UnitOfWork)
    .run(() => market.app.get(Suspensions).suspend(account, counter.kim.user.uuid, null));

describe('cards that are left at the counter', () => {
  const left = async () => {
    await keepsCards();
    const deal = await counter.agreed();
    market.clock.pass(DAY);
    const code = await counter.codeOf(counter.robin, deal);
    expect((await counter.lookUp(code)).body.acts).toEqual(['HANDED_OVER', 'LEFT']);
    const kept = await counter.witness(deal, 'LEFT', code, { shelf: 'Box under the till' });
    expect(kept.body).toMatchObject({ state: 'AT_COUNTER', shelf: 'Box under the till' });
    // The store’s phone got no answer, and sends it again.
    const again = await counter.witness(deal, 'LEFT', code, { shelf: 'Box under the till' });
    expect([again.status, again.body.state]).toEqual([200, 'AT_COUNTER']);
    expect((await seenBy(counter.robin, deal)).history.at(-1)?.event).toBe('LEFT_AT_COUNTER');
    return deal;
  };

  // @spec call-counter-rules, call-set-counter-rules
  it('are so only where the store allows it, which it doesn’t by itself', async () => {
    const deal = await counter.agreed();
    market.clock.pass(DAY);
    const code = await counter.codeOf(counter.robin, deal);
    expect((await counter.castle.client.get<CounterRules>('/api/deals/counter/rules')).body).toEqual({
      ...{ keepsCards: false, version: 0 },
    });
    expect((await seenBy(counter.robin, deal)).mayBeLeft).toBe(false);
    expect(await refused(counter.witness(deal, 'LEFT', code))).toEqual([409, 'deals.not-to-leave']);
    expect((await keepsCards()).body).toEqual({ keepsCards: true, version: 1 });
    expect((await seenBy(counter.robin, deal)).mayBeLeft).toBe(true);
    const stale = { 'If-Match': '"7"' };
    const again = counter.castle.client.call('PUT', '/api/deals/counter/rules', { keepsCards: false }, stale);
    expect(await refused(again)).toEqual([412, 'deals.counter-rules-changed']);
  });

  // @spec call-counter
  it('are fetched by the other with a code of their own, which ends the deal', async () => {
    const deal = await left();
    expect(await lying()).toEqual([
      expect.objectContaining({
        ...{ uuid: deal, state: 'AT_COUNTER', cards: 1, shelf: 'Box under the till' },
        giver: expect.objectContaining({ uuid: counter.robin.user.uuid }),
        receiver: expect.objectContaining({ uuid: counter.kim.user.uuid }),
      }),
    ]);
    expect(await seenBy(counter.robin, deal)).toMatchObject({
      whoseTurn: counter.kim.user.uuid,
      shelf: null,
    });
    expect(await refused(counter.robin.client.get(`/api/deals/${deal}/code`))).toEqual([
      409,
      'deals.not-now',
    ]);
    market.clock.pass(10 * DAY);
    const code = await counter.codeOf(counter.kim, deal);
    expect((await counter.lookUp(code)).body.acts).toEqual(['COLLECTED']);
    expect(await refused(counter.witness(deal, 'RETURNED', code))).toEqual([409, 'deals.not-now']);
    expect((await counter.witness(deal, 'COLLECTED', code)).body.state).toBe('DONE');
    expect(await lying()).toEqual([]);
    expect(await counter.statusOf(deal)).toBe('SOLD');
    expect(await handOversOf(counter.kim)).toBe(1);
  });

  it('go back to the giver when nobody has fetched them for two weeks, or one cancels', async () => {
    const [waiting, cancelled] = [await left(), await left()];
    expect((await step(counter.kim, cancelled, 'cancel', { reason: 'CANNOT_COME' })).body.state).toBe(
      'RETURNING',
    );
    market.clock.pass(14 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    expect((await seenBy(counter.robin, waiting)).state).toBe('RETURNING');
    expect(await counter.statusOf(waiting)).toBe('RESERVED');
    for (const deal of [waiting, cancelled]) {
      const code = await counter.codeOf(counter.robin, deal);
      expect((await counter.lookUp(code)).body.acts).toEqual(['RETURNED']);
      expect((await counter.witness(deal, 'RETURNED', code)).body.state).toBe('EXPIRED');
      expect(await counter.statusOf(deal)).toBe('ACTIVE');
    }
    expect((await seenBy(counter.robin, waiting)).endReason).toBe('NOT_COLLECTED');
    expect((await seenBy(counter.robin, cancelled)).endReason).toBe('CANNOT_COME');
    // Nobody waited for Kim at a counter where cards lie: that is no late cancellation.
    const records = `/api/reviews/records?accounts=${counter.kim.user.uuid}`;
    const { body } = await counter.robin.client.get<AccountRecord[]>(records);
    expect(body[0]?.withPlayers?.lateCancellations ?? 0).toBe(0);
  });

  it.each([
    ['closes', closes],
    ['erases', erases],
  ])('go back to the giver when the other %s the account', async (_what, leaves) => {
    const deal = await left();
    expect((await leaves(counter.kim)).status).toBe(204);
    expect(await seenBy(counter.robin, deal)).toMatchObject({
      ...{ state: 'RETURNING', endReason: 'ACCOUNT_CLOSED', whoseTurn: counter.robin.user.uuid },
    });
    expect(await counter.statusOf(deal)).toBe('RESERVED');
    expect(await lying()).toMatchObject([{ uuid: deal, state: 'RETURNING' }]);
    const code = await counter.codeOf(counter.robin, deal);
    expect((await counter.witness(deal, 'RETURNED', code)).body.state).toBe('EXPIRED');
    expect(await counter.statusOf(deal)).toBe('ACTIVE');
  });

  it.each(['COLLECTED', 'RETURNED'] as const)(
    'are %s also from a store that was blocked since',
    async (act) => {
      const deal = await left();
      const owner = act === 'COLLECTED' ? counter.kim : counter.robin;
      if (act === 'RETURNED') await step(counter.kim, deal, 'cancel', { reason: 'CANNOT_COME' });
      await counter.castle.client.put(`/api/moderation/blocks/${owner.user.uuid}`);
      const code = await counter.codeOf(owner, deal);
      expect((await counter.lookUp(code)).body.acts).toEqual([act]);
      expect((await counter.witness(deal, act, code)).status).toBe(200);
    },
  );

  it('stay on their way back when the other closes the account then', async () => {
    const deal = await left();
    await step(counter.kim, deal, 'cancel', { reason: 'CANNOT_COME' });
    await closes(counter.kim);
    expect(await seenBy(counter.robin, deal)).toMatchObject({ state: 'RETURNING', endReason: 'CANNOT_COME' });
  });

  it('lie at the counter when the giver closes the account, until it is erased', async () => {
    const deal = await left();
    await closes(counter.robin);
    expect(await lying()).toMatchObject([{ uuid: deal, state: 'RETURNING' }]);
    await market.app.get(UsersFacade).eraseFor(counter.robin.user.email);
    expect((await seenBy(counter.kim, deal)).state).toBe('CANCELLED');
    expect(await lying()).toEqual([]);
  });

  it('stay in the record of the store when a giver to whom they go back closes the account, or is suspended', async () => {
    const [closed, suspended] = [await left(), await left()];
    for (const deal of [closed, suspended])
      await step(counter.kim, deal, 'cancel', { reason: 'CANNOT_COME' });
    const { uuid } = counter.robin.user;
    for (const _once of ['suspended', 'again']) await suspends(uuid);
    expect(await lying()).toHaveLength(2);
    expect(await seenBy(counter.kim, suspended)).toMatchObject({
      ...{ state: 'RETURNING', endReason: 'CANNOT_COME' },
    });
    await market.app.get(UnitOfWork).run(() => market.app.get(Suspensions).reinstate(uuid, null));
    await closes(counter.robin);
    expect(await lying()).toHaveLength(2);
    await market.app.get(UsersFacade).eraseFor(counter.robin.user.email);
    expect((await seenBy(counter.kim, closed)).state).toBe('CANCELLED');
    expect(await lying()).toEqual([]);
  });

  it('lie at the counter while their giver is suspended, however often that is decided', async () => {
    const deal = await left();
    for (const _once of ['suspended', 'again']) await suspends(counter.robin.user.uuid);
    expect(await lying()).toMatchObject([{ uuid: deal, state: 'RETURNING' }]);
  });

  it.each([
    ['closes', closes],
    ['erases', erases],
  ])('are where their giver says when the store %s its account', async (_what, leaves) => {
    const [waiting, returning, ahead] = [await left(), await left(), await counter.agreed()];
    await step(counter.kim, returning, 'cancel', { reason: 'CANNOT_COME' });
    const { uuid, name } = counter.castle.user;
    expect((await leaves(counter.castle)).status).toBe(204);
    for (const deal of [waiting, returning])
      expect(await seenBy(counter.robin, deal)).toMatchObject({
        ...{ state: 'UNANSWERED', lostPlace: { why: 'STORE_GONE' }, whoseTurn: counter.robin.user.uuid },
      });
    expect(await seenBy(counter.robin, ahead)).toMatchObject({
      ...{
        state: 'AGREED',
        meeting: null,
        lostPlace: { why: 'STORE_GONE', store: leaves === closes ? { uuid, name } : null },
      },
    });
    const fetched = await step(counter.robin, waiting, 'whereabouts', { cards: 'GONE' });
    expect(fetched.body).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' });
    expect(await counter.statusOf(waiting)).toBe('SOLD');
    const kept = await step(counter.robin, returning, 'whereabouts', { cards: 'KEPT' });
    expect(kept.body).toMatchObject({ state: 'UNCONFIRMED', endReason: 'CANNOT_COME' });
    expect(await counter.statusOf(returning)).toBe('ACTIVE');
  });

  it('are asked about when the store is suspended', async () => {
    const deal = await left();
    await suspends(counter.castle.user.uuid);
    expect(await seenBy(counter.kim, deal)).toMatchObject({ state: 'UNANSWERED' });
  });

  it('are on offer again after a month, whether or not the giver has come', async () => {
    const deal = await left();
    market.clock.pass(14 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    market.clock.pass(30 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    expect(await seenBy(counter.robin, deal)).toMatchObject({ state: 'EXPIRED', endReason: 'NOT_COLLECTED' });
    expect(await counter.statusOf(deal)).toBe('ACTIVE');
  });

  it('are of a sale: a swap is handed over by both at once', async () => {
    await keepsCards();
    const deal = await counter.agreed({ swap: true });
    market.clock.pass(DAY);
    expect(await refused(counter.witness(deal, 'LEFT', await counter.codeOf(counter.robin, deal)))).toEqual([
      409,
      'deals.not-to-leave',
    ]);
  });
});
