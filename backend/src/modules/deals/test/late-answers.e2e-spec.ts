// The story of answers that come late, or to something that has changed since it was looked at.
import type { ProblemBody } from '../../../../test/client.js';
import {
  aMeeting,
  DAY,
  enterCodeOf,
  expectConsistent,
  held,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { closes, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DealJobs } from '../deal-jobs.js';
import type { DealSummary } from '../dto/deal.dto.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
beforeEach(async () => {
  [kim, robin] = [await signedUp(market), await signedUp(market)];
});

/** A deal that was handed over, which Kim asks to undo. */
async function askedToUndo(): Promise<string> {
  const deal = await scheduled(market, kim, robin);
  market.clock.pass(DAY);
  await enterCodeOf(market, kim, robin, deal);
  await enterCodeOf(market, robin, kim, deal);
  await step(kim, deal, 'undo');
  return deal;
}

it('nobody is asked to undo a hand-over once it is too late for that', async () => {
  const deal = await askedToUndo();
  expect(await seenBy(robin, deal)).toMatchObject({ undoBy: kim.user.uuid, whoseTurn: robin.user.uuid });
  const whoseTurn = async () =>
    (await robin.client.get<DealSummary[]>('/api/deals?view=past')).body.map((past) => past.whoseTurn);
  expect(await whoseTurn()).toEqual([robin.user.uuid]);
  market.clock.pass(7 * DAY + 60);
  for (const party of [kim, robin])
    expect(await seenBy(party, deal)).toMatchObject({ state: 'DONE', undoBy: null, whoseTurn: null });
  expect(await whoseTurn()).toEqual([null]);
});

it('an answer to somebody whose account has closed since is not a question of one’s own', async () => {
  const deal = await askedToUndo();
  const { version } = await seenBy(robin, deal);
  expect((await closes(kim)).status).toBe(204);
  const late = await step<ProblemBody>(robin, deal, 'undo', {}, { 'if-match': `"${version}"` });
  expect([late.status, late.body.code]).toEqual([409, 'deals.not-now']);
  expect(await seenBy(robin, deal)).toMatchObject({ state: 'DONE', undoBy: null, whoseTurn: null });
});

it('cards that were put aside elsewhere in another window are not said to lie here', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const deal = await held(market, kim, store);
  const seen = { 'if-match': `"${(await seenBy(store, deal)).version}"` };
  const put = (shelf: string) => step<ProblemBody>(store, deal, 'ready', { shelf }, seen);
  expect((await put('Drawer 1')).status).toBe(200);
  expect((await put('Drawer 1')).status).toBe(200);
  expect((await put('Drawer 2')).status).toBe(412);
  expect((await seenBy(store, deal)).shelf).toBe('Drawer 1');
});

it('who has said that their cards are gone does not learn that they said the opposite', async () => {
  const deal = await scheduled(market, kim, robin);
  market.clock.pass(DAY);
  await enterCodeOf(market, robin, kim, deal);
  market.clock.pass(3 * DAY + 60);
  await market.app.get(DealJobs).sweep();
  const say = (cards: string) => step<ProblemBody>(robin, deal, 'whereabouts', { cards });
  expect((await say('GONE')).status).toBe(200);
  expect((await say('GONE')).status).toBe(200);
  expect((await say('KEPT')).body.code).toBe('deals.not-now');
});

it('the opposite of a settlement is not taken for the same one again', async () => {
  const deal = await askedToUndo();
  await step(kim, deal, 'dispute', { reason: 'MISSING' });
  await step(kim, deal, 'settle', { outcome: 'STANDS' });
  const settle = (outcome: string) => step<ProblemBody>(robin, deal, 'settle', { outcome });
  expect((await settle('STANDS')).status).toBe(200);
  expect((await settle('STANDS')).status).toBe(200);
  expect((await settle('UNDONE')).body.code).toBe('deals.not-now');
});

it('what each has said of a dispute counts until they say otherwise, in whatever order', async () => {
  const deal = await askedToUndo();
  await step(kim, deal, 'dispute', { reason: 'MISSING' });
  const settle = (who: Member, outcome: string) => step(who, deal, 'settle', { outcome });
  expect((await settle(kim, 'UNDONE')).body.settlement).toMatchObject({ otherOutcome: null });
  const opposed = { by: robin.user.uuid, outcome: 'STANDS', otherOutcome: 'UNDONE' };
  for (let times = 0; times < 2; times++)
    expect((await settle(robin, 'STANDS')).body).toMatchObject({ state: 'DISPUTED', settlement: opposed });
  expect((await settle(robin, 'UNDONE')).body).toMatchObject({ state: 'RESOLVED', endReason: 'UNDONE' });
  expect((await settle(robin, 'UNDONE')).status).toBe(200);
});

describe('what is said again after a lost answer, with the version that was seen before it,', () => {
  it('changes nothing, and is not refused as a change by somebody else', async () => {
    const deal = await scheduled(market, kim, robin);
    const seen = { 'if-match': `"${(await seenBy(kim, deal)).version}"` };
    const steps = [
      ['meeting', aMeeting(market, 30)],
      ['amendment', { struck: [], conditions: [{ nth: 0, condition: 'DAMAGED' }] }],
      ['signals', { signal: 'LATE', minutes: 10 }],
    ] as const;
    for (const [path, body] of steps) {
      const version = { 'if-match': `"${(await seenBy(kim, deal)).version}"` };
      const said = await step(kim, deal, path, body, version);
      expect([said.status, await step(kim, deal, path, body, version)]).toMatchObject([
        200,
        { status: 200, body: { version: said.body.version } },
      ]);
    }
    const other = await step<ProblemBody>(kim, deal, 'meeting', aMeeting(market, 40), seen);
    expect([other.status, other.body.code]).toEqual([412, 'deals.edit-conflict']);
    const early = await step<ProblemBody>(kim, deal, 'no-show', {}, seen);
    expect([early.status, early.body.code]).toEqual([412, 'deals.edit-conflict']);
  });
});
