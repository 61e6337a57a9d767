// The story of a lister who works on the same listing in two browsers.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { ListingDto } from '../dto/listing.dto.js';
import { aSampleCard } from './sample.js';

const CHANGED = [412, 'listings.changed-meanwhile'];

describe('a listing that is edited in two browsers', () => {
  const market = story({}, { sample: true });
  let store: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });

  const posted = async (): Promise<ListingDto> => {
    const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 };
    const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry]);
    return body[0] as ListingDto;
  };
  const send = (method: string, { uuid }: ListingDto, tag: string, changes?: object) =>
    store.client.call<ListingDto & ProblemBody>(method, `/api/listings/${uuid}`, changes, {
      'if-match': tag,
    });
  const outcome = async (...call: Parameters<typeof send>) => {
    const { status, body } = await send(...call);
    return [status, body?.code];
  };
  const now = async ({ uuid }: ListingDto, status = 'ACTIVE') => {
    const path = `/api/listings/user/${store.user.uuid}/status/${status}?limit=500`;
    return (await store.client.get<ListingDto[]>(path)).body.find((each) => each.uuid === uuid);
  };

  it('takes the first change and refuses the second in clear words, with nothing overwritten', async () => {
    const listing = await posted();
    expect(listing.version).toBe(1);
    const first = await send('PATCH', listing, '"1"', { price: 6 });
    expect([first.status, first.headers.get('etag'), first.body.version]).toEqual([200, '"2"', 2]);
    const second = await send('PATCH', listing, '"1"', { price: 7, condition: 'DAMAGED' });
    expect([second.status, second.body.code]).toEqual(CHANGED);
    expect(second.body.message).toBe('This listing has changed. Reload it before you continue.');
    expect(await now(listing)).toMatchObject({ price: 6, condition: 'NEAR_MINT', version: 2 });
    expect((await send('PATCH', listing, '"2"', { price: 7 })).status).toBe(200);
  });

  it('shows its version to people who look for the card', async () => {
    const listing = await posted();
    await send('PATCH', listing, '"1"', { price: 6 });
    const { body } = await store.client.get<ListingDto[]>(
      `/api/listings/with-card?cardId=${listing.cardId}&limit=500`,
    );
    expect(body.find(({ uuid }) => uuid === listing.uuid)?.version).toBe(2);
  });

  it('lets one of four changes through that come at the same moment', async () => {
    const listing = await posted();
    const replies = await Promise.all([1, 2, 3, 4].map((price) => send('PATCH', listing, '"1"', { price })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
    const winner = replies.find(({ status }) => status === 200);
    expect(await now(listing)).toEqual(winner?.body);
    expect(winner?.body.version).toBe(2);
  });

  it('is not sold at a price that its seller has not seen', async () => {
    const listing = await posted();
    await send('PATCH', listing, '"1"', { price: 9 });
    expect(await outcome('PATCH', listing, '"1"', { status: 'SOLD', finalSoldPrice: 5 })).toEqual(CHANGED);
    expect(await now(listing)).toMatchObject({ price: 9, status: 'ACTIVE', finalSoldPrice: null });
  });

  it('says that it is sold to who would change it', async () => {
    const listing = await posted();
    const sold = await send('PATCH', listing, '"1"', { status: 'SOLD', price: 6, finalSoldPrice: 6 });
    expect([sold.status, sold.headers.get('etag')]).toEqual([200, '"2"']);
    for (const tag of ['"1"', '"2"']) {
      expect(await outcome('PATCH', listing, tag, { price: 1 })).toEqual([409, 'listings.already-sold']);
    }
    expect(await now(listing, 'SOLD')).toEqual(sold.body);
  });

  it('is either sold or changed when both come at the same moment', async () => {
    const listing = await posted();
    const [sold, changed] = await Promise.all([
      send('PATCH', listing, '"1"', { status: 'SOLD', finalSoldPrice: 5 }),
      send('PATCH', listing, '"1"', { price: 8 }),
    ]);
    const outcomes = `${sold.status} ${changed.status}`;
    expect(['200 409', '412 200']).toContain(outcomes);
    const kept = sold.status === 200 ? sold.body : changed.body;
    expect(await now(listing, kept.status)).toEqual(kept);
  });

  it('is not withdrawn by who has not seen it as it is', async () => {
    const listing = await posted();
    await send('PATCH', listing, '*', { price: 6 });
    expect(await outcome('DELETE', listing, '"1"')).toEqual(CHANGED);
    expect(await now(listing)).toMatchObject({ price: 6 });
    expect((await send('DELETE', listing, '"1", "2"')).status).toBe(204);
    expect(await outcome('PATCH', listing, '"2"', { price: 7 })).toEqual([404, 'listings.not-found']);
  });

  it('stays in the order history when it was sold in another browser', async () => {
    const listing = await posted();
    await send('PATCH', listing, '"1"', { status: 'SOLD' });
    for (const tag of ['"1"', '"2"', '*']) {
      expect(await outcome('DELETE', listing, tag)).toEqual([409, 'listings.already-sold']);
    }
    expect(await now(listing, 'SOLD')).toMatchObject({ status: 'SOLD', version: 2 });
  });

  it('is no other version when a change changes nothing, so that the other browser can go on', async () => {
    const listing = await posted();
    const { price, condition, finish, language, type } = listing;
    const same = await send('PATCH', listing, '"1"', { price, condition, finish, language, type });
    expect([same.status, same.headers.get('etag'), same.body]).toEqual([200, '"1"', listing]);
    expect((await send('PATCH', listing, '"1"', { price: 6 })).headers.get('etag')).toBe('"2"');
  });

  it('takes changes without If-Match, whatever happened in the meantime', async () => {
    const listing = await posted();
    for (const price of [6, 7]) {
      expect((await store.client.patch(`/api/listings/${listing.uuid}`, { price })).status).toBe(200);
    }
    expect(await now(listing)).toMatchObject({ price: 7, version: 3 });
    expect((await store.client.delete(`/api/listings/${listing.uuid}`)).status).toBe(204);
  });

  it('refuses what is no ETag, and a weak one never matches', async () => {
    const listing = await posted();
    for (const [method, changes] of [
      ['PATCH', { price: 6 }],
      ['DELETE', undefined],
    ] as const) {
      const { status, body } = await send(method, listing, '1', changes);
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'If-Match']);
      expect(await outcome(method, listing, 'W/"1"', changes)).toEqual(CHANGED);
    }
    expect(await now(listing)).toEqual(listing);
  });
});
