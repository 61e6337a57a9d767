// The story of people who have the events of stores in their calendars and feed readers.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { ProblemBody, Reply } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, PASSWORD, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Retention } from '../../../platform/retention/retention.js';
import { EventsFacade } from '../../events/events.facade.js';
import { dayAhead, scheduled } from '../../events/test/plan.js';
import { scheduledSeries } from '../../events/test/series-plan.js';
import { loadSampleTowns } from '../../places/test/sample-towns.js';
import type { JsonFeed } from '../dto/json-feed.dto.js';
import { entriesOf, propertyOf } from './read-calendar.js';

const DAY_S = 24 * 60 * 60;
const PUBLIC_URL = 'https://playset.example';
const market = story({ PUBLIC_URL });
let store: Member;
beforeAll(() => loadSampleTowns(market));
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});
const ofStore = (kind: string, { user } = store) => `/api/calendars/stores/${user.uuid}/events.${kind}`;
const read = <Body = string>(path: string) => market.someone().get<Body>(path);
const refused = async (reply: Promise<Reply<unknown>>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};

describe('the calendar of a store', () => {
  // @spec call-store-calendar
  it('has its next events, in the order of their starts, and is named like it', async () => {
    const later = await scheduled(store, { name: 'Sealed, with prizes', date: dayAhead(5), time: '18:00' });
    const sooner = await scheduled(store);
    await scheduled(await signedUp(market, { role: 'STORE' }));
    const { headers, body } = await read(ofStore('ics'));
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(propertyOf(body, 'x-wr-calname')).toBe(store.user.name);
    expect(propertyOf(body, 'refresh-interval')).toBe('PT12H');
    expect(entriesOf(body)).toEqual([
      expect.objectContaining({
        uid: `${sooner.uuid}@playset`,
        summary: sooner.name,
        location: sooner.location,
        status: 'CONFIRMED',
        starts: `${sooner.date}T00:30:00.000Z`,
      }),
      expect.objectContaining({ uid: `${later.uuid}@playset`, summary: 'Sealed, with prizes' }),
    ]);
  });

  it('keeps its ETag until something changes, and may be cached by anybody', async () => {
    const event = await scheduled(store);
    const first = await read(ofStore('ics'));
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=900');
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = () =>
      market.someone().call<string>('GET', ofStore('ics'), undefined, { 'if-none-match': tag });
    expect((await again()).status).toBe(304);
    await store.client.patch(`/api/events/${event.uuid}`, { name: 'Friday Night Modern' });
    const changed = await again();
    expect(changed.status).toBe(200);
    expect(entriesOf(changed.body)).toMatchObject([
      { uid: `${event.uuid}@playset`, sequence: event.version + 1, summary: 'Friday Night Modern' },
    ]);
  });

  it('shows a date of a series as canceled while it is skipped, and as later than that when it is on again', async () => {
    const series = await scheduledSeries(store);
    const { date, event } = series.dates.find((each) => each.event !== null) ?? {};
    const path = `/api/events/series/${series.uuid}/dates/${date}`;
    const entry = async () =>
      entriesOf((await read(ofStore('ics'))).body).filter(({ uid }) => uid === `${event}@playset`);
    const [before] = await entry();
    expect((await store.client.delete(path)).status).toBeLessThan(300);
    await jobsDone(market);
    const [off] = await entry();
    expect((await store.client.put(path)).status).toBeLessThan(300);
    const again = await entry();
    expect([before?.status, off?.status]).toEqual(['CONFIRMED', 'CANCELLED']);
    expect(again).toMatchObject([{ status: 'CONFIRMED', starts: before?.starts }]);
    expect(off?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    expect(again[0]?.sequence).toBeGreaterThan(off?.sequence ?? 0);
  });

  it('never shows an event that is on again as earlier than its cancellation, however long ago that was', async () => {
    const series = await scheduledSeries(store);
    const { date, event } = series.dates.findLast((each) => each.event !== null) ?? {};
    const path = `/api/events/series/${series.uuid}/dates/${date}`;
    await store.client.delete(path);
    await jobsDone(market);
    await store.client.put(path);
    const sequence = async () =>
      entriesOf((await read(ofStore('ics'))).body).find(({ uid }) => uid === `${event}@playset`)?.sequence;
    const before = await sequence();
    await market.app
      .get(DataSource)
      .query(
        `update calendars.canceled_event set canceled_at = canceled_at - interval '31 days' where event = $1`,
        [event],
      );
    await market.app.get(Retention).applyAll();
    expect(await sequence()).toBe(before);
  });

  it('says nothing of an event that a moderator has hidden, also if it was canceled and on again before', async () => {
    const series = await scheduledSeries(store);
    const { date, event = '' } = series.dates[0] ?? {};
    const path = `/api/events/series/${series.uuid}/dates/${date}`;
    const status = async () =>
      entriesOf((await read(ofStore('ics'))).body).find(({ uid }) => uid === `${event}@playset`)?.status;
    const inOne = (act: (events: EventsFacade) => Promise<void>) =>
      market.app.get(UnitOfWork).run(() => act(market.app.get(EventsFacade)));
    await store.client.delete(path);
    await jobsDone(market);
    await store.client.put(path);
    await inOne((events) => events.hide(event ?? '', store.user.uuid));
    await jobsDone(market);
    expect(await status()).toBeUndefined();
    await inOne((events) => events.showAgain(event ?? ''));
    expect(await status()).toBe('CONFIRMED');
  });

  it('is gone with the store, and none of a player', async () => {
    await scheduled(store);
    const player = await signedUp(market);
    await store.client.put(`/api/users/${store.user.uuid}/disable`, { password: PASSWORD });
    for (const path of [ofStore('ics'), ofStore('json'), ofStore('rss'), ofStore('ics', player)])
      expect(await refused(read(path))).toEqual([404, 'calendars.store-not-found']);
  });
});

describe('an event', () => {
  // @spec call-event-calendar
  it('can be added to a calendar', async () => {
    const end = { endDate: dayAhead(3), endTime: '04:30' };
    const event = await scheduled(store, { ...end, description: 'Four rounds; bring dice' });
    const { headers, body } = await read(`/api/calendars/events/${event.uuid}/event.ics`);
    expect(headers.get('content-disposition')).toBe('attachment; filename="event.ics"');
    expect(entriesOf(body)).toMatchObject([{ uid: `${event.uuid}@playset`, summary: event.name }]);
    expect(body).toContain(`DTEND:${end.endDate.replaceAll('-', '')}T043000Z\r\n`);
    expect(body.replaceAll('\r\n ', '')).toContain('Four rounds\\; bring dice\r\n');
    expect(body).toContain(`URL:${PUBLIC_URL}/e/${event.uuid}`);
    const missing = read(`/api/calendars/events/${randomUUID()}/event.ics`);
    expect(await refused(missing)).toEqual([404, 'calendars.event-not-found']);
    expect((await missing).headers.get('content-disposition')).toBeNull();
  });
});

describe('a feed of a store', () => {
  // @spec call-store-feed, call-store-rss
  it('has the events to come as JSON Feed and as RSS', async () => {
    const event = await scheduled(store, { name: 'Draft & <Sealed>', timeZone: 'America/Chicago' });
    const { headers, body } = await read<JsonFeed>(ofStore('json'));
    expect(headers.get('content-type')).toBe('application/feed+json; charset=utf-8');
    expect(body).toMatchObject({
      title: store.user.name,
      feed_url: `${PUBLIC_URL}${ofStore('json')}`,
      items: [{ id: event.uuid, url: `${PUBLIC_URL}/e/${event.uuid}` }],
    });
    const rss = await read(ofStore('rss'));
    expect(rss.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(rss.body).toContain('<title>Draft &amp; &lt;Sealed&gt;, ');
  });
});

describe('the calendar of an area', () => {
  const nearby = (kind: string, query: object) =>
    `/api/calendars/nearby/events.${kind}?${new URLSearchParams({ format: 'COMMANDER', latitude: '41.88', longitude: '-87.63', ...query })}`;
  const placed = async (latitude: number, longitude: number) => {
    const member = await signedUp(market, { role: 'STORE' });
    await member.client.put('/api/places/store', { address: '1 Main Street', latitude, longitude });
    return member;
  };

  // @spec call-nearby-calendar, call-nearby-feed, call-nearby-rss
  it('has the events of a format at the stores within its radius', async () => {
    const [chicago, milwaukee] = [await placed(41.9, -87.67), await placed(43.04, -87.91)];
    const near = await scheduled(chicago);
    await scheduled(chicago, { format: 'MODERN' });
    await scheduled(milwaukee);
    await scheduled(store);
    const idsOf = async (query: object) =>
      entriesOf((await read(nearby('ics', query))).body).map(({ uid }) => uid.replace('@playset', ''));
    expect(await idsOf({ radiusKm: '20' })).toEqual([near.uuid]);
    expect(await idsOf({ radiusKm: '200' })).toHaveLength(2);
    expect(await idsOf({ radiusKm: '20', latitude: '10' })).toEqual([]);
    const { body } = await read<JsonFeed>(nearby('json', { radiusKm: '20' }));
    expect(body.items.map(({ id }) => id)).toEqual([near.uuid]);
    expect((await read(nearby('rss', { radiusKm: '20' }))).body).toContain(`/e/${near.uuid}</link>`);
  });

  it('is the same for all places that are rounded to the same one', async () => {
    const one = await read(nearby('ics', { latitude: '41.8812', longitude: '-87.6299' }));
    const other = await read(nearby('ics', {}));
    expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
  });

  it.each([
    [{ format: 'CANASTA' }, 'calendars.unknown-format'],
    [{ tcg: 'POKEMON', format: 'COMMANDER' }, 'calendars.unknown-format'],
    [{ radiusKm: '7' }, 'request.invalid'],
    [{ latitude: '91' }, 'request.invalid'],
    [{ longitude: 'east' }, 'request.invalid'],
  ])('is refused for %j', async (query, code) => {
    expect(await refused(read(nearby('ics', query)))).toEqual([400, code]);
  });
});

/** Moves the clock: the last. */
describe('an event that was called off', () => {
  it('is shown as canceled for 30 days, and then forgotten', async () => {
    const event = await scheduled(store, { date: dayAhead(60) });
    await store.client.delete(`/api/events/${event.uuid}`);
    await jobsDone(market);
    const canceled = { uid: `${event.uuid}@playset`, status: 'CANCELLED', sequence: event.version + 1 };
    expect(entriesOf((await read(ofStore('ics'))).body)).toMatchObject([canceled]);
    const own = `/api/calendars/events/${event.uuid}/event.ics`;
    expect(entriesOf((await read(own)).body)).toMatchObject([canceled]);
    expect(propertyOf((await read(own)).body, 'method')).toBe('CANCEL');
    expect((await read<JsonFeed>(ofStore('json'))).body.items).toEqual([]);
    market.clock.pass(31 * DAY_S);
    expect(entriesOf((await read(ofStore('ics'))).body)).toEqual([]);
  });
});
