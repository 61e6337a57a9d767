// The story of a playset over the counter: several copies are sold in one step, for one price each, and that can be taken back.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { ListingRepository } from '../persistence/listing.repository.js';
import { aListing } from './listing.factory.js';
import { aSampleCard } from './sample.js';

type Listings = ListingDto[] & ProblemBody;

describe('selling several', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let stranger: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    stranger = await signedUp(market, { role: 'STORE' });
  });

  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 2 };
  const posted = async (entries: object[], lister = store) =>
    (await lister.client.post<ListingDto[]>('/api/listings', entries)).body;
  const sell = (listings: object[], finalSoldPrice?: number, lister = store) =>
    lister.client.post<Listings>('/api/listings/sales', { listings, finalSoldPrice });
  const takeBack = (listings: readonly string[], lister = store) =>
    lister.client.post<Listings>('/api/listings/sales/restore', { listings });
  const copies = async (uuid: string) =>
    (await store.client.get<ListingDto[]>(`/api/listings/${uuid}/copies`)).body;
  const one = <Entry>(entries: readonly Entry[]): Entry => entries[0] as Entry;

  // @spec call-copies
  it('finds the copies of a listing: the same card on the same terms, active', async () => {
    const card = { ...entry, cardId: aSampleCard(2).id };
    const four = await posted([card, card, card, card]);
    const others = [{ price: 3 }, { condition: 'DAMAGED' }, { language: 'de' }, { type: 'TRADE' }];
    await posted(others.map((other) => ({ ...card, ...other })));
    await posted([card], stranger);
    const uuids = four.map(({ uuid }) => uuid);
    expect((await copies(one(uuids))).map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted());
    await sell([{ uuid: uuids[3] }]);
    expect(await copies(one(uuids))).toHaveLength(3);
    expect(await copies(uuids[3] ?? '')).toEqual([]);
  });

  // @spec call-sell-listings
  it('sells them for what was paid, or for the listed price of each', async () => {
    const [a, b, c] = await posted([entry, entry, { ...entry, price: 5 }]);
    const sold = await sell([{ uuid: a?.uuid }, { uuid: b?.uuid }], 1.5);
    expect(sold.status).toBe(200);
    expect(
      sold.body.map(({ uuid, status, finalSoldPrice, version }) => [uuid, status, finalSoldPrice, version]),
    ).toEqual([
      [a?.uuid, 'SOLD', 1.5, 2],
      [b?.uuid, 'SOLD', 1.5, 2],
    ]);
    expect((await sell([{ uuid: c?.uuid }])).body).toMatchObject([{ finalSoldPrice: 5 }]);
  });

  // @spec call-sell-listings
  it('sells all or none', async () => {
    const [a, b] = await posted([entry, entry]);
    await sell([{ uuid: b?.uuid }]);
    const [foreign] = await posted([entry], stranger);
    for (const [bad, status, code] of [
      [b?.uuid, 409, 'listings.already-sold'],
      [foreign?.uuid, 403, 'listings.not-yours'],
      ['00000000-0000-4000-8000-000000000000', 404, 'listings.not-found'],
    ] as const) {
      const refused = await sell([{ uuid: a?.uuid }, { uuid: bad }]);
      expect([refused.status, refused.body.code]).toEqual([status, code]);
    }
    expect(await copies(a?.uuid ?? '')).toContainEqual(a);
  });

  it('does not sell what has changed since it was seen', async () => {
    const [a] = await posted([entry]);
    await store.client.patch(`/api/listings/${a?.uuid}`, { price: 4 });
    const refused = await sell([{ uuid: a?.uuid, version: 1 }]);
    expect([refused.status, refused.body.code]).toEqual([412, 'listings.changed-meanwhile']);
    expect((await sell([{ uuid: a?.uuid, version: 2 }])).status).toBe(200);
  });

  it.each([
    [{ listings: [] }],
    [{ listings: [{ uuid: 'none' }] }],
    [{ listings: 'all' }],
    [{ listings: [{ uuid: aSampleCard(1).id }], finalSoldPrice: 1.005 }],
    [{ listings: [{ uuid: aSampleCard(1).id }], finalSoldPrice: 0 }],
    [{ listings: [{ uuid: aSampleCard(1).id, version: 0 }] }],
    [{ listings: Array.from({ length: 501 }, () => ({ uuid: aSampleCard(1).id })) }],
  ])('refuses %j', async (sale) => {
    expect((await store.client.post('/api/listings/sales', sale)).status).toBe(400);
  });

  it('has one winner when the same copies are sold twice at once', async () => {
    const four = (await posted([entry, entry, entry, entry])).map(({ uuid }) => ({ uuid }));
    const answers = await Promise.all([sell(four), sell(four.toReversed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  // @spec call-restore-sales
  it('can be taken back, all or none, for ten minutes', async () => {
    const [a, b] = await posted([entry, entry]);
    const uuids = [a?.uuid ?? '', b?.uuid ?? ''];
    await sell(
      uuids.map((uuid) => ({ uuid })),
      1,
    );
    expect((await takeBack(uuids, stranger)).body.code).toBe('listings.not-found');
    const back = await takeBack(uuids);
    expect(back.body).toMatchObject(uuids.map((uuid) => ({ uuid, status: 'ACTIVE', finalSoldPrice: null })));
    expect((await takeBack(uuids)).status).toBe(200);
    await sell([{ uuid: a?.uuid }]);
    market.clock.pass(10 * 60 + 1);
    await sell([{ uuid: b?.uuid }]);
    expect((await takeBack(uuids)).body.code).toBe('listings.too-late-to-restore');
    expect((await takeBack([b?.uuid ?? ''])).status).toBe(200);
  });

  it('lists what was posted together in the order of the call, the last on top', async () => {
    const numbers = Array.from({ length: 30 }, (_, nth) => nth + 1);
    const lister = await signedUp(market, { role: 'STORE' });
    await posted(
      numbers.map((price) => ({ ...entry, price })),
      lister,
    );
    const path = `/api/listings/user/${lister.user.uuid}/status/ACTIVE`;
    const { body } = await lister.client.get<ListingDto[]>(`${path}?limit=12`);
    expect(body.map(({ price }) => price)).toEqual(numbers.toReversed().slice(0, 12));
  });

  it('is for as many listings as an account may have', async () => {
    const listings = market.app.get(ListingRepository);
    const now = market.clock.now();
    await posted([entry]);
    expect(await listings.add(store.user.uuid, [], now, 0)).toEqual({
      ...{ isOpen: true, hasRoom: true, listings: '[]' },
    });
    const two = [aListing(), aListing()];
    expect(await listings.add(store.user.uuid, two, now, 1)).toEqual({
      isOpen: true,
      hasRoom: false,
      listings: '[]',
    });
    const full = market.replicas.map((replica) =>
      jest
        .spyOn(replica.get(ListingRepository), 'add')
        .mockResolvedValue({ isOpen: true, hasRoom: false, listings: '[]' }),
    );
    const refused = await store.client.post<ProblemBody>('/api/listings', [entry]);
    expect([refused.status, refused.body.code]).toEqual([409, 'listings.too-many']);
    for (const each of full) each.mockRestore();
  });
});
