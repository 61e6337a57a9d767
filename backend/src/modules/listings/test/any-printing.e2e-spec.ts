// The story of somebody who wants a card and does not mind which printing.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Member, PASSWORD, saysUnder18, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { Availability } from '../dto/availability.dto.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import { aSampleCard, sampleCard } from './sample.js';

describe('who has a card in any printing', () => {
  const market = story({}, { sample: true });
  const printing = (set: string, number: string) =>
    sampleCard((card) => card.set === set && card.collector_number === number).id;
  const warden = printing('brm', '1');
  const reprint = printing('8lm', '1');
  const third = printing('hlw', '27');
  const heron = printing('brm', '89');
  let goblet: Member;
  let harbor: Member;
  let player: Member;

  const post = async ({ client }: Member, ...entries: [cardId: string, price: number, terms?: object][]) => {
    const listings = entries.map(([cardId, price, terms]) => ({
      cardId,
      price,
      condition: 'NEAR_MINT',
      ...terms,
    }));
    expect((await client.post('/api/listings', listings)).status).toBe(201);
  };
  const withCard = (cardId: string, query = '') =>
    player.client.get<CardListing[]>(`/api/listings/with-card?cardId=${cardId}${query}`);
  const availability = async (cardIds: readonly string[], query = '') =>
    (await player.client.get<Availability[]>(`/api/listings/availability?cardIds=${cardIds}${query}`)).body;

  beforeAll(async () => {
    goblet = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    harbor = await signedUp(market, { role: 'STORE', name: 'Harbor Lights' });
    player = await signedUp(market);
    await post(goblet, [reprint, 1.5], [reprint, 2, { condition: 'DAMAGED' }], [heron, 7]);
    await post(harbor, [third, 1], [warden, 3], [warden, 0.5, { type: 'BUY' }]);
    await post(player, [reprint, 2.5, { type: 'TRADE' }]);
  });

  it('tells the listings of this printing first, then those of all others, each with its own set and picture', async () => {
    const { body, headers } = await withCard(warden, '&printings=any');
    expect(body.map(({ cardId, price }) => [cardId, price])).toEqual([
      [warden, 0.5],
      [warden, 3],
      [third, 1],
      [reprint, 1.5],
      [reprint, 2],
      [reprint, 2.5],
    ]);
    expect(body[2]).toMatchObject({
      cardSetCode: 'hlw',
      cardNumber: '27',
      cardImageUrl: `/api/cards/${third}/image/front/normal`,
      name: 'Harbor Lights',
    });
    expect(headers.get('x-total-count')).toBe('6');
  });

  it('means this printing alone where nothing else is said', async () => {
    for (const query of ['', '&printings=this']) {
      const { body } = await withCard(reprint, query);
      expect(body.map(({ price }) => price)).toEqual([1.5, 2, 2.5]);
    }
    expect((await withCard(reprint, '&printings=some')).status).toBe(400);
  });

  it('is paged through without losing or repeating a listing', async () => {
    const prices: number[] = [];
    let after: string | undefined = '';
    while (after !== undefined && prices.length < 20) {
      const { body, headers } = await withCard(warden, `&printings=any&limit=1${after}`);
      prices.push(...body.map(({ price }) => price));
      after = /after=([^&>]*)/.exec(headers.get('link') ?? '')?.[0].replace(/^/, '&');
    }
    expect(prices).toEqual([0.5, 3, 1, 1.5, 2, 2.5]);
    const listed = (await withCard(warden)).headers.get('link');
    expect(listed).toBeNull();
    expect((await withCard(warden, '&printings=any&after=W10')).status).toBe(400);
  });

  it('has nothing to tell of a card that nobody knows', async () => {
    const { status, body } = await withCard(randomUUID(), '&printings=any');
    expect([status, body]).toEqual([200, []]);
  });

  // @spec added-availability
  it('is told in short for many cards: what is sold or traded, not what somebody buys', async () => {
    const found = await availability([warden, reprint, third, aSampleCard(9).id]);
    expect(
      found.sort((one, other) => one.copies - other.copies || (one.price ?? 0) - (other.price ?? 0)),
    ).toEqual([
      {
        cardId: third,
        copies: 1,
        stores: 1,
        players: 0,
        individualListings: 0,
        price: 1,
        conditions: ['NEAR_MINT'],
        cheapestCardId: third,
        isPartial: false,
        countedAt: expect.any(String),
        isStale: false,
      },
      expect.objectContaining({ cardId: warden, copies: 1, price: 3 }),
      expect.objectContaining({
        cardId: reprint,
        copies: 3,
        stores: 1,
        players: 1,
        individualListings: 1,
        price: 1.5,
        conditions: ['DAMAGED', 'NEAR_MINT'],
      }),
    ]);
  });

  it('is told in short for any printing, with the one that is to be had for the lowest price', async () => {
    const found = await availability([warden, reprint, heron], '&printings=any');
    expect(found).toHaveLength(3);
    for (const id of [warden, reprint])
      expect(found).toContainEqual(
        expect.objectContaining({
          cardId: id,
          copies: 5,
          stores: 2,
          players: 1,
          price: 1,
          cheapestCardId: third,
        }),
      );
  });

  it('has no price where all copies are for trade alone', async () => {
    const oneOfAKind = aSampleCard(7).id;
    await post(player, [oneOfAKind, 4, { type: 'TRADE' }]);
    expect(await availability([oneOfAKind])).toEqual([
      expect.objectContaining({ copies: 1, stores: 0, players: 1, price: null }),
    ]);
  });

  it('leaves out the listings of a closed account', async () => {
    const closing = await signedUp(market, { role: 'STORE' });
    await post(closing, [heron, 1]);
    expect((await availability([heron]))[0]?.copies).toBe(2);
    await closing.client.put(`/api/users/${closing.user.uuid}/disable`, { password: PASSWORD });
    expect(await availability([heron])).toEqual([expect.objectContaining({ copies: 1, price: 7 })]);
    expect((await withCard(heron, '&printings=any')).body.map(({ price }) => price)).toEqual([7]);
  });

  it('counts up to 500 copies of those that are on the market, not of a suspended account that is cheaper', async () => {
    const suspended = await signedUp(market, { role: 'STORE' });
    const card = aSampleCard(21).id;
    await post(suspended, ...Array.from({ length: 500 }, () => [card, 0.01] as [string, number]));
    await post(harbor, [card, 8]);
    expect(await availability([card])).toEqual([expect.objectContaining({ copies: 500, isPartial: true })]);
    await market.app
      .get(DataSource)
      .query('update users.account set suspended_at = now() where uuid = $1', [suspended.user.uuid]);
    expect(await availability([card])).toEqual([
      expect.objectContaining({ copies: 1, price: 8, isPartial: false }),
    ]);
  });

  it('takes no more cards than a page of results has, and only ids', async () => {
    const ask = (cardIds: string) =>
      player.client.get(`/api/listings/availability?cardIds=${encodeURIComponent(cardIds)}`);
    expect((await ask('')).status).toBe(400);
    expect((await ask('lantern')).status).toBe(400);
    expect((await ask(Array(201).fill(warden).join())).status).toBe(400);
    expect((await ask(Array(175).fill(warden).join())).status).toBe(200);
  });

  it('finds in a search only what somebody has in stock, page by page', async () => {
    const search = async (query: string, { client } = player) => {
      const { status, body } = await client.get<{ data?: { id: string }[]; total_cards?: number }>(
        `/api/cards/search?${query}`,
      );
      return { status, ids: body.data?.map(({ id }) => id).sort() };
    };
    const all = 'q=lantern+warden&unique=prints';
    expect((await search(all)).ids).toHaveLength(3);
    expect((await search(`${all}&listed=true`)).ids).toEqual([warden, reprint, third].sort());
    expect((await search('q=clockwork+heron&unique=prints&listed=true')).ids).toEqual([heron]);
    // Of a card the printing is shown that somebody has.
    expect((await search('q=clockwork+heron&unique=cards&listed=true')).ids).toEqual([heron]);
    expect((await search('q=overgrow&listed=true')).status).toBe(404);
    await post(player, [printing('pbrm', '2'), 9]);
    expect((await search('q=overgrow&listed=true')).ids).toEqual([printing('pbrm', '2')]);
    // What players have is not for somebody under 18, who trades with stores alone.
    const young = await signedUp(market);
    await saysUnder18(market, young);
    expect((await search('q=overgrow&listed=true', young)).status).toBe(404);
    expect((await search('q=clockwork+heron&unique=prints&listed=true', young)).ids).toEqual([heron]);
  });

  it('counts a printing that was merged into another as that other', async () => {
    const [old, survivor] = [aSampleCard(11).id, aSampleCard(12).id];
    await post(goblet, [old, 6]);
    await market.app
      .get(DataSource)
      .query('update cards.printing set gone_at = now(), merged_into = $1 where id = $2', [survivor, old]);
    for (const id of [old, survivor])
      for (const query of ['', '&printings=any']) {
        expect(await availability([id], query)).toEqual([expect.objectContaining({ cardId: id, price: 6 })]);
        expect((await withCard(id, query)).body).toHaveLength(1);
      }
  });
});
