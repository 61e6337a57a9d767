// The story of people who look for something to play close by: how far stores are, and the nearest first.
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import type { EventDto } from '../dto/event.dto.js';
import { dayAhead, scheduled } from './plan.js';

const market = story();
const NEAR = { km: 2.1, isAbout: false };
const FAR = { km: 16.7, isAbout: false };
let near: Member;
let far: Member;
let nowhere: Member;
let player: Member;
let stranger: Member;

const store = async (name: string, latitude?: number) => {
  const member = await signedUp(market, { role: 'STORE', name });
  const at = { address: '1 Main Street', latitude, longitude: -87.65 };
  if (latitude) expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return member;
};
const find = (query: string, { client } = player) => client.get<EventDto[]>(`/api/events?${query}`);
const shown = (events: readonly EventDto[]) => events.map(({ name, distance }) => [name, distance]);

beforeAll(async () => {
  await loadSampleTowns(market);
  [near, far, nowhere] = [await store('Near', 41.869), await store('Far', 42), await store('Nowhere')];
  player = await signedUp(market);
  stranger = await signedUp(market);
  await player.client.put('/api/places/mine', { town: CHICAGO });
  for (const [member, name, days] of [
    [far, 'Far soon', 1],
    [nowhere, 'Somewhere', 1],
    [near, 'Near later', 3],
    [near, 'Near soon', 2],
    [far, 'Far later', 4],
  ] as const)
    await scheduled(member, { name, date: dayAhead(days), time: '23:30' });
});

// @spec rule-distance
it('tells how far the store of each event is, wherever events are shown', async () => {
  const soonest = [
    ['Far soon', FAR],
    ['Somewhere', null],
    ['Near soon', NEAR],
    ['Near later', NEAR],
    ['Far later', FAR],
  ];
  const all = (await find('')).body;
  expect(new Set(shown(all))).toEqual(new Set(soonest));
  expect((await find('format=COMMANDER')).body).toEqual(all);
  expect(new Set(shown((await find('q=soon')).body))).toEqual(new Set([soonest[0], soonest[2]]));
  const ofStore = await player.client.get<EventDto[]>(`/api/events/store/${near.user.uuid}`);
  expect(shown(ofStore.body)).toEqual([soonest[2], soonest[3]]);
  const [one] = ofStore.body;
  const open = await player.client.get<EventDto>(`/api/events/${one?.uuid}`);
  expect(open.body).toEqual({ ...one, distance: null });
  const dashboard = await player.client.get<{ upcomingEvents: EventDto[] }>(
    `/api/dashboard/user-summary/${player.user.uuid}`,
  );
  expect(dashboard.body.upcomingEvents).toEqual(all.filter(({ date }) => date < dayAhead(3)));
});

it('tells nothing of distances to who has no place, and no distance to a store itself', async () => {
  expect((await find('sort=nearest', stranger)).body.map(({ distance }) => distance)).toEqual(
    Array(5).fill(null),
  );
  const event = await scheduled(near, { name: 'Own', date: dayAhead(9) });
  expect(event.distance).toEqual({ km: 0, isAbout: false });
  await near.client.delete(`/api/events/${event.uuid}`);
});

// @spec rule-nearest-first
it('shows the events of the nearest store first on request, and those of stores without a place last', async () => {
  const nearest = ['Near soon', 'Near later', 'Far soon', 'Far later', 'Somewhere'];
  const names = async (query: string) => (await find(query)).body.map(({ name }) => name);
  expect(await names('sort=nearest')).toEqual(nearest);
  expect(await names('sort=nearest&q=later')).toEqual(['Near later', 'Far later']);
  expect(await names('sort=nearest&format=PAUPER')).toEqual([]);
  expect(await names(`sort=nearest&to=${dayAhead(2)}`)).toEqual(['Near soon', 'Far soon', 'Somewhere']);
  expect(await names('sort=soonest')).toEqual(await names(''));
});

it.each([1, 2, 3])('walks through the nearest by pages of %d, and meets each event once', async (limit) => {
  const met: string[] = [];
  let next: string | undefined = `limit=${limit}&sort=nearest`;
  while (next) {
    const { body, headers }: { body: EventDto[]; headers: Headers } = await find(next);
    expect(headers.get('x-total-count')).toBe('5');
    met.push(...body.map(({ name }) => name));
    next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
  }
  expect(met).toEqual(['Near soon', 'Near later', 'Far soon', 'Far later', 'Somewhere']);
});

it('refuses an order that is none, and a cursor of the other', async () => {
  const link = (await find('limit=1')).headers.get('link') ?? '';
  const after = new URLSearchParams(link.match(/\?([^>]*)>/)?.[1]).get('after');
  expect((await find(`sort=nearest&after=${after}`)).status).toBe(400);
  expect((await find('sort=furthest')).status).toBe(400);
});
