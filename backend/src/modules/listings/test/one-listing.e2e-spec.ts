// The story of one listing that somebody looks at: on the market, sold, withdrawn.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

describe('a listing by its id', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
  });

  const posted = async (person = store): Promise<ListingDto> => {
    const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5.99 };
    const { body } = await person.client.post<ListingDto[]>('/api/listings', [entry]);
    return body[0] as ListingDto;
  };
  const seenBy = (person: Member, uuid: string, headers = {}) =>
    person.client.call<ListingDto & ProblemBody>('GET', `/api/listings/${uuid}`, undefined, headers);
  const missing = [404, 'listings.not-found'];

  // @spec call-listing
  it('is for every account while it is on the market, with its version as the ETag', async () => {
    const listing = await posted();
    const { externalId, shelf, privateNote, pricePaid, deal, soldTo, ...shown } = listing;
    for (const [person, seen] of [
      [store, listing],
      [player, shown],
    ] as const) {
      const { status, body, headers } = await seenBy(person, listing.uuid.toUpperCase());
      expect([status, body]).toEqual([200, seen]);
      expect([headers.get('etag'), headers.get('cache-control')]).toEqual(['"1"', 'no-store']);
    }
    expect((await seenBy(player, listing.uuid, { 'If-None-Match': '"1"' })).status).toBe(304);
    await store.client.patch(`/api/listings/${listing.uuid}`, { price: 4 });
    expect((await seenBy(player, listing.uuid, { 'If-None-Match': '"1"' })).body.price).toBe(4);
  });

  // @spec call-listing
  it('is for its lister alone once it is sold', async () => {
    const { uuid } = await posted();
    const sale = await store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD', finalSoldPrice: 4 });
    expect((await seenBy(store, uuid)).body).toEqual(sale.body);
    const { status, body } = await seenBy(player, uuid);
    expect([status, body.code]).toEqual(missing);
  });

  it('is for nobody while it is withdrawn, and keeps who withdrew it and when', async () => {
    const { uuid } = await posted();
    await store.client.delete(`/api/listings/${uuid}`);
    for (const person of [store, player]) {
      const { status, body } = await seenBy(person, uuid);
      expect([status, body.code]).toEqual(missing);
    }
    const [row] = await market.app
      .get(DataSource)
      .query(
        `select status, status_updated_by, withdrawn_at is not null as "hasMoment" from listings.listings where uuid = $1`,
        [uuid],
      );
    expect(row).toEqual({ status: 'WITHDRAWN', status_updated_by: store.user.uuid, hasMoment: true });
    await store.client.post(`/api/listings/${uuid}/restore`);
    expect((await seenBy(player, uuid)).status).toBe(200);
  });

  it('is for nobody when there is none, or its lister has closed the account', async () => {
    const leaver = await signedUp(market);
    const { uuid } = await posted(leaver);
    await leaver.client.put(`/api/users/${leaver.user.uuid}/disable`, { password: leaver.password });
    for (const gone of [uuid, randomUUID()]) {
      const { status, body } = await seenBy(player, gone);
      expect([status, body.code]).toEqual(missing);
    }
  });
});
