// The largest requests that the document allows pass the bounds on bodies.
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { ProblemBody } from './client.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

const MAX_LISTINGS = 500;
const MAX_MESSAGE = 1_000;

describe('the largest request', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  it('of listings is taken: five hundred with every field at its longest', async () => {
    const entry = {
      cardId: aSampleCard(1).id,
      cardName: 'n'.repeat(300),
      cardSet: 's'.repeat(200),
      cardNumber: '1'.repeat(20),
      cardImageUrl: '/'.repeat(1_000),
      condition: 'LIGHTLY_PLAYED',
      price: 99_999.99,
      type: 'TRADE',
      finish: 'NONFOIL',
      language: 'en',
      status: 'ACTIVE',
    };
    const { status, body } = await store.client.post<ListingDto[]>(
      '/api/listings',
      Array<object>(MAX_LISTINGS).fill(entry),
    );
    expect(status).toBe(201);
    expect(body).toHaveLength(MAX_LISTINGS);
  });

  it('of a message is taken, in letters of four bytes', async () => {
    const buyer = await signedUp(market);
    const listed = await store.client.post<ListingDto[]>('/api/listings', [
      { cardId: aSampleCard(2).id, condition: 'NEAR_MINT', price: 3.5 },
    ]);
    const text = '🃏'.repeat(MAX_MESSAGE / 2);
    const path = `/api/listings/${listed.body[0]?.uuid}/messages`;
    expect((await buyer.client.post(path, { text })).status).toBe(201);
  });

  it('of a stranger is read: a sign-up with every field at its longest, in letters of three bytes', async () => {
    // No character repeats, or it would be too easy to guess.
    const password = String.fromCodePoint(...Array.from({ length: 256 }, (_, nth) => 0x4e00 + 7 * nth));
    const entry = {
      name: '山'.repeat(80),
      email: `${'e'.repeat(60)}@${'d'.repeat(60)}.example.com`,
      password,
      confirmPassword: password,
      phoneNumber: '+1 773 555 0142',
      address: '山'.repeat(300),
      role: 'STORE',
      enabled: true,
      emailVerified: false,
      turnstileToken: 't'.repeat(2_048),
    };
    const sent = await market.someone().post<ProblemBody>('/api/users/signup', entry);
    expect(sent.status).toBe(201);
    const tooLong = await market
      .someone()
      .post<ProblemBody>('/api/users/signup', { ...entry, address: '山'.repeat(3_000) });
    expect([tooLong.status, tooLong.body.errors?.[0]?.field]).toEqual([400, 'address']);
  });
});
