// The story of a want that a deal fulfills: what was received is wanted no longer.
import { randomUUID } from 'node:crypto';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { ListingsFacade } from '../../listings/index.js';
import type { WantDto } from '../dto/want.dto.js';
import { importSample, type SampleCard, sampleCards } from './sample.js';

const market = story();
const [card, other, watched] = sampleCards(3) as unknown as [SampleCard, SampleCard, SampleCard];
let player: Member;
let seller: Member;
beforeAll(async () => {
  await importSample(market);
  [player, seller] = [await signedUp(market), await signedUp(market)];
});

/** The player receives as many copies in one deal. */
async function receive(cards: readonly { id: string }[]): Promise<void> {
  const entries = cards.map(({ id }) => ({ cardId: id, condition: 'NEAR_MINT', price: 2 }));
  const { body } = await seller.client.post<{ uuid: string }[]>('/api/listings', entries);
  const deal = randomUUID();
  const copies = body.map(({ uuid }) => ({ listing: uuid, lister: seller.user.uuid }));
  await market.app.get(UnitOfWork).run(async () => {
    const listings = market.app.get(ListingsFacade);
    await listings.reserveCopies(deal, copies, { until: new Date('2099-01-01T00:00:00Z'), zone: null });
    const terms = { receiver: player.user.uuid, priceCents: 200, condition: 'NEAR_MINT' as const };
    await listings.transferCopies(
      deal,
      copies.map(({ listing }) => ({ listing, ...terms })),
    );
  });
  await jobsDone(market);
}
const want = (id: string, quantity: number) =>
  player.client.put(`/api/watchlist/wants/${id}`, { anyPrinting: true, quantity });
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
