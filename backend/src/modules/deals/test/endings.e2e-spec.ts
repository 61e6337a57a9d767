// The story of deals that end otherwise: cancelled, nobody came, undone, disputed, an account closed.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import {
  DAY,
  enterCodeOf,
  expectConsistent,
  HOUR,
  held,
  listed,
  opened,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { closes, type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import type { AccountRecord } from '../../reviews/dto/review.dto.js';
import { DealJobs } from '../deal-jobs.js';
import { DealsQueries } from '../deals.queries.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
// Records are of all deals of an account.
beforeEach(async () => {
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});

const recordOf = async ({ user }: Member) => {
  const { body } = await kim.client.get<AccountRecord[]>(`/api/reviews/records?accounts=${user.uuid}`);
  const { reviews: _reviews, ...marks } = body[0]?.withPlayers ?? { reviews: null, ...NO_MARKS };
  return marks;
};
const NO_MARKS = { handOvers: 0, partners: 0, lateCancellations: 0, noShows: 0, stockConflicts: 0 };
const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};
const statusOf = async (deal: string) => {
  const [line] = (await seenBy(robin, deal)).lines;
  return (await robin.client.get<ListingDto>(`/api/listings/${line?.listing}`)).body.status;
};
/** A deal that was handed over. */
async function done(): Promise<string> {
  const deal = await scheduled(market, kim, robin);
  market.clock.pass(DAY);
  await enterCodeOf(market, kim, robin, deal);
  await enterCodeOf(market, robin, kim, deal);
  return deal;
}

it.each([
  ['at once, for any meeting', 3, 0, 'CHANGED_MIND', 0],
  ['half an hour later, a day before the meeting', 24, HOUR, 'CHANGED_MIND', 0],
  ['three hours before the meeting', 24, 21 * HOUR, 'CANNOT_COME', 1],
  ['late, for safety', 24, 21 * HOUR, 'SAFETY', 0],
  ['early, because the card was sold elsewhere', 24, HOUR, 'SOLD_ELSEWHERE', 1],
])('a deal that is cancelled %s counts as it should', async (_what, hours, passed, reason, late) => {
  const deal = await scheduled(market, kim, robin, {}, hours);
  market.clock.pass(passed);
  const { body } = await step(robin, deal, 'cancel', { reason });
  expect(body).toMatchObject({ state: 'CANCELLED', endReason: reason });
  expect(await statusOf(deal)).toBe('ACTIVE');
  expect(await recordOf(robin)).toEqual({ ...NO_MARKS, lateCancellations: late });
  expect(await recordOf(kim)).toEqual(NO_MARKS);
});

// @spec call-cancel-deal
it('a player gives up a hold without a mark, whenever they like', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const deal = await held(market, kim, store);
  market.clock.pass(DAY + 20 * HOUR);
  await step(kim, deal, 'cancel', { reason: 'CHANGED_MIND' });
  expect(await recordOf(kim)).toEqual(NO_MARKS);
});

it('a trade without a meeting expires after three days, without a mark', async () => {
  const deal = await opened(market, kim, robin);
  market.clock.pass(3 * DAY + 60);
  await market.app.get(DealJobs).sweep();
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'EXPIRED', endReason: 'NO_MEETING_AGREED' });
  expect(await statusOf(deal)).toBe('ACTIVE');
});

describe('one who says that the other did not come', () => {
  const claimed = async () => {
    const deal = await scheduled(market, kim, robin);
    expect(await refused(step(kim, deal, 'no-show'))).toEqual([409, 'deals.too-early']);
    market.clock.pass(DAY + HOUR);
    expect((await step(kim, deal, 'no-show')).body).toMatchObject({
      ...{ state: 'NO_SHOW_CLAIMED', claimedBy: kim.user.uuid, whoseTurn: robin.user.uuid },
    });
    return deal;
  };

  // @spec call-claim-no-show, call-answer-no-show
  it('is right when the other admits it', async () => {
    const deal = await claimed();
    expect(await refused(step(kim, deal, 'no-show/answer', { agrees: true }))).toEqual([
      409,
      'deals.not-your-turn',
    ]);
    expect((await step(robin, deal, 'no-show/answer', { agrees: true })).body.state).toBe('NO_SHOW');
    expect(await recordOf(robin)).toEqual({ ...NO_MARKS, noShows: 1 });
    expect(await statusOf(deal)).toBe('ACTIVE');
  });

  it('is right when the other is silent for three days', async () => {
    const deal = await claimed();
    market.clock.pass(3 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    expect((await seenBy(kim, deal)).state).toBe('NO_SHOW');
    expect(await recordOf(robin)).toEqual({ ...NO_MARKS, noShows: 1 });
  });

  it('is in a dispute when the other says otherwise, which ends by itself without a mark', async () => {
    const deal = await claimed();
    expect((await step(robin, deal, 'no-show/answer', { agrees: false })).body.state).toBe('DISPUTED');
    expect(await statusOf(deal)).toBe('ACTIVE');
    market.clock.pass(14 * DAY + 60);
    await market.app.get(DealJobs).sweep();
    expect(await seenBy(kim, deal)).toMatchObject({ state: 'RESOLVED', endReason: 'UNRESOLVED' });
    expect([await recordOf(kim), await recordOf(robin)]).toEqual([NO_MARKS, NO_MARKS]);
  });

  it('did not meet the other when both say so: no marks', async () => {
    const deal = await claimed();
    expect((await step(robin, deal, 'no-show')).body).toMatchObject({
      state: 'EXPIRED',
      endReason: 'DID_NOT_MEET',
    });
    expect([await recordOf(kim), await recordOf(robin)]).toEqual([NO_MARKS, NO_MARKS]);
  });

  it('is too late a day after the meeting', async () => {
    const deal = await scheduled(market, kim, robin);
    market.clock.pass(DAY + 27 * HOUR);
    expect(await refused(step(kim, deal, 'no-show'))).toEqual([409, 'deals.not-now']);
  });
});

// @spec call-undo-deal
it('a hand-over counts for both, and is undone by both alone, within seven days', async () => {
  const deal = await done();
  expect(await recordOf(kim)).toEqual({ ...NO_MARKS, handOvers: 1, partners: 1 });
  expect((await step(kim, deal, 'undo')).body).toMatchObject({
    state: 'DONE',
    undoBy: kim.user.uuid,
    whoseTurn: robin.user.uuid,
  });
  expect((await step(kim, deal, 'undo')).body.state).toBe('DONE');
  expect(await statusOf(deal)).toBe('SOLD');
  expect((await step(robin, deal, 'undo')).body).toMatchObject({ state: 'RESOLVED', endReason: 'UNDONE' });
  expect(await statusOf(deal)).toBe('ACTIVE');
  expect(await recordOf(kim)).toEqual(NO_MARKS);

  const old = await done();
  market.clock.pass(7 * DAY + 60);
  expect(await refused(step(kim, old, 'undo'))).toEqual([409, 'deals.too-late']);
  expect(await refused(step(kim, old, 'dispute', { reason: 'COUNTERFEIT' }))).toEqual([
    409,
    'deals.too-late',
  ]);
});

// @spec call-dispute-deal, call-settle-dispute
it('a dispute is settled when both say the same', async () => {
  const deal = await done();
  const disputed = await step(kim, deal, 'dispute', {
    reason: 'WRONG_CONDITION',
    note: 'The corner is bent.',
  });
  expect(disputed.body).toMatchObject({
    state: 'DISPUTED',
    disputeReason: 'WRONG_CONDITION',
    disputeNote: 'The corner is bent.',
  });
  await step(kim, deal, 'settle', { outcome: 'UNDONE' });
  expect((await step(robin, deal, 'settle', { outcome: 'STANDS' })).body).toMatchObject({
    ...{ state: 'DISPUTED', settlement: { by: robin.user.uuid, outcome: 'STANDS' } },
  });
  expect((await step(robin, deal, 'settle', { outcome: 'STANDS' })).body.state).toBe('DISPUTED');
  await step(kim, deal, 'settle', { outcome: 'UNDONE' });
  expect((await step(robin, deal, 'settle', { outcome: 'UNDONE' })).body).toMatchObject({
    state: 'RESOLVED',
    endReason: 'UNDONE',
  });
  expect(await statusOf(deal)).toBe('ACTIVE');
});

it('an account that closes cancels its live deals at once; what was done stays, with a former member', async () => {
  const [live, past] = [await opened(market, kim, robin), await done()];
  expect((await step(kim, past, 'undo')).body.whoseTurn).toBe(robin.user.uuid);
  expect((await closes(kim)).status).toBe(204);
  expect(await seenBy(robin, live)).toMatchObject({ state: 'CANCELLED', endReason: 'ACCOUNT_CLOSED' });
  expect(await statusOf(live)).toBe('ACTIVE');
  expect(await seenBy(robin, past)).toMatchObject({
    ...{ state: 'DONE', undoBy: null, whoseTurn: null },
    other: { uuid: kim.user.uuid, name: null, role: 'USER' },
  });
  const copies = (await listed(robin)).map((listing) => ({
    listing,
    giver: robin.user.uuid,
    priceCents: 500,
  }));
  await expect(opened(market, kim, robin, { copies })).rejects.toMatchObject({
    code: 'deals.account-closed',
  });
});

it('blocking the other cancels nothing in silence: the deal goes on until one of them ends it', async () => {
  const deal = await opened(market, kim, robin);
  const sql = 'insert into listings.blocked_sender (recipient, sender, blocked_at) values ($1, $2, now())';
  await market.app.get(DataSource).query(sql, [robin.user.uuid, kim.user.uuid]);
  expect((await seenBy(kim, deal)).state).toBe('AGREED');
  expect((await step(robin, deal, 'cancel', { reason: 'SAFETY' })).body.state).toBe('CANCELLED');
});

it('an account that closes while the other takes a step ends the deal once: neither waits for the other in vain', async () => {
  for (let nth = 0; nth < 8; nth++) {
    const [leaver, stayer] = [await signedUp(market), await signedUp(market)];
    const deal = await scheduled(market, leaver, stayer);
    const closing = leaver.client.put(`/api/users/${leaver.user.uuid}/disable`, { password: PASSWORD });
    const [closed, cancelled] = await Promise.all([
      closing,
      step(stayer, deal, 'cancel', { reason: 'OTHER' }),
    ]);
    expect([closed.status, [200, 409].includes(cancelled.status)]).toEqual([204, true]);
    const { state, history } = await seenBy(stayer, deal);
    expect([state, history.filter((each) => each.state === 'CANCELLED').length]).toEqual(['CANCELLED', 1]);
  }
});

it('what was said at the end of a deal is forgotten after a year; the deal stays', async () => {
  const deal = await opened(market, kim, robin);
  await step(kim, deal, 'cancel', { reason: 'OTHER', note: 'My train was canceled.' });
  market.clock.pass(366 * DAY);
  await market.app.get(Retention).applyAll();
  const { text } = await market.app.get(DealsQueries).one(kim.user, deal);
  expect(JSON.parse(`${text}`)).toMatchObject({ state: 'CANCELLED', endReason: 'OTHER', endNote: null });
});
