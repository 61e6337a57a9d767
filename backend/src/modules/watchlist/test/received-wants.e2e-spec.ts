// The story of a want that a deal fulfills: what was received is wanted no longer.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../test/mails.js';
import { overtakenBy } from '../../../../test/overtaken.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade } from '../../listings/index.js';
import type { WantDto } from '../dto/want.dto.js';
import { WatchlistService } from '../watchlist.service.js';
import { type SampleCard, sampleCards } from './sample.js';

const market = story({}, { sample: true });
const [card, other, watched] = sampleCards(3) as unknown as [SampleCard, SampleCard, SampleCard];
let player: Member;
let seller: Member;
beforeAll(async () => {
  [player, seller] = [await signedUp(market), await signedUp(market)];
});

/** The player receives as many copies in one deal. */
async function receive(
  cards: readonly { id: string }[],
  terms: { readonly finish?: string; readonly language?: string; readonly condition?: 'DAMAGED' } = {},
): Promise<string> {
  const entries = cards.map(({ id }) => ({ cardId: id, condition: 'NEAR_MINT', price: 2, ...terms }));
  const { body } = await seller.client.post<{ uuid: string }[]>('/api/listings', entries);
  const deal = randomUUID();
  const copies = body.map(({ uuid }) => ({ listing: uuid, lister: seller.user.uuid }));
  await market.app.get(UnitOfWork).run(async () => {
    const listings = market.app.get(ListingsFacade);
    await listings.reserveCopies(deal, copies, { until: new Date('2099-01-01T00:00:00Z'), zone: null });
    const { condition = 'NEAR_MINT' as const } = terms;
    await listings.transferCopies(
      deal,
      copies.map(({ listing }) => ({ listing, receiver: player.user.uuid, priceCents: 200, condition })),
    );
  });
  await jobsDone(market);
  return deal;
}
async function undo(deal: string): Promise<void> {
  await market.app.get(UnitOfWork).run(() => market.app.get(ListingsFacade).reverseTransfers(deal));
  await jobsDone(market);
}
const want = (id: string, quantity: number, terms: object = {}) =>
  player.client.put(`/api/watchlist/wants/${id}`, { anyPrinting: true, quantity, ...terms });
const wants = async () =>
  (await player.client.get<WantDto[]>('/api/watchlist/wants')).body.map(({ cardId, quantity }) => [
    cardId,
    quantity,
  ]);

it('what was received is wanted no longer, and what is only watched stays watched', async () => {
  await want(card.id, 3);
  await want(other.id, 1);
  await player.client.post(`/api/watchlist/${player.user.uuid}?cardId=${watched.id}`);
  await receive([card, card, other, watched]);
  expect(await wants()).toEqual([[card.id, 1]]);
  const list = `/api/watchlist/${player.user.uuid}`;
  const left = (await player.client.get<{ cardId: string }[]>(list)).body.map(({ cardId }) => cardId);
  expect(left.toSorted()).toEqual([card.id, watched.id].toSorted());
  await receive([card, card]);
  expect(await wants()).toEqual([]);
});

it('a want that is being changed at that moment keeps the change', async () => {
  await want(card.id, 1);
  const raise = async () => {
    await market.app.get(WatchlistService).lock(player.user.uuid);
    const raised = 'update watchlist.want set quantity = 4 where owner = $1 and card_id = $2';
    await market.app.get(UnitOfWork).manager.query(raised, [player.user.uuid, card.id]);
  };
  await overtakenBy(market, raise, () => receive([card]));
  expect(await wants()).toEqual([[card.id, 3]]);
  await player.client.call('DELETE', `/api/watchlist/wants/${card.id}`);
});

it.each([
  ['a nonfoil copy', { finishes: ['FOIL'] }, {}],
  ['another language', { languages: ['ja'] }, {}],
  ['a copy that is too worn', { leastCondition: 'LIGHTLY_PLAYED' }, { condition: 'DAMAGED' as const }],
])('%s takes off no want that it does not fit', async (_what, terms, copy) => {
  await want(card.id, 1, terms);
  await receive([card], copy);
  expect(await wants()).toEqual([[card.id, 1]]);
  await player.client.call('DELETE', `/api/watchlist/wants/${card.id}`);
});

it('a want of a printing that was merged into another is fulfilled by a copy of that other', async () => {
  const [old, survivor] = sampleCards(5).slice(3) as unknown as [SampleCard, SampleCard];
  await want(old.id, 2, { anyPrinting: false });
  const merge = 'update cards.printing set gone_at = now(), merged_into = $1 where id = $2';
  await market.app.get(DataSource).query(merge, [survivor.id, old.id]);
  await receive([survivor]);
  expect(await wants()).toEqual([[old.id, 1]]);
  await receive([survivor]);
  expect(await wants()).toEqual([]);
});

it('copies beyond a want of their printing count for one of any printing, and all come back', async () => {
  const all = sampleCards(1000);
  const [one, reprint] = all.filter(({ name }) => name === 'Lantern Warden') as [SampleCard, SampleCard];
  await want(reprint.id, 3);
  await want(one.id, 1, { anyPrinting: false });
  const deal = await receive([one, one, one]);
  expect(await wants()).toEqual([[reprint.id, 1]]);
  await undo(deal);
  expect((await wants()).toSorted()).toEqual(
    [
      [reprint.id, 3],
      [one.id, 1],
    ].toSorted(),
  );
  for (const { id } of [one, reprint]) await player.client.call('DELETE', `/api/watchlist/wants/${id}`);
});

describe('an undone deal', () => {
  const isWatched = async ({ id }: SampleCard) =>
    (
      await player.client.get<{ contains: boolean }>(
        `/api/watchlist/${player.user.uuid}/contains?cardId=${id}`,
      )
    ).body.contains;

  it('brings back no card that its owner has taken off since, and says nothing more of one', async () => {
    await want(card.id, 3);
    const deal = await receive([card]);
    await player.client.call('DELETE', `/api/watchlist/${player.user.uuid}?cardId=${card.id}`);
    await undo(deal);
    expect([await isWatched(card), await wants()]).toEqual([false, []]);
    await want(card.id, 3);
    const next = await receive([card]);
    await player.client.call('DELETE', `/api/watchlist/wants/${card.id}`);
    await undo(next);
    expect([await isWatched(card), await wants()]).toEqual([true, []]);
    await player.client.call('DELETE', `/api/watchlist/${player.user.uuid}?cardId=${card.id}`);
  });

  it('brings the want back also while its owner is suspended', async () => {
    await want(other.id, 1);
    const deal = await receive([other]);
    const suspend = (since: string) =>
      market.app
        .get(DataSource)
        .query(`update users.account set suspended_at = ${since} where uuid = $1`, [player.user.uuid]);
    await suspend('now()');
    await undo(deal);
    await suspend('null');
    expect(await wants()).toEqual([[other.id, 1]]);
    await player.client.call('DELETE', `/api/watchlist/wants/${other.id}`);
  });

  it('brings the want back as it was, with its list and its note', async () => {
    const terms = { finishes: ['NONFOIL'], note: 'For the deck', maxPrice: 3 };
    await want(other.id, 1, terms);
    const before = (await player.client.get<WantDto[]>('/api/watchlist/wants')).body[0];
    const deal = await receive([other]);
    expect(await wants()).toEqual([]);
    await undo(deal);
    const [after] = (await player.client.get<WantDto[]>('/api/watchlist/wants')).body;
    expect(after).toEqual({ ...before, changedAt: after?.changedAt, version: after?.version });
    await player.client.call('DELETE', `/api/watchlist/wants/${other.id}`);
  });

  it('adds what was received to a want that is still there, or was said again, once', async () => {
    await want(card.id, 3);
    const deal = await receive([card, card]);
    expect(await wants()).toEqual([[card.id, 1]]);
    await undo(deal);
    expect(await wants()).toEqual([[card.id, 3]]);
    const whole = await receive([card, card, card]);
    await want(card.id, 1);
    await undo(whole);
    expect(await wants()).toEqual([[card.id, 4]]);
  });
});
