// The story of a store's case: found by words, in pages.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard, importSample, sampleCard } from './sample.js';

describe('finding listings of a store', () => {
  const market = story();
  let store: Member;
  let player: Member;
  const accented = sampleCard(({ name }) => /[\u00c0-\u017f]/.test(name));
  beforeAll(async () => {
    await importSample(market);
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market, { role: 'USER' });
    const cards = [...Array.from({ length: 24 }, (_, index) => aSampleCard(index)), accented];
    const entries = cards.map(({ id }, index) => ({
      cardId: id,
      condition: index % 2 ? 'DAMAGED' : 'NEAR_MINT',
      price: index + 1,
    }));
    expect((await store.client.post('/api/listings', entries)).status).toBe(201);
  });

  const find = (query: string) =>
    player.client.get<ListingDto[]>(`/api/listings/user/${store.user.uuid}/status/ACTIVE?${query}`);

  it('walks through all pages and meets each listing once', async () => {
    const seen: string[] = [];
    let next: string | undefined = 'limit=7';
    while (next) {
      const { body, headers }: { body: ListingDto[]; headers: Headers } = await find(next);
      expect(headers.get('x-total-count')).toBe('25');
      seen.push(...body.map(({ uuid }) => uuid));
      next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
    }
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  it('finds by name, set or number, without regard to case and accents', async () => {
    const plain = accented.name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect((await find(`q=${encodeURIComponent(plain)}`)).body.map(({ cardName }) => cardName)).toEqual([
      accented.name,
    ]);
    const { set, collector_number: number, name } = aSampleCard(2);
    expect(
      (await find(`q=${encodeURIComponent(`${set} ${number}`)}`)).body.map((each) => each.cardName),
    ).toContain(name);
  });

  it('takes the signs of a pattern as letters', async () => {
    for (const sign of ['%25', '_____________', '%5C']) expect((await find(`q=${sign}`)).body).toEqual([]);
  });

  it('filters by condition', async () => {
    const { body } = await find('condition=DAMAGED');
    expect(body).toHaveLength(12);
    expect(new Set(body.map(({ condition }) => condition))).toEqual(new Set(['DAMAGED']));
  });

  it.each([
    'limit=0',
    'limit=501',
    'limit=ten',
    'after=nonsense',
    'after=WzFd',
    'condition=MINT',
    `q=${'x'.repeat(101)}`,
    'page=2',
    'after=WyJ4IiwieSJd',
    'q=%00',
  ])('refuses the question %s and names the field', async (query) => {
    const { status, body } = await player.client.get<{ errors: { field: string }[] }>(
      `/api/listings/user/${store.user.uuid}/status/ACTIVE?${query}`,
    );
    expect(status).toBe(400);
    expect(body.errors?.[0]?.field ?? 'after').toBe(query.split('=')[0]);
  });
});
