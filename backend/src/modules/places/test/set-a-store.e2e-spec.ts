// The story of stores that say where they are.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { OwnPlaceDto } from '../dto/own-place.dto.js';
import type { StorePlaceDto } from '../dto/store-place.dto.js';
import { BERLIN, loadSampleTowns } from './sample-towns.js';

const market = story();
let store: Member;
beforeAll(() => loadSampleTowns(market));
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});
const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};

describe('a store', () => {
  const AT = {
    address: '1814 W Division Street, Chicago, IL 60622',
    latitude: 41.90329,
    longitude: -87.67255,
  };
  const settle = ({ client }: Member, body: unknown = AT) =>
    client.put<StorePlaceDto>('/api/places/store', body);

  // @spec call-set-store-place, call-store-place, rule-store-place-is-exact
  it('says where it is, exactly and for everybody, and moves', async () => {
    const { status, body } = await settle(store);
    expect(status).toBe(200);
    expect(body).toEqual({
      store: store.user.uuid,
      ...AT,
      timeZone: 'America/Chicago',
      confirmedAt: expect.stringMatching(/^\d{4}-/),
    });
    const seen = () => market.someone().get<StorePlaceDto>(`/api/places/stores/${store.user.uuid}`);
    expect((await seen()).body).toEqual(body);
    const moved = { address: '1 Alexanderplatz, Berlin', latitude: 52.5219, longitude: 13.4132 };
    await settle(store, moved);
    expect((await seen()).body).toMatchObject({ ...moved, timeZone: 'Europe/Berlin' });
    const own = await store.client.get<OwnPlaceDto>('/api/places/mine');
    expect(own.body.place).toMatchObject({ ...moved, town: BERLIN });
  });

  const PLACES = [AT, { ...AT, address: '77 W Lake Street, Chicago' }, { ...AT, address: '9 E Lake Street' }];
  const version = async () => (await store.client.get<OwnPlaceDto>('/api/places/mine')).body.version;
  const settleOn = (seen: number, body: unknown = AT) =>
    store.client.call<StorePlaceDto & ProblemBody>('PUT', '/api/places/store', body, {
      'if-match': `"${seen}"`,
    });

  // @spec call-set-store-place
  it('that is edited in two browsers is not moved over what the other has saved, nor set again unseen', async () => {
    expect(await version()).toBe(0);
    expect((await settleOn(0)).status).toBe(200);
    expect(await refused(settleOn(0, PLACES[1]))).toEqual([412, 'places.changed']);
    expect((await settleOn(1, PLACES[1])).status).toBe(200);
    await store.client.put('/api/places/mine/preferences', { radiusKm: 25, unit: null });
    expect(await version()).toBe(2);
    await store.client.delete('/api/places/mine');
    expect(await refused(settleOn(2, PLACES[2]))).toEqual([412, 'places.changed']);
    expect(await version()).toBe(3);
    expect((await settleOn(3, PLACES[2])).status).toBe(200);
    expect((await settle(store)).status).toBe(200);
    expect(await version()).toBe(5);
  });

  it('that repeats a call whose answer was lost is where it said', async () => {
    await settleOn(0);
    expect((await settleOn(0)).body).toMatchObject(AT);
  });

  it('that is moved from two browsers at once is where one of them says', async () => {
    const replies = await Promise.all(PLACES.map((place) => settleOn(0, place)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const kept = replies.find(({ status }) => status === 200)?.body;
    expect((await market.someone().get(`/api/places/stores/${store.user.uuid}`)).body).toEqual(kept);
  });

  it('has no place until it says so, nor once it has closed', async () => {
    const path = `/api/places/stores/${store.user.uuid}`;
    expect(await refused(market.someone().get(path))).toEqual([404, 'places.store-not-found']);
    await settle(store);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    expect(await refused(market.someone().get(path))).toEqual([404, 'places.store-not-found']);
    expect(await refused(market.someone().get(`/api/places/stores/${randomUUID()}`))).toEqual([
      404,
      'places.store-not-found',
    ]);
  });

  it.each([
    [{ ...AT, latitude: 91 }],
    [{ ...AT, longitude: -181 }],
    [{ ...AT, address: '' }],
    [{ ...AT, address: '\u200b \u200b' }],
    [{ ...AT, address: 'a\nb' }],
    [{ ...AT, address: 'x'.repeat(301) }],
    [{ address: AT.address }],
  ])('is refused %j', async (body) => {
    expect(await refused(settle(store, body))).toEqual([400, 'request.invalid']);
  });

  it('alone has an address', async () => {
    const robin = await signedUp(market);
    expect(await refused(settle(robin))).toEqual([403, 'places.only-stores']);
  });
});
