// What one replica does, the others show at once, also to whom asks only whether something has changed.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { ListingDto } from '../src/modules/listings/dto/listing.dto.js';
import { aSampleCard } from '../src/modules/listings/test/sample.js';
import type { WatchedCardDto } from '../src/modules/watchlist/dto/watched-card.dto.js';
import { Client, type Reply } from './client.js';
import { type Member, signedUp } from './people.js';
import { story } from './story.js';

describe('on two replicas', () => {
  const market = story({}, { sample: true, replicas: 2 });
  let seller: Member;
  let buyer: Member;

  beforeAll(async () => {
    seller = await signedUp(market, { role: 'STORE' });
    buyer = await signedUp(market);
  });

  /** Somebody at the door of one replica. */
  const at = (nth: number, { client: { token } }: Member): Client => {
    const there = new Client(market.origins[nth] ?? '');
    there.token = token;
    return there;
  };
  const posted = async (price: number): Promise<ListingDto> => {
    const entry = { cardId: aSampleCard(2).id, condition: 'NEAR_MINT', price };
    return (await at(0, seller).post<ListingDto[]>('/api/listings', [entry])).body[0] as ListingDto;
  };
  const known = ({ headers }: Reply<unknown>) => ({ 'if-none-match': headers.get('etag') ?? '' });
  const ask = <Body>(nth: number, path: string, headers = {}) =>
    at(nth, buyer).call<Body>('GET', path, undefined, headers);

  /** Runs a statement in another process, as an import does. */
  const elsewhere = async (statement: string): Promise<void> => {
    const importing = new pg.Client({ connectionString: market.databaseUrl });
    await importing.connect();
    await importing.query(statement);
    await importing.end();
  };
  /** What is there once it is as expected, or in the end: the notice comes within milliseconds of the commit. */
  const soon = async <Value>(look: () => Promise<Value>, expected: Value): Promise<Value> => {
    const end = Date.now() + 5_000;
    for (let value = await look(); ; value = await look()) {
      if (value === expected || Date.now() > end) return value;
      await pause(5);
    }
  };

  it('a card that was sold on one is sold on the other', async () => {
    const listing = await posted(4);
    const path = `/api/listings/with-card?cardId=${listing.cardId}&limit=500`;
    const before = await ask<ListingDto[]>(1, path);
    expect(before.body.map(({ uuid }) => uuid)).toContain(listing.uuid);
    expect((await ask(1, path, known(before))).status).toBe(304);
    expect((await ask(0, path, known(before))).status).toBe(304);
    await at(0, seller).patch(`/api/listings/${listing.uuid}`, { status: 'SOLD', finalSoldPrice: 4 });
    const after = await ask<ListingDto[]>(1, path, known(before));
    expect(after.status).toBe(200);
    expect(after.body.map(({ uuid }) => uuid)).not.toContain(listing.uuid);
  });

  it('a price that was changed on one is the price on the other', async () => {
    const listing = await posted(5);
    const path = `/api/listings/user/${seller.user.uuid}/status/ACTIVE?limit=500`;
    const before = await ask<ListingDto[]>(1, path);
    await at(0, seller).patch(`/api/listings/${listing.uuid}`, { price: 6 });
    const after = await ask<ListingDto[]>(1, path, known(before));
    expect(after.body.find(({ uuid }) => uuid === listing.uuid)).toMatchObject({ price: 6, version: 2 });
  });

  it('what a watched card costs is what an import says, on both', async () => {
    const { id } = aSampleCard(2);
    const path = `/api/watchlist/${buyer.user.uuid}`;
    await at(0, buyer).post(`${path}?cardId=${id}`);
    const shown = async (nth: number) => (await ask<WatchedCardDto[]>(nth, path)).body[0]?.marketPrice;
    expect([await shown(0), await shown(1)]).not.toContain(1234.56);
    await elsewhere('update cards.printing_price set usd = 123456');
    for (const nth of [0, 1]) expect(await soon(() => shown(nth), 1234.56)).toBe(1234.56);
  });

  it('a session that was ended on one ends on the other', async () => {
    const leaving = await signedUp(market);
    const there = at(1, leaving);
    const path = `/api/watchlist/${leaving.user.uuid}?cardId=${aSampleCard(2).id}`;
    expect((await there.post(path)).status).toBe(204);
    await leaving.client.post('/api/auth/logout');
    expect((await there.delete(path)).status).toBe(401);
  });

  it('a card that an import changed is the new one on both, and unchanged until then', async () => {
    const { id } = aSampleCard(3);
    const path = `/api/cards/${id}`;
    const search = `/api/cards/search?q=${encodeURIComponent('cmc>=0')}&unique=prints`;
    const before = await Promise.all([0, 1].map((nth) => ask(nth, path)));
    const found = await Promise.all([0, 1].map((nth) => ask(nth, search)));
    expect(new Set(before.map((each) => known(each)['if-none-match'])).size).toBe(1);
    expect(new Set(found.map((each) => known(each)['if-none-match'])).size).toBe(1);
    for (const [nth, reply] of before.entries()) {
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
      expect((await ask(nth, path, known(reply))).status).toBe(304);
      expect((await ask(nth, search, known(found[nth] as Reply<unknown>))).status).toBe(304);
    }
    await elsewhere(
      `update cards.card_raw set raw = replace(raw::text, '"lang":', '"changed":true,"lang":')::json`,
    );
    for (const [nth, reply] of before.entries()) {
      await soon(async () => (await ask(nth, path, known(reply))).status, 200);
      expect((await ask<object>(nth, path, known(reply))).body).toMatchObject({ id, changed: true });
      expect((await ask(nth, search, known(found[nth] as Reply<unknown>))).status).toBe(200);
    }
  });
});
