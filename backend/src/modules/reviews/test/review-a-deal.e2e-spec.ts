// The story of two who say how their deal went, and of the records that follow from it.
import type { ProblemBody } from '../../../../test/client.js';
import { DAY, enterCodeOf, held, opened, scheduled, step } from '../../../../test/deals.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import type { AccountRecord, DealReviews, GivenReview } from '../dto/review.dto.js';
import { ReviewsFacade } from '../reviews.facade.js';

const market = story({}, { sample: true });
let player: Member;
let store: Member;
beforeEach(async () => {
  [player, store] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market, { role: 'STORE' })];
});

/** A hold that was handed over. */
async function done(): Promise<string> {
  const deal = await held(market, player, store);
  await enterCodeOf(market, player, store, deal);
  expect((await enterCodeOf(market, store, player, deal)).body.state).toBe('DONE');
  return deal;
}
const GOOD = { onTime: true, asDescribed: true, again: true };
const write = ({ client }: Member, deal: string, review: object = GOOD) =>
  client.put<DealReviews & ProblemBody>(`/api/reviews/deals/${deal}`, review);
const read = async ({ client }: Member, deal: string) =>
  (await client.get<DealReviews>(`/api/reviews/deals/${deal}`)).body;
const about = async ({ user }: Member) =>
  (await player.client.get<GivenReview[]>(`/api/reviews/about/${user.uuid}`)).body;
const recordOf = async ({ user }: Member) =>
  (await player.client.get<AccountRecord[]>(`/api/reviews/records?accounts=${user.uuid}`)).body[0];

// The first of all: an export goes by the clock of the database, which the other stories leave behind.
it('the words of a hidden review are in the export of who wrote them, and in nobody else’s', async () => {
  const deal = await done();
  await write(store, deal);
  await write(player, deal, { ...GOOD, text: 'They live at 12 Elm Street.' });
  const [shown] = await about(store);
  await market.app.get(ReviewsFacade).hide(shown?.uuid ?? '');
  const exportedBy = async ({ client, user }: Member) =>
    (
      await client.get<{ reviews: { direction: string; body: string | null }[] }>(
        `/api/users/${user.uuid}/export`,
      )
    ).body.reviews;
  expect(await exportedBy(player)).toContainEqual(
    expect.objectContaining({ direction: 'written', body: 'They live at 12 Elm Street.' }),
  );
  expect(await exportedBy(store)).toContainEqual(
    expect.objectContaining({ direction: 'received', body: null }),
  );
});

// @spec call-write-review, call-deal-reviews
it('neither sees what the other says before both have said something', async () => {
  const deal = await done();
  const said = await write(player, deal, { ...GOOD, text: 'Friendly, and on time.' });
  expect(said.body).toMatchObject({ mine: { text: 'Friendly, and on time.' }, theirs: null, isOpen: true });
  expect(await read(store, deal)).toMatchObject({ mine: null, theirs: null, isOpen: true });
  expect(await about(store)).toEqual([]);
  expect((await write(player, deal, { ...GOOD, again: false })).body.mine).toMatchObject({
    again: false,
    text: null,
  });

  const answered = await write(store, deal, { onTime: true, asDescribed: null, again: true });
  expect(answered.body).toMatchObject({ theirs: { again: false }, isOpen: false });
  expect((await read(player, deal)).theirs).toMatchObject({ asDescribed: null });
  expect(await about(store)).toMatchObject([
    { deal, authorName: 'Kim Lee', authorRole: 'USER', again: false },
  ]);
  const late = await write(player, deal);
  expect([late.status, late.body.code]).toEqual([409, 'reviews.already-shown']);
  // The answer to the last one may have been lost.
  const repeated = await write(store, deal, { onTime: true, asDescribed: null, again: true });
  expect([repeated.status, repeated.body]).toEqual([200, answered.body]);
});

// @spec call-reviews-about
it('a review without an answer is shown after a week, and after two nobody writes one', async () => {
  const deal = await done();
  await write(player, deal);
  market.clock.pass(7 * DAY - 1);
  expect(await about(store)).toEqual([]);
  market.clock.pass(2);
  expect(await about(store)).toHaveLength(1);
  market.clock.pass(7 * DAY);
  expect((await write(store, deal)).body.code).toBe('reviews.too-late');
});

it('of two who are blocked neither reads what was said about the other, nor their record', async () => {
  const deal = await done();
  for (const each of [player, store]) await write(each, deal);
  const stranger = await signedUp(market);
  const readBy = async ({ client }: Member, { user }: Member) =>
    (
      await Promise.all(
        [`about/${user.uuid}`, `records?accounts=${user.uuid}`].map((path) =>
          client.get<object[]>(`/api/reviews/${path}`),
        ),
      )
    ).map(({ body }) => body.length);
  expect(await readBy(stranger, store)).toEqual([1, 1]);
  await stranger.client.put(`/api/moderation/blocks/${store.user.uuid}`);
  await player.client.put(`/api/moderation/blocks/${stranger.user.uuid}`);
  for (const other of [store, player]) {
    expect(await readBy(stranger, other)).toEqual([0, 0]);
    expect(await readBy(other, stranger)).toEqual([0, 0]);
    expect(await readBy(other, other)).toEqual([1, 1]);
  }
});

it('two who write at one moment both see the other’s', async () => {
  const deal = await done();
  await Promise.all([write(player, deal), write(store, deal)]);
  for (const each of [player, store])
    expect(await read(each, deal)).toMatchObject({ mine: GOOD, theirs: GOOD, isOpen: false });
});

it.each([
  ['writes', false],
  ['changes', true],
])('an account that is erased while it %s a review leaves no words behind', async (_, isWritten) => {
  const deal = await done();
  if (isWritten) await write(player, deal, { ...GOOD, text: 'Ask for Kim at the counter.' });
  const { uuid } = player.user;
  const erase = async () => {
    const { manager } = market.app.get(UnitOfWork);
    await manager.query('select from users.account where uuid = $1 for update', [uuid]);
    await manager.query('update users.account set enabled = false where uuid = $1', [uuid]);
    await market.app.get(PersonalData).erase(uuid);
  };
  const late = await overtakenBy(market, erase, () =>
    write(player, deal, { ...GOOD, text: 'Call Kim on 555 0134.' }),
  );
  const { theirs } = (await write(store, deal)).body;
  expect(theirs?.text ?? null).toBeNull();
  expect([late.status, late.body.code]).toEqual([403, 'users.account-closed']);
});

it('only parties review, and only what was handed over', async () => {
  const live = await opened(market, player, store);
  expect((await write(player, live)).body.code).toBe('reviews.deal-not-found');
  const canceled = await scheduled(market, player, store);
  await step(player, canceled, 'cancel', { reason: 'CHANGED_MIND' });
  expect((await write(player, canceled)).body.code).toBe('reviews.not-done');
  const stranger = await signedUp(market);
  expect((await write(stranger, await done())).status).toBe(404);
});

it('who says that something is wrong keeps nobody from a review, and a hand-over that is undone counts for nobody', async () => {
  const disputed = await done();
  expect((await step(player, disputed, 'dispute', { reason: 'WRONG_CONDITION' })).body.state).toBe(
    'DISPUTED',
  );
  expect((await write(player, disputed, { ...GOOD, asDescribed: false })).status).toBe(200);
  expect((await recordOf(store))?.withPlayers).toMatchObject({ handOvers: 1 });
  for (const party of [player, store]) await step(party, disputed, 'settle', { outcome: 'UNDONE' });
  expect((await recordOf(store))?.withPlayers).toMatchObject({ handOvers: 0 });
  expect((await write(store, disputed)).body.code).toBe('reviews.not-done');
});

// @spec call-reviews-about
it('what two said of a hand-over is shown to others until it is undone, and what they said of another one stays', async () => {
  const [undone, kept] = [await done(), await done()];
  for (const deal of [undone, kept]) {
    await write(store, deal);
    await write(player, deal, { ...GOOD, text: `Of ${deal}.` });
  }
  expect(await about(store)).toHaveLength(2);
  for (const party of [player, store]) await step(party, undone, 'undo');
  const shown = await player.client.get<GivenReview[]>(`/api/reviews/about/${store.user.uuid}`);
  expect(shown.body.map(({ deal }) => deal)).toEqual([kept]);
  expect(shown.headers.get('x-total-count')).toBe('1');
  expect((await read(store, undone)).theirs?.text).toBe(`Of ${undone}.`);
});

// @spec call-records
it('of two who deal again and again, hand-overs that were undone take no place of the three that count', async () => {
  for (let nth = 0; nth < 4; nth++) {
    const deal = await done();
    await write(store, deal);
    await write(player, deal);
    if (nth < 3) for (const party of [player, store]) await step(party, deal, 'undo');
  }
  expect((await recordOf(store))?.withPlayers).toMatchObject({
    handOvers: 1,
    reviews: { again: { yes: 1, no: 0 } },
  });
});

// @spec call-records
it('a record is counts, with stores and players apart, and of two who deal again and again three count', async () => {
  expect(await recordOf(store)).toEqual({
    ...{
      account: store.user.uuid,
      since: expect.stringMatching(/^\d{4}-\d\d$/),
      withPlayers: null,
      withStores: null,
    },
  });
  for (let nth = 0; nth < 4; nth++) {
    const deal = await done();
    await write(player, deal, { ...GOOD, onTime: nth !== 0 });
    await write(store, deal, { ...GOOD, asDescribed: null });
  }
  expect(await recordOf(store)).toMatchObject({
    withStores: null,
    withPlayers: {
      ...{ handOvers: 3, partners: 1, lateCancellations: 0, noShows: 0, stockConflicts: 0 },
      reviews: { onTime: { yes: 2, no: 1 }, asDescribed: { yes: 3, no: 0 }, again: { yes: 3, no: 0 } },
    },
  });
  expect((await recordOf(player))?.withStores).toMatchObject({ reviews: { asDescribed: { yes: 0, no: 0 } } });
});
