// The story of a store's case: found by words, in pages.
import { DataSource } from 'typeorm';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard, sampleCard } from './sample.js';

describe('finding listings of a store', () => {
  const market = story({}, { sample: true });
  let store: Member;
  let player: Member;
  const accented = sampleCard(({ name }) => /[\u00c0-\u017f]/.test(name));
  beforeAll(async () => {
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

  // @spec call-listings-of-user
  it.each([
    ['', 25],
    ['&condition=DAMAGED', 12],
    ['&q=/', 0],
    ['&q=1', undefined],
    ['&q=1&condition=DAMAGED', undefined],
  ])('walks through all pages and meets each listing once%s', async (filter, expected) => {
    const seen: string[] = [];
    const all = (await find(`limit=500${filter}`)).body.map(({ uuid }) => uuid);
    const total = expected ?? all.length;
    let next: string | undefined = `limit=2${filter}`;
    while (next) {
      const { body, headers }: { body: ListingDto[]; headers: Headers } = await find(next);
      expect(headers.get('x-total-count')).toBe(String(total));
      seen.push(...body.map(({ uuid }) => uuid));
      next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
    }
    expect(seen).toHaveLength(total);
    expect(seen).toEqual(all);
  });

  // @spec screen-listings-search
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

  it.each([
    ['Hunter’s Æther Straße', ['hunter’s', "HUNTER'S", 'æther', 'AETHER', 'strasse', 'STRASSE straße']],
    [
      'Søren, Łódź Keeper',
      ['søren', 'soren', 'ŁÓDŹ', 'lodz', 'Lo\u0301dz\u0301', 'keeper, soren,'.replace(',', '')],
    ],
  ])('finds %s however its letters are typed', async (cardName, spellings) => {
    const card = aSampleCard(30);
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [
      { cardId: card.id, condition: 'DAMAGED', price: 1 },
    ]);
    const uuid = body[0]?.uuid;
    const database = market.app.get(DataSource);
    await database.query('update listings.listings set card_name = $1 where uuid = $2', [cardName, uuid]);
    for (const spelling of spellings) {
      const found = (await find(`q=${encodeURIComponent(spelling)}`)).body;
      expect([spelling, found.map((each) => each.cardName)]).toEqual([spelling, [cardName]]);
    }
    await store.client.delete(`/api/listings/${uuid}`);
  });

  it.each([
    ['spaces', '   '],
    ['a space without width', '\u200b'],
    ['fillers', '\u3164 \u2060'],
    ['a turn of the direction', '\u202e'],
    ['a line separator and an isolate', '\u2028\u2066'],
  ])('leaves nothing out for words that cannot be seen: %s', async (_what, q) => {
    const { status, headers } = await find(`q=${encodeURIComponent(q)}`);
    expect([status, headers.get('x-total-count')]).toEqual([200, '25']);
  });

  it('searches what was sold, too', async () => {
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [
      { cardId: accented.id, condition: 'DAMAGED', price: 1 },
    ]);
    await store.client.patch(`/api/listings/${body[0]?.uuid}`, { status: 'SOLD' });
    const sold = (q: string) =>
      store.client.get<ListingDto[]>(`/api/listings/user/${store.user.uuid}/status/SOLD?q=${q}`);
    expect((await sold(encodeURIComponent(accented.name))).body).toHaveLength(1);
    expect((await sold('nothing-like-it')).body).toEqual([]);
  });

  it('knows the total even behind the end', async () => {
    const own = (query: string) =>
      player.client.get<ListingDto[]>(`/api/listings/user/${player.user.uuid}/status/ACTIVE?${query}`);
    const entry = { cardId: aSampleCard(1).id, condition: 'DAMAGED', price: 1 };
    await player.client.post('/api/listings', [entry, entry]);
    const { headers: first } = await own('limit=1');
    const next = first.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1] ?? '';
    const [last] = (await own(next)).body;
    await player.client.delete(`/api/listings/${last?.uuid}`);
    const { body, headers } = await own(next);
    expect([body, headers.get('x-total-count'), headers.get('link')]).toEqual([[], '1', null]);
  });

  it('finds the same among many others', async () => {
    const { set, collector_number: number } = aSampleCard(2);
    const searches = ['1', '1&condition=DAMAGED', encodeURIComponent(`${set} ${number}`), 'a', '%25'];
    const found = () =>
      Promise.all(searches.map(async (q) => (await find(`limit=500&q=${q}`)).body.map(({ uuid }) => uuid)));
    const before = await found();
    expect(before.map(({ length }) => length > 0)).toEqual([true, true, true, true, false]);
    const database = market.app.get(DataSource);
    await database.query(
      `insert into listings.listings select gen_random_uuid(), lister, card_id, 'zz', 'zz', 'zz', 'zz', card_image_url, condition,
        type, finish, language, price_cents, status, final_price_cents, created_at, status_updated_at, version
      from generate_series(1, 1000) n, (select * from listings.listings where lister = $1 and status = 'ACTIVE' limit 1) one`,
      [store.user.uuid],
    );
    expect((await find('q=zz')).headers.get('x-total-count')).toBe('1000');
    expect(await found()).toEqual(before);
    await database.query(`delete from listings.listings where card_name = 'zz'`);
  });

  it('takes the signs of a pattern as letters', async () => {
    for (const sign of ['%25', '_____________', '%5C']) expect((await find(`q=${sign}`)).body).toEqual([]);
  });

  it('filters by condition', async () => {
    const { body } = await find('condition=DAMAGED');
    expect(body).toHaveLength(12);
    expect(new Set(body.map(({ condition }) => condition))).toEqual(new Set(['DAMAGED']));
  });

  // @spec bad-listing-question
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
    'after=W251bGwsbnVsbF0',
    'q=%00',
  ])('refuses the question %s and names the field', async (query) => {
    const { status, body } = await player.client.get<{ errors: { field: string }[] }>(
      `/api/listings/user/${store.user.uuid}/status/ACTIVE?${query}`,
    );
    expect(status).toBe(400);
    expect(body.errors?.[0]?.field).toBe(query.split('=')[0]);
  });
});
