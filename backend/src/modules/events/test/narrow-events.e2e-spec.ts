// The story of people who look for an event that they can go to: what it costs, on which days, with free places, close by.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import { answers, players } from '../attendance/test/attendees.js';
import type { EventDto } from '../dto/event.dto.js';
import { scheduled } from './plan.js';
import { scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
let near: Member;
let far: Member;
let player: Member;
let club: EventDto;
let tuesday: string;

const find = (query: string) => player.client.get<EventDto[] & ProblemBody>(`/api/events?${query}`);
const names = async (query: string) => (await find(query)).body.map(({ name }) => name);
const store = async (name: string, latitude: number) => {
  const member = await signedUp(market, { role: 'STORE', name });
  const at = { address: '1 Main Street', latitude, longitude: -87.65 };
  expect((await member.client.put('/api/places/store', at)).status).toBe(200);
  return member;
};

beforeAll(async () => {
  await loadSampleTowns(market);
  [near, far] = [await store('Near', 41.869), await store('Far', 44)];
  player = await signedUp(market);
  await player.client.put('/api/places/mine', { town: CHICAGO });
  tuesday = weekdayAhead('TUESDAY');
  // 01:00 on a Tuesday in UTC is Monday evening in Chicago, and Tuesday noon in Auckland.
  const at = { date: tuesday, time: '01:00' };
  const chicago = { ...at, timeZone: 'America/Chicago' };
  await scheduled(near, { ...chicago, name: 'Monday, unknown fee' });
  club = await scheduled(near, { ...chicago, name: 'Monday, 5.50', fee: 5.5, capacity: 2, time: '01:30' });
  await scheduled(far, { ...at, name: 'Tuesday, free', fee: 0, timeZone: 'Pacific/Auckland', time: '02:00' });
  await scheduled(far, { ...at, name: 'Tuesday, 25', fee: 25, capacity: 8, time: '03:00' });
});

// @spec call-events
it('finds events that cost no more than that; what an event costs without saying so, nobody knows', async () => {
  expect(await names('feeMax=0')).toEqual(['Tuesday, free']);
  expect(await names('feeMax=5.49')).toEqual(['Tuesday, free']);
  expect(await names('feeMax=5.5')).toEqual(['Monday, 5.50', 'Tuesday, free']);
  expect(await names('feeMax=9999.99')).toHaveLength(3);
  expect(await names('')).toHaveLength(4);
});

it('finds events by their weekday on the clock of their place', async () => {
  expect(await names('weekday=MONDAY')).toEqual(['Monday, unknown fee', 'Monday, 5.50']);
  expect(await names('weekday=TUESDAY')).toEqual(['Tuesday, free', 'Tuesday, 25']);
  expect(await names('weekday=MONDAY&weekday=TUESDAY')).toHaveLength(4);
  expect(await names('weekday=WEDNESDAY,SUNDAY')).toEqual([]);
});

it('counts a zone that the database does not know as UTC', async () => {
  const { uuid } = await scheduled(near, { name: 'Elsewhere', date: tuesday, time: '04:00' });
  await market.app
    .get(DataSource)
    .query(`update events.event set time_zone = 'Moon/Base' where uuid = $1`, [uuid]);
  expect(await names('weekday=TUESDAY&q=elsewhere')).toEqual(['Elsewhere']);
  await near.client.delete(`/api/events/${uuid}`);
});

it('finds events with free places; an event without a limit always has some', async () => {
  expect(await names('free=true')).toHaveLength(4);
  expect(await names('free=false')).toHaveLength(4);
  const [one, two, three] = (await players(market, 3)) as [Member, Member, Member];
  for (const each of [one, two]) await answers(each, club);
  expect(await names('free=true')).toEqual(['Monday, unknown fee', 'Tuesday, free', 'Tuesday, 25']);
  // The place that is given up is offered to who waits.
  await answers(three, club);
  await one.client.delete(`/api/events/${club.uuid}/attendance`);
  expect(await names('free=true&q=5.50')).toEqual([]);
  await three.client.delete(`/api/events/${club.uuid}/attendance`);
  expect(await names('free=true&q=5.50')).toEqual(['Monday, 5.50']);
});

it('finds events within the radius, if asked and if there is one', async () => {
  await player.client.put('/api/places/mine/preferences', { radiusKm: null, unit: null });
  expect(await names('radius=mine')).toHaveLength(4);
  await player.client.put('/api/places/mine/preferences', { radiusKm: 25, unit: 'KM' });
  expect(await names('radius=mine')).toEqual(['Monday, unknown fee', 'Monday, 5.50']);
  expect(await names('radius=any')).toHaveLength(4);
});

it('narrows by everything at once, in either order, and with words', async () => {
  expect(await names('feeMax=30&weekday=TUESDAY&free=true&sort=nearest')).toEqual([
    'Tuesday, free',
    'Tuesday, 25',
  ]);
  expect(await names('feeMax=30&sort=nearest')).toEqual(['Monday, 5.50', 'Tuesday, free', 'Tuesday, 25']);
  expect(await names('feeMax=30&q=far+25')).toEqual(['Tuesday, 25']);
  expect(await names('feeMax=30&format=PAUPER')).toEqual([]);
  expect(await names(`feeMax=30&to=${tuesday}T01:59:59Z`)).toEqual(['Monday, 5.50']);
  expect((await find('feeMax=30&format=CHESS')).body.errors?.[0]?.field).toBe('format');
});

it.each(['', '&sort=nearest'])('walks through the pages and meets each event once%s', async (order) => {
  const met: string[] = [];
  let next: string | undefined = `limit=1&weekday=MONDAY,TUESDAY${order}`;
  while (next) {
    const { body, headers }: { body: EventDto[]; headers: Headers } = await find(next);
    expect(headers.get('x-total-count')).toBe('4');
    met.push(...body.map(({ name }) => name));
    next = headers.get('link')?.match(/\?([^>]*)>; rel="next"/)?.[1];
  }
  expect(met).toEqual(await names('weekday=MONDAY,TUESDAY'));
});

it('shows of each series the first event that fits', async () => {
  const series = await scheduledSeries(near, { name: 'League', fee: 1, capacity: 1 });
  const events = (await names('q=league&feeMax=1')).length;
  expect(events).toBeGreaterThan(1);
  const first = (await find('q=league&feeMax=1&series=next')).body;
  expect(first).toHaveLength(1);
  await answers(player, { uuid: first[0]?.uuid ?? '' });
  const [free, ...more] = (await find('q=league&free=true&series=next')).body;
  expect(more).toEqual([]);
  expect(free?.series?.date).toBe(series.dates[1]?.date);
});

// @spec bad-event-question
it.each([
  'feeMax=-1',
  'feeMax=1.234',
  'feeMax=cheap',
  'feeMax=',
  'weekday=friday',
  'weekday=',
  'free=yes',
  'radius=5',
])('refuses the question %s and names the field', async (query) => {
  const { status, body } = await find(query);
  expect([status, body.errors?.[0]?.field]).toEqual([400, query.split('=')[0]]);
});
