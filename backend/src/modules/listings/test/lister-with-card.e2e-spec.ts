// The story of somebody who comes to a store for one card: all its copies of it, in any printing.
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard, sampleCards } from './sample.js';

const NOBODY = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';

describe('the copies of a card of one lister', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  const paper = sampleCards.filter(
    ({ games, finishes }) => games.includes('paper') && finishes.includes('nonfoil'),
  );
  const [printing, other] = paper
    .map((card) => [card, paper.find(({ id, name }) => name === card.name && id !== card.id)] as const)
    .find(([, reprint]) => reprint) ?? [aSampleCard(1), aSampleCard(2)];
  const ids = { this: printing.id, other: other?.id ?? '' };

  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
    const entries = [
      { cardId: ids.this, price: 3 },
      { cardId: ids.other, price: 1 },
      { cardId: ids.other, price: 2, type: 'BUY' },
      { cardId: aSampleCard(7).id, price: 1 },
    ];
    const body = entries.map((entry) => ({ condition: 'NEAR_MINT', ...entry }));
    expect((await store.client.post('/api/listings', body)).status).toBe(201);
    await player.client.post('/api/listings', [{ cardId: ids.this, price: 1, condition: 'NEAR_MINT' }]);
  });

  const find = (query: string, lister = store.user.uuid) =>
    player.client.get<ListingDto[]>(`/api/listings/user/${lister}/with-card?${query}`);

  // @spec call-listings-of-lister, added-lister-with-card
  it('are all that the lister has of it, in any printing, the cheapest first', async () => {
    for (const cardId of [ids.this, ids.other]) {
      const { body, headers } = await find(`cardId=${cardId}`);
      expect(body.map(({ cardId: id, price }) => [id, price])).toEqual([
        [ids.other, 1],
        [ids.other, 2],
        [ids.this, 3],
      ]);
      expect(headers.get('x-total-count')).toBe('3');
    }
  });

  // @spec added-lister-with-card
  it('come page by page', async () => {
    const prices: number[] = [];
    let next: string | undefined = `cardId=${ids.this}&limit=1`;
    while (next) {
      const { body, headers }: { body: ListingDto[]; headers: Headers } = await find(next);
      prices.push(...body.map(({ price }) => price));
      next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
    }
    expect(prices).toEqual([1, 2, 3]);
  });

  it('are none of an unknown card or an unknown lister', async () => {
    expect((await find(`cardId=${NOBODY}`)).body).toEqual([]);
    expect((await find(`cardId=${ids.this}`, NOBODY)).body).toEqual([]);
  });

  it('are asked for by a card', async () => {
    expect((await find('')).status).toBe(400);
    expect((await find('cardId=nonsense')).status).toBe(400);
  });

  // @spec added-lister-with-card
  it('are gone with the account', async () => {
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    expect((await find(`cardId=${ids.this}`)).body).toEqual([]);
  });
});
