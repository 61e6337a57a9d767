// The story of a store at whose counter or event two players meet: it witnesses their hand-over.
import {
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  held,
  midnightAfter,
  opened,
  passUntil,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { scheduled as scheduledEvent } from '../../events/test/plan.js';
import { AtACounter, refused } from './at-a-counter.js';

const market = story({}, { sample: true });
const counter = new AtACounter(market);

afterEach(() => expectConsistent(market));
beforeEach(() => counter.begin());

describe('a hand-over that a store witnesses', () => {
  // @spec call-look-up-hand-over, call-witness-hand-over
  it('is done with one code and a tap, and its history says who saw it', async () => {
    const deal = await counter.agreed({ swap: true });
    market.clock.pass(DAY - HOUR);
    const code = await counter.codeOf(counter.kim, deal);
    const { body: seen } = await counter.lookUp(code);
    expect(seen).toMatchObject({
      ...{
        uuid: deal,
        state: 'SCHEDULED',
        codeOf: counter.kim.user.uuid,
        acts: ['HANDED_OVER'],
        shelf: null,
      },
      first: { name: counter.kim.user.name },
      second: { name: counter.robin.user.name },
    });
    expect(seen.lines.map(({ shelf }) => shelf)).toEqual([null, null]);
    expect((await counter.witness(deal, 'HANDED_OVER', code)).body).toMatchObject({
      state: 'DONE',
      acts: [],
    });
    const done = await seenBy(counter.robin, deal);
    expect(done).toMatchObject({
      state: 'DONE',
      witness: { uuid: counter.castle.user.uuid, name: counter.castle.user.name },
    });
    expect(done.history.at(-1)).toMatchObject({
      event: 'WITNESSED',
      by: counter.castle.user.uuid,
      state: 'DONE',
    });
    expect(await counter.statusOf(deal)).toBe('SOLD');
    // The store's phone got no answer, and sends it again.
    expect((await counter.witness(deal, 'HANDED_OVER', code)).status).toBe(200);
    expect((await seenBy(counter.kim, deal)).version).toBe(done.version);
  });

  it('may have been confirmed by one of the two, and is in part where lines were struck', async () => {
    const deal = await counter.agreed({ swap: true });
    market.clock.pass(DAY);
    await step(counter.kim, deal, 'amendment', { struck: [1], conditions: [] });
    expect(
      await refused(counter.witness(deal, 'HANDED_OVER', await counter.codeOf(counter.kim, deal))),
    ).toEqual([409, 'deals.lines-changed']);
    await step(counter.robin, deal, 'amendment/agree');
    await enterCodeOf(market, counter.kim, counter.robin, deal);
    const more = { revision: 2 };
    expect(
      (await counter.witness(deal, 'HANDED_OVER', await counter.codeOf(counter.robin, deal), more)).body
        .state,
    ).toBe('DONE_IN_PART');
  });

  it('is at an event of the store, too', async () => {
    const deal = await opened(market, counter.kim, counter.robin);
    const { uuid: event, date, time } = await scheduledEvent(counter.castle);
    const startsAt = Date.parse(`${date}T${time}Z`);
    const [from, to] = [0, 1].map((each) => new Date(startsAt + each * HOUR * 1000).toISOString());
    await step(counter.kim, deal, 'meeting', { place: { kind: 'EVENT', event }, from, to });
    await step(counter.robin, deal, 'meeting/confirm');
    market.clock.pass((startsAt - market.clock.now().getTime()) / 1000);
    expect(
      (await counter.witness(deal, 'HANDED_OVER', await counter.codeOf(counter.robin, deal))).body.state,
    ).toBe('DONE');
  });

  it('is no matter of another store, of a party, of a player, nor of who is blocked', async () => {
    const deal = await counter.agreed();
    market.clock.pass(DAY);
    const code = await counter.codeOf(counter.kim, deal);
    const other = await signedUp(market, { role: 'STORE' });
    expect(await refused(counter.lookUp(code, other))).toEqual([400, 'deals.wrong-code']);
    expect(await refused(counter.witness(deal, 'HANDED_OVER', code, {}, other))).toEqual([
      404,
      'deals.not-found',
    ]);
    expect((await counter.lookUp(code, counter.robin)).status).toBe(403);
    const text = `insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())
      on conflict do nothing`;
    await market.app
      .get(Sql)
      .rows({ name: 'test.block', text }, [counter.kim.user.uuid, counter.castle.user.uuid]);
    expect(await refused(counter.lookUp(code))).toEqual([400, 'deals.wrong-code']);
    expect(await refused(counter.witness(deal, 'HANDED_OVER', code))).toEqual([404, 'deals.not-found']);
  });

  it('is from two hours before the meeting until a day after it', async () => {
    const deal = await counter.agreed();
    const code = await counter.codeOf(counter.kim, deal);
    expect(await refused(counter.lookUp(code))).toEqual([400, 'deals.wrong-code']);
    expect(await refused(counter.witness(deal, 'HANDED_OVER', code))).toEqual([409, 'deals.code-not-open']);
    market.clock.pass(DAY - HOUR);
    expect((await counter.lookUp(code)).status).toBe(200);
  });

  it('takes no guesses: five wrong codes lock the store, longer each time', async () => {
    passUntil(market, 10);
    const deal = await counter.agreed({ hours: 3 });
    market.clock.pass(2 * HOUR);
    const right = await counter.codeOf(counter.kim, deal);
    const guess = async () => {
      for (let nth = 0; nth < 4; nth++)
        expect(await refused(counter.lookUp('000000'))).toEqual([400, 'deals.wrong-code']);
      const locked = await counter.lookUp('000000');
      expect(locked.status).toBe(429);
      return Number(locked.headers.get('retry-after'));
    };
    expect(await guess()).toBe(900);
    expect(await refused(counter.lookUp(right))).toEqual([429, 'deals.code-locked']);
    market.clock.pass(901);
    expect(await guess()).toBe(3600);
    market.clock.pass(3601);
    await guess();
    // Until the next day where the store is: it has no place, which is in UTC then.
    const text = 'select locked_until as until from deals.witness_attempt where store = $1';
    const lock = await market.app
      .get(Sql)
      .one<{ until: Date }>({ name: 'test.lock', text }, [counter.castle.user.uuid]);
    expect(lock.until).toEqual(midnightAfter(market));
  });

  it('counts the guesses of a store also between right codes, until a day after the first', async () => {
    const deal = await counter.agreed();
    market.clock.pass(DAY);
    const right = await counter.codeOf(counter.kim, deal);
    for (let nth = 0; nth < 4; nth++) {
      expect(await refused(counter.lookUp('000000'))).toEqual([400, 'deals.wrong-code']);
      expect((await counter.lookUp(right)).status).toBe(200);
    }
    expect(await refused(counter.lookUp('000000'))).toEqual([429, 'deals.code-locked']);
    const other = await counter.agreed();
    market.clock.pass(DAY);
    for (let nth = 0; nth < 4; nth++) await counter.lookUp('000000');
    market.clock.pass(DAY);
    expect(await refused(counter.lookUp('000000'))).toEqual([400, 'deals.wrong-code']);
    expect((await seenBy(counter.kim, other)).state).toBe('SCHEDULED');
  });

  // @spec call-look-up-hand-over
  it('names the store’s own deal by the code of the other, which counts as no guess and gives no more of them', async () => {
    const deal = await held(market, counter.kim, counter.castle);
    const code = await counter.codeOf(counter.kim, deal);
    for (let nth = 0; nth < 6; nth++)
      expect((await counter.lookUp(code)).body).toMatchObject({
        ...{ uuid: deal, isOwn: true, acts: [], codeOf: counter.kim.user.uuid },
        first: { name: counter.kim.user.name },
      });
    // The store sees its own code on the deal: it proves nothing.
    const own = await counter.codeOf(counter.castle, deal);
    expect(await refused(counter.lookUp(own))).toEqual([400, 'deals.wrong-code']);
    for (let nth = 0; nth < 3; nth++)
      expect(await refused(counter.lookUp('000000'))).toEqual([400, 'deals.wrong-code']);
    expect(await refused(counter.lookUp('000000'))).toEqual([429, 'deals.code-locked']);
    expect(await refused(counter.lookUp(code))).toEqual([429, 'deals.code-locked']);
    const another = await signedUp(market, { role: 'STORE' });
    expect(await refused(counter.lookUp(code, another))).toEqual([400, 'deals.wrong-code']);
  });

  it('says nothing of a code of the store’s own deal on which its guesses have locked it', async () => {
    const deal = await held(market, counter.kim, counter.castle);
    const code = await counter.codeOf(counter.kim, deal);
    const wrong = { code: '000000', enteredAt: market.clock.now().toISOString(), revision: 1 };
    for (let nth = 0; nth < 5; nth++) await step(counter.castle, deal, 'hand-over', wrong);
    expect(await refused(counter.lookUp(code))).toEqual([400, 'deals.wrong-code']);
    market.clock.pass(901);
    expect((await counter.lookUp(code)).body).toMatchObject({ uuid: deal, isOwn: true });
  });
});
