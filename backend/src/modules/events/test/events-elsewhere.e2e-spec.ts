// The story of a store that runs an event in another town.
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { entriesOf } from '../../calendars/test/read-calendar.js';
import { CHICAGO, loadSampleTowns } from '../../places/test/sample-towns.js';
import { answers } from '../attendance/test/attendees.js';
import type { EventDto } from '../dto/event.dto.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { aPlan, scheduled } from './plan.js';
import { scheduledSeries } from './series-plan.js';

const MILWAUKEE = { latitude: 43.0389, longitude: -87.90647 };

describe('an event at another place than its store', () => {
  const market = story();
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    await loadSampleTowns(market);
    [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
    await store.client.put('/api/places/store', {
      address: '1 Main Street',
      latitude: 41.869,
      longitude: -87.65,
    });
    await player.client.put('/api/places/mine', { town: CHICAGO });
  });
  const found = async (query: string) =>
    (await player.client.get<EventDto[]>(`/api/events?${query}`)).body.map(({ name }) => name);
  const change = ({ uuid }: EventDto, changes: object) =>
    store.client.patch<EventDto & ProblemBody>(`/api/events/${uuid}`, changes);

  // @spec rule-distance
  it('says which town it is in, and how far that is', async () => {
    const event = await scheduled(store, { name: 'Elsewhere', place: MILWAUKEE });
    expect(event.place).toMatchObject({ ...MILWAUKEE, label: expect.stringContaining('Milwaukee') });
    const [seen] = (await player.client.get<EventDto[]>('/api/events')).body;
    expect(seen?.distance?.km).toBeCloseTo(131, -1);
    const back = (await change(event, { place: null })).body;
    expect(back.place).toBeNull();
    expect((await change(event, { fee: 5 })).body.version).toBe(back.version + 1);
    await store.client.delete(`/api/events/${event.uuid}`);
  });

  // @spec rule-nearest-first
  it('comes where it is in lists of the nearest, and in calendars of its area', async () => {
    const near = await scheduled(store, { name: 'At the store' });
    const far = await scheduled(store, { name: 'Far away', time: '00:00', place: MILWAUKEE });
    expect(await found('')).toEqual(['Far away', 'At the store']);
    for (const query of ['sort=nearest', 'sort=nearest&q=a', 'sort=nearest&series=next'])
      expect(await found(query)).toEqual(['At the store', 'Far away']);
    const [, link] = /<(.+)>/.exec(
      (await player.client.get('/api/events?sort=nearest&limit=1')).headers.get('link') ?? '',
    ) as unknown as [string, string];
    expect((await player.client.get<EventDto[]>(link)).body.map(({ name }) => name)).toEqual(['Far away']);
    const calendar = async (latitude: number, longitude: number) => {
      const query = `format=COMMANDER&radiusKm=20&latitude=${latitude}&longitude=${longitude}`;
      return (
        await market.someone().get<{ items: { id: string }[] }>(`/api/calendars/nearby/events.json?${query}`)
      ).body.items;
    };
    expect((await calendar(43.04, -87.91)).map(({ id }) => id)).toEqual([far.uuid]);
    expect((await calendar(41.87, -87.65)).map(({ id }) => id)).toEqual([near.uuid]);
    for (const each of [near, far]) await store.client.delete(`/api/events/${each.uuid}`);
    await jobsDone(market);
    const canceledIn = async (latitude: number, longitude: number) => {
      const query = `format=COMMANDER&radiusKm=20&latitude=${latitude}&longitude=${longitude}`;
      const { body } = await market.someone().get<string>(`/api/calendars/nearby/events.ics?${query}`);
      return entriesOf(body).map(({ uid, status }) => [uid, status]);
    };
    expect(await canceledIn(43.04, -87.91)).toEqual([[`${far.uuid}@playset`, 'CANCELLED']]);
    expect(await canceledIn(41.87, -87.65)).toContainEqual([`${near.uuid}@playset`, 'CANCELLED']);
    expect(await canceledIn(41.87, -87.65)).not.toContainEqual([`${far.uuid}@playset`, 'CANCELLED']);
  });

  it('is moved there for those who go', async () => {
    const event = await scheduled(store);
    await answers(player, event);
    expect((await change(event, { place: MILWAUKEE })).status).toBe(200);
    await jobsDone(market);
    const [heard] = await notificationsOf(player.client, 'EVENT_CHANGED');
    expect(heard?.details).toMatchObject({ event: event.uuid, change: 'MOVED' });
  });

  it('may be each one of a series', async () => {
    const series = await scheduledSeries(store, { place: MILWAUKEE });
    expect(series.place).toMatchObject(MILWAUKEE);
    const eventOf = async () =>
      (await market.someone().get<EventDto>(`/api/events/${series.dates[1]?.event}`)).body;
    expect((await eventOf()).place).toMatchObject(MILWAUKEE);
    const path = `/api/events/series/${series.uuid}`;
    expect((await store.client.patch<SeriesWithDatesDto>(path, { place: null })).body.place).toBeNull();
    expect((await eventOf()).place).toBeNull();
  });

  it.each([
    [{ latitude: 91, longitude: 0 }, 400, 'request.invalid', 'place.latitude'],
    [{ latitude: 41 }, 400, 'request.invalid', 'place.longitude'],
    ['Milwaukee', 400, 'request.invalid', 'place'],
    [{ latitude: -60, longitude: -140 }, 422, 'places.no-town-near', undefined],
  ])('is not at %j', async (place, wanted, code, field) => {
    const { status, body } = await store.client.post<ProblemBody>('/api/events', aPlan({ place }));
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([wanted, code, field]);
  });
});
