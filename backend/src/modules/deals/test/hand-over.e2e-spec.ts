// The story of two players who swap cards with cash to balance, and change their minds at the table.
import type { ProblemBody } from '../../../../test/client.js';
import {
  ahead,
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  held,
  listed,
  midnightAfter,
  passUntil,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { DealJobs } from '../deal-jobs.js';
import type { DealDto, HandOverCode } from '../dto/deal.dto.js';
import { hashOf } from '../frozen-sheet.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
beforeAll(async () => {
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});

const statusOf = async (owner: Member, listing: string) =>
  (await owner.client.get<ListingDto>(`/api/listings/${listing}`)).body.status;
/** Each gives some copies, and Kim pays five dollars. */
async function aSwap(): Promise<{ deal: string; kims: string[]; robins: string[] }> {
  const [kims, robins] = [await listed(kim, 2), await listed(robin, 2)];
  const copies = [...kims, ...robins].map((listing, nth) => ({
    ...{ listing, giver: (nth < 2 ? kim : robin).user.uuid, priceCents: 300 + nth },
  }));
  const cash = { cents: 500, payer: kim.user.uuid };
  return { deal: await scheduled(market, kim, robin, { copies, cash }), kims, robins };
}
const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};

// @spec call-propose-amendment, call-agree-amendment, call-enter-code
it('one strikes a line at the table, the other agrees, and what is left changes hands', async () => {
  const { deal, kims, robins } = await aSwap();
  const before = await seenBy(kim, deal);
  expect(before.cash).toEqual({ amount: 5, payer: kim.user.uuid });
  expect(hashOf(before.sheet as never)).toBe(before.sheet.hash);
  expect(before.sheet.lines[0]).toMatchObject({
    ...{ nth: 0, giver: 'first', price: 3, conditionFactor: 1, value: expect.any(Number) },
    market: { source: 'Scryfall', finish: 'NONFOIL', asOf: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
  });
  expect(before.sheet.totals.first.cash).toBe(5);
  market.clock.pass(DAY);
  const enteredAt = market.clock.now().toISOString();
  expect((await enterCodeOf(market, kim, robin, deal, { enteredAt })).body.state).toBe('HANDING');
  const amendment = { struck: [3], conditions: [{ nth: 2, condition: 'LIGHTLY_PLAYED' }] };
  expect(await refused(step(kim, deal, 'amendment', { struck: [9], conditions: [] }))).toEqual([
    400,
    'deals.unknown-line',
  ]);
  expect(await refused(step(kim, deal, 'amendment', { struck: [0, 1, 2, 3], conditions: [] }))).toEqual([
    400,
    'deals.nothing-left',
  ]);
  expect(await refused(step(kim, deal, 'amendment', { struck: [], conditions: [] }))).toEqual([
    400,
    'deals.nothing-to-change',
  ]);
  expect((await step(kim, deal, 'amendment', amendment)).body).toMatchObject({
    amendment,
    whoseTurn: robin.user.uuid,
  });
  expect((await step(kim, deal, 'amendment', amendment)).body.history).toHaveLength(5);
  const old = (await robin.client.get<HandOverCode>(`/api/deals/${deal}/code`)).body.code;
  const agreed = await step(robin, deal, 'amendment/agree');
  expect(agreed.body.lines.map(({ isStruck, agreedCondition }) => [isStruck, agreedCondition])).toEqual([
    [false, 'NEAR_MINT'],
    [false, 'NEAR_MINT'],
    [false, 'LIGHTLY_PLAYED'],
    [true, 'NEAR_MINT'],
  ]);
  const { sheet } = agreed.body;
  expect(sheet.lines.map(({ nth, conditionFactor }) => [nth, conditionFactor])).toEqual([
    [0, 1],
    [1, 1],
    [2, 0.85],
  ]);
  expect(sheet.totals.second.value).toBe(sheet.lines[2]?.value);
  expect(sheet.hash).not.toBe(before.sheet.hash);
  expect(hashOf(sheet as never)).toBe(sheet.hash);
  expect(await statusOf(robin, robins[1] ?? '')).toBe('ACTIVE');
  const late = { code: old, enteredAt, revision: 1 };
  expect(await refused(step(kim, deal, 'hand-over', late))).toEqual([409, 'deals.lines-changed']);
  const done = await enterCodeOf(market, robin, kim, deal, { enteredAt });
  expect(done.body).toMatchObject({ state: 'DONE_IN_PART', sheet: { hash: sheet.hash } });
  for (const listing of kims) expect(await statusOf(kim, listing)).toBe('SOLD');
  expect(await statusOf(robin, robins[0] ?? '')).toBe('SOLD');
});

it('works without a connection: a code that was entered at the table counts within a day', async () => {
  const { deal } = await aSwap();
  market.clock.pass(DAY);
  const enteredAt = market.clock.now().toISOString();
  const codes = await Promise.all(
    [kim, robin].map(({ client }) => client.get<HandOverCode>(`/api/deals/${deal}/code`)),
  );
  const [kims, robins] = codes.map(({ body }) => body.code);
  market.clock.pass(20 * HOUR);
  const sent = await step(kim, deal, 'hand-over', { code: robins, enteredAt, revision: 1 });
  expect(sent.body.state).toBe('HANDING');
  // A phone that got no answer sends it again.
  expect((await step(kim, deal, 'hand-over', { code: robins, enteredAt, revision: 1 })).body.version).toBe(
    sent.body.version,
  );
  market.clock.pass(5 * HOUR);
  expect(await refused(step(robin, deal, 'hand-over', { code: kims, enteredAt, revision: 1 }))).toEqual([
    400,
    'deals.entered-too-long-ago',
  ]);
});

it('a clock that is ahead enters a code now, and codes work from two hours before the meeting', async () => {
  const { deal } = await aSwap();
  expect(await refused(enterCodeOf(market, kim, robin, deal))).toEqual([409, 'deals.code-not-open']);
  market.clock.pass(DAY - HOUR);
  const enteredAt = ahead(market, 30 * DAY).toISOString();
  expect((await enterCodeOf(market, kim, robin, deal, { enteredAt })).body.state).toBe('HANDING');
});

// @spec call-enter-code, call-hand-over-code
it('five wrong codes lock the hand-over, longer each time, also for the right one', async () => {
  passUntil(market, 10);
  const store = await signedUp(market, { role: 'STORE' });
  const deal = await held(market, kim, store);
  const right = (await store.client.get<HandOverCode>(`/api/deals/${deal}/code`)).body;
  expect(right.qr).toMatch(new RegExp(`/deals/${deal}#${right.code}$`));
  const enteredAt = market.clock.now().toISOString();
  const enter = (code: string) => step(kim, deal, 'hand-over', { code, enteredAt, revision: 1 });
  const wrong = String((Number(right.code) + 1) % 1_000_000).padStart(6, '0');
  for (let nth = 0; nth < 4; nth++) expect(await refused(enter(wrong))).toEqual([400, 'deals.wrong-code']);
  expect(await refused(enter(wrong))).toEqual([429, 'deals.code-locked']);
  const locked = await enter(right.code);
  expect(await refused(Promise.resolve(locked))).toEqual([429, 'deals.code-locked']);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect((await seenBy(kim, deal)).handOver.lockedUntil).not.toBeNull();
  expect((await seenBy(store, deal)).handOver.lockedUntil).toBeNull();
  market.clock.pass(15 * 60 + 1);
  // Who goes on guessing waits longer each time: an hour, then until the next day at the place.
  const lockedAgain = async () => {
    for (let nth = 0; nth < 4; nth++) expect((await enter(wrong)).status).toBe(400);
    return Number((await enter(wrong)).headers.get('retry-after'));
  };
  expect(await lockedAgain()).toBe(3600);
  market.clock.pass(3601);
  const seconds = await lockedAgain();
  // The store has no place: its days are those of UTC.
  expect((await seenBy(kim, deal)).handOver.lockedUntil).toBe(midnightAfter(market).toISOString());
  const noticesOf = async (who: Member) => (await notificationsOf(who.client, 'HAND_OVER_LOCKED')).length;
  await jobsDone(market);
  expect([await noticesOf(kim), await noticesOf(store)]).toEqual([3, 3]);
  market.clock.pass(seconds + 1);
  const later = market.clock.now().toISOString();
  const entered = await step(kim, deal, 'hand-over', { code: right.code, enteredAt: later, revision: 1 });
  expect(entered.body.state).toBe('HANDING');
});

it('a guess at a time before codes work is no guess: it is refused unread', async () => {
  const { deal } = await aSwap();
  const enteredAt = market.clock.now().toISOString();
  for (let nth = 0; nth < 6; nth++)
    expect(await refused(step(kim, deal, 'hand-over', { code: '000000', enteredAt, revision: 1 }))).toEqual([
      409,
      'deals.code-not-open',
    ]);
});

it('a hand-over that only one confirms ends unconfirmed: nobody says more, so nothing is sold, and nobody gets a mark', async () => {
  const { deal, kims } = await aSwap();
  market.clock.pass(DAY);
  await enterCodeOf(market, kim, robin, deal, { enteredAt: market.clock.now().toISOString() });
  expect(await refused(step(kim, deal, 'cancel', { reason: 'CHANGED_MIND' }))).toEqual([
    409,
    'deals.not-now',
  ]);
  market.clock.pass(72 * HOUR + 60);
  await market.app.get(DealJobs).sweep();
  expect((await seenBy(kim, deal)).state).toBe('UNANSWERED');
  market.clock.pass(7 * DAY + 60);
  await market.app.get(DealJobs).sweep();
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'UNCONFIRMED', endReason: 'ONE_CONFIRMED' });
  expect(await statusOf(kim, kims[0] ?? '')).toBe('ACTIVE');
});

it('both codes entered at the same moment make one hand-over', async () => {
  const { deal } = await aSwap();
  market.clock.pass(DAY);
  const enteredAt = market.clock.now().toISOString();
  const replies = await Promise.all(
    [0, 1, 2].flatMap(() => [
      enterCodeOf(market, kim, robin, deal, { enteredAt }),
      enterCodeOf(market, robin, kim, deal, { enteredAt }),
    ]),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const end: DealDto = await seenBy(kim, deal);
  expect(end.state).toBe('DONE');
  expect(end.history.filter(({ state }) => state === 'DONE')).toHaveLength(1);
});

it('a code is no answer to an amendment: what the other asked for since they confirmed comes first', async () => {
  const { deal } = await aSwap();
  market.clock.pass(DAY);
  expect((await enterCodeOf(market, kim, robin, deal)).body.state).toBe('HANDING');
  await step(robin, deal, 'amendment', { struck: [3], conditions: [] });
  expect(await refused(enterCodeOf(market, robin, kim, deal))).toEqual([409, 'deals.lines-changed']);
  await step(kim, deal, 'amendment/agree');
  expect((await enterCodeOf(market, robin, kim, deal)).body.state).toBe('DONE_IN_PART');
});

// @spec call-decline-amendment
it.each([
  ['declined by who is asked', () => kim, 'AMENDMENT_DECLINED'],
  ['withdrawn by who asked', () => robin, 'AMENDMENT_WITHDRAWN'],
] as const)('an amendment that is %s stops nobody any more', async (_how, who, change) => {
  const { deal } = await aSwap();
  market.clock.pass(DAY);
  await enterCodeOf(market, kim, robin, deal);
  const prices = [{ nth: 2, price: 40 }];
  await step(robin, deal, 'amendment', { struck: [], conditions: [], prices });
  expect(await refused(enterCodeOf(market, robin, kim, deal))).toEqual([409, 'deals.lines-changed']);
  const { revision } = (await seenBy(kim, deal)).handOver;
  const taken = await step(who(), deal, 'amendment/decline');
  expect(taken.body).toMatchObject({ state: 'HANDING', amendment: null, whoseTurn: kim.user.uuid });
  expect([taken.body.handOver.revision, taken.body.cash?.amount]).toEqual([revision, 5]);
  expect((await step(who(), deal, 'amendment/decline')).body.version).toBe(taken.body.version);
  await jobsDone(market);
  const other = who() === kim ? robin : kim;
  expect((await notificationsOf(other.client, 'DEAL_CHANGED'))[0]?.details.change).toBe(change);
  expect(await refused(step(other, deal, 'amendment/decline'))).toEqual([409, 'deals.nothing-proposed']);
  expect((await enterCodeOf(market, robin, kim, deal)).body.state).toBe('DONE');
});
