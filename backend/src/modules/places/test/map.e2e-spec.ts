// The story of a map: it shows the stores of its part of the earth, to anybody, and no player.
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { MapStores } from '../dto/map.dto.js';
import { CHICAGO, loadSampleTowns } from './sample-towns.js';

const market = story();
let harbor: Member;

const store = async (name: string, latitude: number, longitude: number, address = '1 Main Street') => {
  const member = await signedUp(market, { role: 'STORE', name });
  const { status } = await member.client.put('/api/places/store', { address, latitude, longitude });
  expect(status).toBe(200);
  return member;
};
const AROUND_CHICAGO = 'south=41.5&west=-88&north=42.5&east=-87';
const seen = async (query: string) => {
  const { status, body } = await market.someone().get<MapStores>(`/api/places/map?${query}`);
  expect(status).toBe(200);
  return body;
};
const names = async (query: string) => (await seen(query)).stores.map(({ name }) => name);

beforeAll(async () => {
  await loadSampleTowns(market);
  harbor = await store('Harbor', 42.4, -87.65);
  await store('Goblet', 41.9, -87.65, '100% Upstairs, Straße 5');
  await store('Abroad', 52.52, 13.41);
  await signedUp(market, { role: 'STORE', name: 'Somewhere' });
  const robin = await signedUp(market, { name: 'Robin' });
  expect((await robin.client.put('/api/places/mine', { town: CHICAGO })).status).toBe(200);
});

// @spec call-map
it('has the stores of a box for anybody, those in its middle first, and never a player', async () => {
  const { stores, isComplete } = await seen(AROUND_CHICAGO);
  expect(isComplete).toBe(true);
  expect(stores).toEqual([
    {
      uuid: expect.any(String),
      name: 'Goblet',
      address: '100% Upstairs, Straße 5',
      latitude: 41.9,
      longitude: -87.65,
    },
    { uuid: harbor.user.uuid, name: 'Harbor', address: '1 Main Street', latitude: 42.4, longitude: -87.65 },
  ]);
  expect(await names('south=-90&west=-180&north=90&east=180')).toHaveLength(3);
});

it('is searched by words of a name or an address, in which nothing is a wildcard', async () => {
  expect(await names(`${AROUND_CHICAGO}&q=strasse`)).toEqual(['Goblet']);
  expect(await names(`${AROUND_CHICAGO}&q=harbor%20gob`)).toEqual([]);
  expect(await names(`${AROUND_CHICAGO}&q=stra%C3%9Fe%20gob`)).toEqual(['Goblet']);
  expect(await names(`${AROUND_CHICAGO}&q=100%25`)).toEqual(['Goblet']);
  expect(await names(`${AROUND_CHICAGO}&q=_`)).toEqual([]);
});

it('may cross the date line', async () => {
  const east = 'south=40&west=-89&north=43&east=-87';
  const whole = await names('south=40&west=170&north=43&east=-87');
  expect(whole.sort()).toEqual((await names(east)).sort());
  expect(await names('south=40&west=-87&north=43&east=-89')).toEqual([]);
  expect(await names('south=40&west=-88&north=53&east=-170')).toHaveLength(3);
});

it('forgets a store that has closed', async () => {
  const gone = await store('Gone', 41.91, -87.66);
  expect(await names(AROUND_CHICAGO)).toContain('Gone');
  await gone.client.put(`/api/users/${gone.user.uuid}/disable`, { password: PASSWORD });
  expect(await names(AROUND_CHICAGO)).not.toContain('Gone');
});

it.each([
  ['', 400],
  ['south=41.5&west=-88&north=42.5', 400],
  ['south=-91&west=-88&north=42.5&east=-87', 400],
  ['south=x&west=-88&north=42.5&east=-87', 400],
  ['south=42.5&west=-88&north=41.5&east=-87', 200],
])('answers %j with %d', async (query, status) => {
  expect((await market.someone().get(`/api/places/map?${query}`)).status).toBe(status);
});
