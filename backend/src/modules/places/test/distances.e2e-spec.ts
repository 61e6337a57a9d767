// The story of people who see how far others are: some accounts at once, and the stores with the nearest first.
import { randomUUID } from 'node:crypto';
import { type Member, type MemberOptions, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { AccountDistance, StoreWithDistance } from '../dto/distances.dto.js';
import { BERLIN, CHICAGO, loadSampleTowns, NAPERVILLE } from './sample-towns.js';

const market = story();
let robin: Member;
let stranger: Member;
let harbor: Member;
let neighbor: Member;
let berliner: Member;
let nowhere: Member;

const store = async (options: MemberOptions, latitude?: number, longitude = -87.65) => {
  const member = await signedUp(market, { role: 'STORE', ...options });
  const at = { address: '1 Main Street', latitude, longitude };
  if (latitude) expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return member;
};
const playerIn = async (town: number) => {
  const member = await signedUp(market);
  expect((await member.client.put('/api/places/mine', { town })).status).toBe(200);
  return member;
};
const distances = async (members: readonly Member[], { client } = robin) => {
  const accounts = members.map(({ user }) => user.uuid);
  const { status, body } = await client.get<AccountDistance[]>(`/api/places/distances?accounts=${accounts}`);
  expect(status).toBe(200);
  return accounts.map((uuid) => body.find(({ account }) => account === uuid)?.distance);
};
const stores = (query = '', { client } = robin) =>
  client.get<StoreWithDistance[]>(`/api/places/stores?${query}`);
const names = async (query = '', who = robin) => (await stores(query, who)).body.map(({ name }) => name);

beforeAll(async () => {
  await loadSampleTowns(market);
  robin = await playerIn(CHICAGO);
  stranger = await signedUp(market);
  harbor = await store({ name: 'Harbor' }, 42);
  await store({ name: 'Goblet', address: '100% Upstairs, Straße 5' }, 41.869);
  nowhere = await store({ name: 'Somewhere' });
  await store({ name: 'Abroad' }, 52.52, 13.41);
  await store({ name: 'Élan' });
  [neighbor, berliner] = [await playerIn(NAPERVILLE), await playerIn(BERLIN)];
});

// @spec call-distances, rule-distance
it('are exact to stores, bands to players, and left out where they are unknown', async () => {
  expect(await distances([harbor, neighbor, berliner, nowhere, stranger, robin])).toEqual([
    { km: 16.7, isAbout: false },
    { km: 50, isAbout: true },
    { km: null, isAbout: true },
    undefined,
    undefined,
    { km: 1, isAbout: true },
  ]);
  expect(await distances([harbor, neighbor], stranger)).toEqual([undefined, undefined]);
});

it('are none to an account that is closed or that there is not', async () => {
  const gone = await playerIn(CHICAGO);
  expect(await distances([gone])).toEqual([{ km: 1, isAbout: true }]);
  await gone.client.put(`/api/users/${gone.user.uuid}/disable`, { password: PASSWORD });
  expect(await distances([gone])).toEqual([undefined]);
  const { body } = await robin.client.get(`/api/places/distances?accounts=${randomUUID()}`);
  expect(body).toEqual([]);
});

it('are none between two, one of whom has blocked the other', async () => {
  const [one, other] = [await playerIn(CHICAGO), await playerIn(CHICAGO)];
  const near = { km: 1, isAbout: true };
  await one.client.put(`/api/moderation/blocks/${other.user.uuid}`);
  expect(await distances([one, neighbor, other], other)).toEqual([
    undefined,
    { km: 50, isAbout: true },
    near,
  ]);
  expect(await distances([one, other], one)).toEqual([near, undefined]);
});

it('are of 100 accounts at most', async () => {
  const ask = async (count: number) => {
    const accounts = Array.from({ length: count }, () => randomUUID());
    return (await robin.client.get(`/api/places/distances?accounts=${accounts}`)).status;
  };
  expect([await ask(100), await ask(101)]).toEqual([200, 400]);
  for (const query of ['', '?accounts=', '?accounts=x'])
    expect((await robin.client.get(`/api/places/distances${query}`)).status).toBe(400);
});

// @spec call-nearest-stores, rule-nearest-first
it('put the nearest stores first, and those without a place last, by name', async () => {
  const { body, headers } = await stores();
  expect(body.map(({ name, distance }) => [name, distance?.km])).toEqual([
    ['Goblet', 2.1],
    ['Harbor', 16.7],
    ['Abroad', expect.closeTo(7_080, -2)],
    ['Élan', undefined],
    ['Somewhere', undefined],
  ]);
  expect(headers.get('x-total-count')).toBe('5');
  const listed = await robin.client.get<object[]>('/api/users/stores?q=harbor');
  expect(body[1]).toEqual({ ...listed.body[0], distance: { km: 16.7, isAbout: false } });
});

it('put stores by name for who has no place', async () => {
  const byName = (await stranger.client.get<StoreWithDistance[]>('/api/users/stores')).body;
  expect(await names('', stranger)).toEqual(byName.map(({ name }) => name));
});

it.each([
  ['straße', ['Goblet']],
  ['STRASSE goblet', ['Goblet']],
  ['100%', ['Goblet']],
  ['%', ['Goblet']],
  ['division', ['Harbor', 'Abroad', 'Élan', 'Somewhere']],
  ['nothing', []],
])('leave out stores that do not say %s', async (q, expected) => {
  expect(await names(`q=${encodeURIComponent(q)}`)).toEqual(expected);
});

it.each(['', 'q=division&'])('walk through all pages and meet each store once: %s', async (filter) => {
  for (const [who, limit] of [
    [robin, 1],
    [robin, 2],
    [stranger, 2],
  ] as const) {
    const met: string[] = [];
    let next: string | undefined = `${filter}limit=${limit}`;
    while (next) {
      const { body, headers }: { body: StoreWithDistance[]; headers: Headers } = await stores(next, who);
      met.push(...body.map(({ name }) => name));
      next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
    }
    expect(met).toEqual(await names(filter, who));
  }
});
