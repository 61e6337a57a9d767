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
