// The story of listings that nobody means well: every field wrong in every way, and nothing of it is written.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

describe('a hostile listing', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let listing: ListingDto;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [
      { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5.99 },
    ]);
    listing = body[0] as ListingDto;
  });

  const address = () => `/api/listings/user/${store.user.uuid}/status/ACTIVE`;
  const untouched = async () => (await store.client.get<ListingDto[]>(address())).body;
  const posted = () => ({
    cardId: aSampleCard(2).id,
    cardName: 'A name',
    cardSet: 'A set',
    cardNumber: '2',
    cardImageUrl: '/picture',
    condition: 'DAMAGED',
    price: 1,
    type: 'SELL',
    finish: 'NONFOIL',
    status: 'ACTIVE',
    uuid: store.user.uuid,
  });

  it.each([
    ['cardName', 300],
    ['cardSet', 200],
    ['cardNumber', 20],
    ['cardImageUrl', 1000],
  ])('has no %s longer than %d characters', async (field, max) => {
    const wrong = { ...posted(), [field]: 'x'.repeat(max + 1) };
    const { status, body } = await store.client.post<ProblemBody>('/api/listings', [wrong]);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [`0.${field}`]]);
  });

  // @spec text-price-create, text-price-edit, const-price-decimals
  it.each([0, 0.001, 5.999, -5, 1_000_000, 1e-7])('does not cost %d', async (price) => {
    const { status, body } = await store.client.post<{ message: string }>('/api/listings', [
      { ...posted(), price },
    ]);
    expect([status, body.message]).toEqual([400, 'Each listing must have a valid price (e.g. 5 or 5.99).']);
    const change = await store.client.patch<{ message: string }>(`/api/listings/${listing.uuid}`, { price });
    expect([change.status, change.body.message]).toEqual([400, 'Please enter a valid price.']);
  });

  it.each([{ finalSoldPrice: 2 }, { finalSoldPrice: 2, price: 3 }, { finalSoldPrice: 2, status: 'ACTIVE' }])(
    'is not sold for a price without being sold: %j',
    async (changes) => {
      const before = await untouched();
      const { status, body } = await store.client.patch<ProblemBody>(
        `/api/listings/${listing.uuid}`,
        changes,
      );
      expect([status, body.errors]).toEqual([
        400,
        [{ code: 'field.invalid', field: 'finalSoldPrice', message: 'finalSoldPrice needs the status SOLD' }],
      ]);
      expect(await untouched()).toEqual(before);
    },
  );

  // @spec text-listings-none
  it('is not one of none, nor one of more than five hundred', async () => {
    const none = await store.client.post<{ message: string }>('/api/listings', []);
    expect([none.status, none.body.message]).toEqual([400, 'Add at least one card before submitting.']);
    const many = Array.from({ length: 501 }, posted);
    expect((await store.client.post('/api/listings', many)).status).toBe(400);
    expect((await store.client.post('/api/listings', posted())).status).toBe(400);
    expect((await store.client.post('/api/listings', [posted(), null])).status).toBe(400);
  });

  // @spec bad-listing-address
  it.each(['7', 'null', '%00', '7b0c5a52-14f5-4e3e-9c6a', '%F0%9F%83%8F'])(
    'has no address like %s',
    async (uuid) => {
      expect((await store.client.patch(`/api/listings/${uuid}`, { price: 1 })).status).toBe(400);
      expect((await store.client.delete(`/api/listings/${uuid}`)).status).toBe(400);
      expect((await store.client.get(`/api/listings/with-card?cardId=${uuid}`)).status).toBe(400);
      expect((await store.client.get(`/api/listings/user/${uuid}/order-history`)).status).toBe(400);
    },
  );
});
