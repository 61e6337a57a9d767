// The story of a store that plans its Friday nights: as a series whose events are made, changed and called off.
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { addDays, weekdayOf } from '../series/domain/recurrence.js';
import { momentOf } from '../series/domain/wall-clock.js';
import type { SeriesDto, SeriesPreviewDto, SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { ExtendSeries } from '../series/extend-series.js';
import { scheduled } from './plan.js';
import { aSeries, scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
let store: Member;
let player: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  player = await signedUp(market);
});

const MADE = /^[0-9a-f-]{36}$/;
const WEEK = 7;
const first = weekdayAhead('FRIDAY');
const week = (nth: number) => addDays(first, nth * WEEK);
const events = async (member = player) =>
  (await member.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}?limit=500`)).body;
const one = async ({ uuid }: { uuid: string }) =>
  (await store.client.get<SeriesWithDatesDto>(`/api/events/series/${uuid}`)).body;
const ids = ({ dates }: SeriesWithDatesDto) => dates.map(({ event }) => event);
const patch = (uuid: string, changes: object, from?: string, tag?: string) =>
  store.client.call<SeriesWithDatesDto & ProblemBody>(
    'PATCH',
    `/api/events/series/${uuid}${from ? `?from=${from}` : ''}`,
    changes,
    tag ? { 'if-match': tag } : {},
  );

describe('a series', () => {
  // @spec rule-series-ahead, rule-event-details, call-schedule-series, call-get-series
  it('makes its events 26 weeks ahead at once, and followers are notified once', async () => {
    await player.client.put(`/api/storefronts/${store.user.uuid}/follow`);
    const series = await scheduledSeries(store, { fee: 5, endTime: '22:00', rulesLevel: 'CASUAL' });
    expect(series.dates).toHaveLength(40);
    const made = series.dates.filter(({ event }) => event !== null);
    expect(made.length).toBeGreaterThanOrEqual(25);
    expect(made.length).toBeLessThanOrEqual(26);
    const listed = await events();
    expect(listed.map(({ uuid }) => uuid)).toEqual(made.map(({ event }) => event));
    expect(listed[0]).toMatchObject({
      ...{
        name: 'Friday Night Magic',
        fee: 5,
        rulesLevel: 'CASUAL',
        timeZone: 'America/Chicago',
        version: 1,
      },
      series: { uuid: series.uuid, date: first, isChanged: false },
    });
    expect(listed[0]?.series?.next).toEqual(made.slice(1, 4).map(({ startsAt }) => startsAt));
    for (const { date, startsAt } of series.dates)
      expect(startsAt).toBe(momentOf(date, '18:30', 'America/Chicago').at.toISOString());
    await jobsDone(market);
    expect(
      (await notificationsOf(player.client, 'STORE_EVENT')).map(({ details }) => details.events),
    ).toEqual([made.length]);
  });

  // @spec call-preview-series
  it('is previewed with the dates that it skips, and those that a change of the clocks moves', async () => {
    const { status, body } = await store.client.post<SeriesPreviewDto>('/api/events/series/preview', {
      ...{ frequency: 'MONTHLY', every: 1, weekday: 'SUNDAY', nth: 2, startsOn: week(0), until: week(70) },
      ...{ time: '02:30', endTime: '04:00', timeZone: 'America/Chicago' },
    });
    expect(status).toBe(200);
    const moved = body.dates.filter(({ movedTo }) => movedTo !== null);
    expect(moved.map(({ date, movedTo }) => [date.slice(5, 7), movedTo])).toContainEqual(['03', '03:30']);
    expect(moved.every(({ date }) => date.slice(5, 7) === '03')).toBe(true);
    expect((await events()).length).toBe(0);
  });

  it('is previewed for a store alone, and only if it could be scheduled', async () => {
    const { frequency, every, weekday, until, time, timeZone } = aSeries({ until: week(5) });
    const rule = { frequency, every, weekday, until, time, timeZone };
    const preview = (member: Member, startsOn: string) =>
      member.client.post<ProblemBody>('/api/events/series/preview', { ...rule, startsOn });
    expect((await preview(player, first)).status).toBe(403);
    for (const startsOn of ['0001-01-05', addDays(first, -5 * WEEK)]) {
      const { status, body } = await preview(store, startsOn);
      expect([status, body.code, body.errors?.[0]?.field]).toEqual([
        ...[400, 'events.series-in-the-past', 'startsOn'],
      ]);
    }
  });

  // @spec call-change-series
  it('keeps the ids of its events when the time of all is changed, and says that they are moved', async () => {
    const series = await scheduledSeries(store);
    const later = () => patch(series.uuid, { time: '19:00', fee: 10 }, undefined, '"1"');
    const { status, body } = await later();
    expect([status, body.version]).toEqual([200, 2]);
    // The answer was lost.
    const again = await later();
    expect([again.status, again.body.version, ids(again.body)]).toEqual([200, 2, ids(body)]);
    expect(ids(body)).toEqual(ids(series));
    expect(body.dates[0]?.startsAt).toBe(momentOf(first, '19:00', 'America/Chicago').at.toISOString());
    expect((await events())[0]).toMatchObject({ fee: 10, version: 2 });
    expect((await patch(series.uuid, { time: '20:00' }, undefined, '"1"')).body.code).toBe(
      'events.series-changed',
    );
    for (const query of ['', `?from=${series.dates[3]?.date}`]) {
      const path = `/api/events/series/${series.uuid}${query}`;
      const late = await store.client.call<ProblemBody>('DELETE', path, undefined, { 'if-match': '"1"' });
      expect([late.status, late.body.code]).toEqual([412, 'events.series-changed']);
    }
  });

  it('lasts as long where its start alone is changed, also past midnight', async () => {
    const { uuid } = await scheduledSeries(store, { time: '12:00', endTime: '16:00' });
    for (const [time, ends] of [
      ['17:00', '21:00'],
      ['22:30', '02:30'],
      ['12:00', '16:00'],
    ])
      expect((await patch(uuid, { time })).body).toMatchObject({ time, endTime: ends });
    expect((await patch(uuid, { time: '17:00', endTime: '16:00' })).body.endTime).toBe('16:00');
  });

  it('keeps the ids when it goes to another weekday', async () => {
    // Its last event goes beyond the 26 weeks, to a day on which none is made yet, and stays there.
    const weekday = weekdayOf(market.clock.now().toISOString().slice(0, 10));
    const series = await scheduledSeries(store, { weekday, startsOn: weekdayAhead(weekday) });
    const next = weekdayOf(addDays(series.dates[0]?.date ?? '', 1));
    const { body } = await patch(series.uuid, { weekday: next });
    expect(body.dates.map(({ date }) => date)).toEqual(series.dates.map(({ date }) => addDays(date, 1)));
    expect(ids(body)).toEqual(ids(series));
    expect(ids((await patch(series.uuid, { name: 'Draft night' })).body)).toEqual(ids(series));
    await market.app.get(ExtendSeries).extend();
    expect(await events()).toHaveLength(ids(series).filter((id) => id !== null).length);
    expect(ids((await patch(series.uuid, { weekday })).body)).toEqual(ids(series));
  });

  it('leaves an event that was changed alone as it is', async () => {
    const series = await scheduledSeries(store);
    const id = series.dates[1]?.event;
    expect((await store.client.patch(`/api/events/${id}`, { name: 'Draft for charity' })).status).toBe(200);
    await patch(series.uuid, { name: 'Friday Night Commander', time: '19:00' });
    const [before, changed, after] = await events();
    expect([before?.name, changed?.name, after?.name]).toEqual([
      ...['Friday Night Commander', 'Draft for charity', 'Friday Night Commander'],
    ]);
    expect(changed?.series).toMatchObject({ isChanged: true, date: week(1) });
    expect((await one(series)).dates[1]).toMatchObject({ event: id, isChanged: true });
  });

  // @spec rule-series-edits, call-list-series
  it('is split where this and the following are changed: events keep their ids, the first ones stay', async () => {
    const series = await scheduledSeries(store, { skipped: [week(5)] });
    const { body } = await patch(series.uuid, { time: '17:00' }, week(3));
    expect(body.uuid).not.toBe(series.uuid);
    expect(body.dates.map(({ date }) => date)).toEqual(series.dates.slice(3).map(({ date }) => date));
    expect(ids(body)).toEqual(ids(series).slice(3));
    expect(body).toMatchObject({ count: 37, startsOn: week(3), time: '17:00' });
    const left = await one(series);
    expect(left).toMatchObject({ until: addDays(week(3), -1), count: null, time: '18:30' });
    expect(ids(left)).toEqual(ids(series).slice(0, 3));
    expect(body.dates[2]).toMatchObject({ isSkipped: true, event: null });
    const { body: own } = await store.client.get<SeriesDto[]>('/api/events/series');
    expect(own.map(({ uuid }) => uuid)).toEqual([series.uuid, body.uuid]);
  });

  // @spec call-cancel-series
  it('is called off from a date on, or as a whole; deals and followers hear of each event', async () => {
    const series = await scheduledSeries(store);
    const call = (query = '') => store.client.delete(`/api/events/series/${series.uuid}${query}`);
    expect((await call(`?from=${week(2)}`)).status).toBe(204);
    expect((await events()).map(({ uuid }) => uuid)).toEqual(ids(series).slice(0, 2));
    expect((await one(series)).dates).toHaveLength(2);
    expect((await call()).status).toBe(204);
    expect(await events()).toEqual([]);
    expect((await call()).body).toMatchObject({ code: 'events.series-not-found' });
  });

  // @spec call-skip-date, call-bring-back-date
  it('skips a date and brings it back with the same event, also one that was deleted as an event', async () => {
    const series = await scheduledSeries(store);
    const dates = `/api/events/series/${series.uuid}/dates`;
    const skipped = await store.client.delete<SeriesWithDatesDto>(`${dates}/${week(1)}`);
    expect(skipped.body.dates[1]).toMatchObject({ isSkipped: true, event: null });
    expect((await store.client.delete(`/api/events/${series.dates[2]?.event}`)).status).toBe(204);
    expect((await one(series)).dates[2]).toMatchObject({ isSkipped: true, event: null });
    expect((await events())[1]?.uuid).toBe(series.dates[3]?.event);
    for (const nth of [1, 2]) await store.client.put(`${dates}/${week(nth)}`);
    expect(ids(await one(series))).toEqual(ids(series));
    expect((await events()).map(({ uuid }) => uuid)).toEqual(ids(series).filter((id) => id !== null));
    expect((await store.client.put(`${dates}/${addDays(first, 1)}`)).body).toMatchObject({
      code: 'events.not-a-date-of-series',
    });
  });

  it('brings its last date back with the same event, also after a change of the series', async () => {
    const series = await scheduledSeries(store, { count: 5, skipped: [week(4)] });
    const dates = `/api/events/series/${series.uuid}/dates`;
    expect((await store.client.put<SeriesWithDatesDto>(`${dates}/${week(4)}`)).body.dates[4]?.event).toMatch(
      MADE,
    );
    const before = await one(series);
    await store.client.delete(`${dates}/${week(4)}`);
    await patch(series.uuid, { fee: 10 });
    const { body } = await store.client.put<SeriesWithDatesDto>(`${dates}/${week(4)}`);
    expect(ids(body)).toEqual(ids(before));
    await market.app.get(ExtendSeries).extend();
    expect(ids(await one(series))).toEqual(ids(before));
  });

  it('goes on as the nights pass, without the dates that were called off', async () => {
    const series = await scheduledSeries(store);
    const made = ids(series).filter((id) => id !== null).length;
    await store.client.delete(`/api/events/${series.dates[made - 1]?.event}`);
    const extend = () => market.app.get(ExtendSeries).extend();
    await extend();
    expect(ids(await one(series)).filter((id) => id !== null)).toHaveLength(made - 1);
    market.clock.pass(3 * WEEK * 24 * 60 * 60);
    await Promise.all([extend(), extend()]);
    const later = await one(series);
    const { dates } = later;
    expect(dates.filter(({ event }) => event !== null).length).toBeGreaterThanOrEqual(24);
    expect(dates.find(({ date }) => date === series.dates[made - 1]?.date)).toMatchObject({
      isSkipped: true,
    });
    expect(dates.find(({ date }) => date === week(27))?.event).toMatch(MADE);
    market.clock.pass(-3 * WEEK * 24 * 60 * 60);
  });

  it('is nothing that another store may see or change', async () => {
    const { uuid } = await scheduledSeries(store);
    const rival = await signedUp(market, { role: 'STORE' });
    expect((await rival.client.get(`/api/events/series/${uuid}`)).body).toMatchObject({
      code: 'events.series-not-yours',
    });
    expect((await rival.client.get<SeriesDto[]>('/api/events/series')).body).toEqual([]);
  });

  it('leaves single events without a series', async () => {
    expect(await scheduled(store)).toMatchObject({ series: null, endDate: null, fee: null });
  });
});
