// The story of a listing: posted, seen by others, changed, sold, gone from view.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { CardListing } from '../dto/card-listing.dto.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard, sampleCard } from './sample.js';

describe('posting and selling', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    player = await signedUp(market, { role: 'USER' });
  });

  const post = (person: Member, ...entries: object[]) =>
    person.client.post<ListingDto[]>('/api/listings', entries);
  const refused = (person: Member, body: unknown) => person.client.post<ProblemBody>('/api/listings', body);
  const active = (viewer: Member, owner: Member, query = '') =>
    viewer.client.get<ListingDto[]>(`/api/listings/user/${owner.user.uuid}/status/ACTIVE${query}`);
  const withCard = (viewer: Member, cardId: string) =>
    viewer.client.get<CardListing[]>(`/api/listings/with-card?cardId=${cardId}`);
  const one = async (person: Member, entry: object = {}) => {
    const { body } = await post(person, {
      cardId: aSampleCard(1).id,
      condition: 'NEAR_MINT',
      price: 5.99,
      ...entry,
    });
    return body[0] as ListingDto;
  };

  // @spec field-listing, state-listing-active, call-post-listings
  it('posts a card with a snapshot from the card database, whatever the client says its name is', async () => {
    const card = aSampleCard(3);
    const { status, body } = await post(store, {
      cardId: card.id,
      cardName: 'Something else',
      cardSet: 'X',
      cardNumber: '0',
      cardImageUrl: 'https://evil.example/x.png',
      condition: 'LIGHTLY_PLAYED',
      price: 12.5,
      status: 'ACTIVE',
      uuid: store.user.uuid,
    });
    expect(status).toBe(201);
    expect(body).toEqual([
      expect.objectContaining({
        userId: store.user.uuid,
        cardId: card.id,
        cardName: card.name,
        cardSet: card.set_name,
        cardSetCode: card.set,
        cardNumber: card.collector_number,
        cardImageUrl: `/api/cards/${card.id}/image/front/normal`,
        condition: 'LIGHTLY_PLAYED',
        price: 12.5,
        status: 'ACTIVE',
        type: 'SELL',
        finish: 'NONFOIL',
        language: 'en',
        finalSoldPrice: null,
      }),
    ]);
  });

  // @spec rule-both-post-listings, field-listing-lister, call-with-card
  it('shows on the card who has it and for how much, cheapest first', async () => {
    const cardId = aSampleCard(5).id;
    await one(player, { cardId, price: 9 });
    await one(store, { cardId, price: 4.25 });
    const { body, headers } = await withCard(player, cardId);
    expect(body.map(({ price, name, role }) => [price, name, role])).toEqual([
      [4.25, 'The Gilded Goblet', 'STORE'],
      [9, player.user.name, 'USER'],
    ]);
    expect(headers.get('x-total-count')).toBe('2');
  });

  it('posts all cards or none', async () => {
    const before = (await active(store, store)).headers.get('x-total-count');
    const good = { cardId: aSampleCard(1).id, condition: 'DAMAGED', price: 1 };
    const unknown = { ...good, cardId: '00000000-0000-4000-8000-000000000000' };
    const { status, body } = await refused(store, [good, unknown]);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'listings.unknown-card', errors: [{ field: '1.cardId' }] });
    expect((await active(store, store)).headers.get('x-total-count')).toBe(before);
  });

  // @spec state-listing-sold, state-listing-sold-gone, state-listings-active-only, call-sell-listing
  it('is sold for the listed price and gone from view', async () => {
    const cardId = aSampleCard(7).id;
    const { uuid } = await one(store, { cardId, price: 3.5 });
    const sold = await store.client.patch<ListingDto>(`/api/listings/${uuid}`, {
      status: 'SOLD',
      finalSoldPrice: 3.5,
    });
    expect(sold.body).toMatchObject({ status: 'SOLD', finalSoldPrice: 3.5 });
    expect((await withCard(player, cardId)).body).toEqual([]);
    const history = await store.client.get<ListingDto[]>(
      `/api/listings/user/${store.user.uuid}/order-history`,
    );
    expect(history.body[0]).toMatchObject({ uuid, status: 'SOLD', finalSoldPrice: 3.5 });
  });

  it('can no longer change once it is sold', async () => {
    const { uuid } = await one(store);
    await store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD' });
    for (const change of [{ status: 'SOLD' }, { price: 1 }, { status: 'ACTIVE' }]) {
      const { status, body } = await store.client.patch<ProblemBody>(`/api/listings/${uuid}`, change);
      expect([status, body.code]).toEqual([409, 'listings.already-sold']);
    }
  });

  it('is sold once when two mark it at the same time', async () => {
    const { uuid } = await one(store);
    const sell = () => store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD' });
    const statuses = (await Promise.all([sell(), sell(), sell()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
  });

  // @spec call-change-listing
  it('changes its price and condition', async () => {
    const { uuid } = await one(store);
    const { body } = await store.client.patch<ListingDto>(`/api/listings/${uuid}`, {
      price: 7,
      condition: 'DAMAGED',
    });
    expect(body).toMatchObject({ price: 7, condition: 'DAMAGED', type: 'SELL' });
  });

  // @spec role-owner-writes
  it('belongs to its lister alone', async () => {
    const { uuid } = await one(store);
    const change = await player.client.patch<ProblemBody>(`/api/listings/${uuid}`, { price: 1 });
    expect([change.status, change.body.code]).toEqual([403, 'listings.not-yours']);
    expect((await player.client.delete(`/api/listings/${uuid}`)).status).toBe(403);
    const forAnother = { cardId: aSampleCard(1).id, condition: 'DAMAGED', price: 1, uuid: store.user.uuid };
    expect((await refused(player, [forAnother])).status).toBe(403);
    expect((await active(player, store)).body.map((each) => each.uuid)).toContain(uuid);
  });

  // @spec call-order-history
  it('shows what was sold to its owner alone', async () => {
    const { uuid } = store.user;
    expect((await player.client.get(`/api/listings/user/${uuid}/order-history`)).status).toBe(403);
    expect((await player.client.get(`/api/listings/user/${uuid}/status/SOLD`)).status).toBe(403);
    expect((await store.client.get(`/api/listings/user/${uuid}/status/SOLD`)).status).toBe(200);
    expect((await store.client.get(`/api/listings/user/${uuid}/status/GONE`)).status).toBe(400);
  });

  // @spec call-delete-listing
  it('is withdrawn for good', async () => {
    const { uuid } = await one(store);
    expect((await store.client.delete(`/api/listings/${uuid}`)).status).toBe(204);
    expect((await store.client.delete(`/api/listings/${uuid}`)).status).toBe(404);
    expect((await store.client.patch(`/api/listings/${uuid}`, { price: 1 })).status).toBe(404);
  });

  it('refuses cards that exist only in digital games, and finishes that were never printed', async () => {
    const digital = await refused(store, [
      { cardId: aSampleCard('digital').id, condition: 'DAMAGED', price: 1 },
    ]);
    expect([digital.status, digital.body.code]).toEqual([422, 'listings.digital-card']);
    const etched = { cardId: aSampleCard('nonfoil').id, condition: 'DAMAGED', price: 1, finish: 'ETCHED' };
    expect((await refused(store, [etched])).body.code).toBe('listings.no-such-finish');
  });

  it('is of a finish that the card was printed in, when it is posted and when it changes', async () => {
    const printed = (finishes: string) => sampleCard((card) => card.finishes.join() === finishes).id;
    expect((await one(store)).finish).toBe('NONFOIL');
    expect((await one(store, { cardId: printed('foil') })).finish).toBe('FOIL');
    const etched = await one(store, { cardId: printed('etched') });
    expect(etched.finish).toBe('ETCHED');
    const asked = { cardId: printed('foil'), condition: 'DAMAGED', price: 1, finish: 'NONFOIL' };
    const posted = await refused(store, [asked]);
    expect(posted.body).toMatchObject({ code: 'listings.no-such-finish', errors: [{ field: '0.finish' }] });
    const change = (finish: string) =>
      store.client.patch<ListingDto & ProblemBody>(`/api/listings/${etched.uuid}`, { finish });
    const { status, body } = await change('FOIL');
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([422, 'listings.no-such-finish', 'finish']);
    expect((await change('ETCHED')).body.finish).toBe('ETCHED');
  });

  it('can change when the card database no longer knows its card', async () => {
    const { uuid } = await one(store);
    const database = market.app.get(DataSource);
    await database.query('update listings.listings set card_id = gen_random_uuid() where uuid = $1', [uuid]);
    const { status, body } = await store.client.patch<ListingDto>(`/api/listings/${uuid}`, {
      finish: 'ETCHED',
      price: 3,
    });
    expect([status, body.finish, body.price]).toEqual([200, 'ETCHED', 3]);
  });

  it('stays as it is once the account is closed', async () => {
    const closed = await signedUp(market, { role: 'STORE' });
    const { uuid } = await one(closed);
    const database = market.app.get(DataSource);
    await database.query('update users.account set enabled = false where uuid = $1', [closed.user.uuid]);
    const answers = [
      await refused(closed, [{ cardId: aSampleCard(1).id, condition: 'DAMAGED', price: 1 }]),
      await closed.client.patch<ProblemBody>(`/api/listings/${uuid}`, { price: 1 }),
      await closed.client.patch<ProblemBody>(`/api/listings/${uuid}`, { status: 'SOLD' }),
      await closed.client.delete<ProblemBody>(`/api/listings/${uuid}`),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [401, 'auth.session-ended']),
    );
    expect(
      await database.query('select status, price_cents from listings.listings where uuid = $1', [uuid]),
    ).toEqual([{ status: 'ACTIVE', price_cents: 599 }]);
  });

  it('gives a retry with the same Idempotency-Key the first answer', async () => {
    const body = [{ cardId: aSampleCard(9).id, condition: 'DAMAGED', price: 2 }];
    const headers = { 'idempotency-key': 'a-key-of-the-store' };
    const send = (entries: object[]) => store.client.post<ListingDto[]>('/api/listings', entries, headers);
    const [first, second] = await Promise.all([send(body), send(body)]);
    const third = await send(body);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    expect(third.headers.get('idempotent-replayed')).toBe('true');
    expect((await withCard(player, aSampleCard(9).id)).body).toHaveLength(1);
    expect((await send([{ ...body[0], price: 3 }])).status).toBe(422);
    expect((await player.client.post('/api/listings', [], headers)).status).toBe(400);
  });
});
