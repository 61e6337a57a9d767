// The story of second thoughts: what was withdrawn or marked as sold by mistake comes back, for a while.

import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Retention } from '../../../platform/retention/retention.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

const MINUTE = 60;

describe('taking back', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let stranger: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    stranger = await signedUp(market, { role: 'USER' });
  });

  async function posted(): Promise<ListingDto> {
    const entry = { cardId: aSampleCard(1).id, condition: 'LIGHTLY_PLAYED', price: 5.99 };
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry]);
    return body[0] as ListingDto;
  }
  const restore = (uuid: string, person = store) =>
    person.client.post<ListingDto & ProblemBody>(`/api/listings/${uuid}/restore`);
  const listed = async (status: string) => {
    const path = `/api/listings/user/${store.user.uuid}/status/${status}?limit=100`;
    return (await store.client.get<ListingDto[]>(path)).body.map(({ uuid }) => uuid);
  };

  // @spec call-restore-listing
  it('brings a withdrawn listing back as it was', async () => {
    const listing = await posted();
    await store.client.delete(`/api/listings/${listing.uuid}`);
    expect(await listed('ACTIVE')).not.toContain(listing.uuid);
    const { status, body } = await restore(listing.uuid);
    expect(status).toBe(200);
    expect(body).toEqual(listing);
    expect(await listed('ACTIVE')).toContain(listing.uuid);
    expect((await store.client.delete(`/api/listings/${listing.uuid}`)).status).toBe(204);
    expect((await restore(listing.uuid)).status).toBe(200);
  });

  it('puts a sold listing back on the market and takes it out of the order history', async () => {
    const { uuid } = await posted();
    await store.client.patch(`/api/listings/${uuid}`, { status: 'SOLD', finalSoldPrice: 4 });
    expect((await restore(uuid)).body).toMatchObject({ status: 'ACTIVE', finalSoldPrice: null, price: 5.99 });
    expect(await listed('SOLD')).not.toContain(uuid);
  });

  it('leaves an active listing as it is', async () => {
    const listing = await posted();
    expect((await restore(listing.uuid)).body).toEqual(listing);
  });

  it('is for the lister alone', async () => {
    const { uuid } = await posted();
    await store.client.delete(`/api/listings/${uuid}`);
    const { status, body } = await restore(uuid, stranger);
    expect([status, body.code]).toEqual([404, 'listings.not-found']);
    expect((await restore('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  it('has one winner when two try at once', async () => {
    const { uuid } = await posted();
    await store.client.delete(`/api/listings/${uuid}`);
    const answers = await Promise.all([restore(uuid), restore(uuid), restore(uuid)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await listed('ACTIVE')).filter((each) => each === uuid)).toHaveLength(1);
  });

  it('ends after ten minutes, and what was withdrawn is deleted after 180 days', async () => {
    const [withdrawn, sold] = [await posted(), await posted()];
    await store.client.delete(`/api/listings/${withdrawn.uuid}`);
    await store.client.patch(`/api/listings/${sold.uuid}`, { status: 'SOLD' });
    market.clock.pass(10 * MINUTE + 1);
    for (const { uuid } of [withdrawn, sold]) {
      const { status, body } = await restore(uuid);
      expect([status, body.code]).toEqual([409, 'listings.too-late-to-restore']);
    }
    const kept = () =>
      market.app.get(DataSource).query("select uuid from listings.listings where status = 'WITHDRAWN'");
    await market.app.get(Retention).applyAll();
    expect(await kept()).toContainEqual({ uuid: withdrawn.uuid });
    market.clock.pass(180 * 24 * 60 * MINUTE);
    await market.app.get(Retention).applyAll();
    expect(await kept()).toEqual([]);
  });
});
