// What a store can't schedule as a series, and why.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { addDays } from '../series/domain/recurrence.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { aSeries, scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
let store: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});

const first = weekdayAhead('FRIDAY');
const week = (nth: number) => addDays(first, nth * 7);
const events = async () => (await store.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}`)).body;
const patch = (uuid: string, changes: object, from?: string) =>
  store.client.patch<SeriesWithDatesDto & ProblemBody>(
    `/api/events/series/${uuid}${from ? `?from=${from}` : ''}`,
    changes,
  );

describe('what is no series', () => {
  // @spec rule-series-bounds
  it.each([
    ['without an end', { count: undefined }, 'events.series-without-end', 'until'],
    ['with two ends', { until: week(5) }, 'events.series-without-end', 'until'],
    ['of 5,000 events', { count: 5_000 }, 'request.invalid', 'count'],
    ['longer than two years', { until: '2099-01-01', count: undefined }, 'events.series-too-long', 'until'],
    ['with a count that takes ten years', { every: 50, count: 10 }, 'events.series-too-long', 'count'],
    [
      'that never fires',
      { frequency: 'MONTHLY', nth: 5, weekday: 'MONDAY', count: undefined, until: addDays(first, 1) },
      'events.series-never',
      'until',
    ],
    ['with a February 29 that there is not', { startsOn: '2027-02-29' }, 'request.invalid', 'startsOn'],
    ['in a zone that does not exist', { timeZone: 'Europe/Atlantis' }, 'request.invalid', 'timeZone'],
    ['in a zone without rules', { timeZone: '+02:00' }, 'request.invalid', 'timeZone'],
    ['in the past', { startsOn: '2020-01-03' }, 'events.series-in-the-past', 'startsOn'],
    ['monthly without a weekday of the month', { frequency: 'MONTHLY' }, 'events.series-nth', 'nth'],
    ['weekly with one', { nth: 2 }, 'events.series-nth', 'nth'],
    ['that ends when it begins', { endTime: '18:30' }, 'events.bad-end', 'endTime'],
    ['that skips another day', { skipped: [addDays(first, 1)] }, 'events.not-a-date-of-series', 'skipped'],
    ['that skips all of its days', { count: 1, skipped: [first] }, 'events.series-never', 'skipped'],
    [
      'that needs more players than it has places',
      { capacity: 4, leastPlayers: 8 },
      'events.least-above-capacity',
      'leastPlayers',
    ],
    ['at no time', { time: '24:00' }, 'request.invalid', 'time'],
    ['every nought weeks', { every: 0 }, 'request.invalid', 'every'],
    ['in no format', { format: 'CHESS' }, 'events.unknown-format', 'format'],
  ])('is a series %s', async (_what, changes, code, field) => {
    const { status, body } = await store.client.post<ProblemBody>('/api/events/series', aSeries(changes));
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, code, field]);
    expect(await events()).toEqual([]);
  });

  it('can’t be changed to need more players than it has places', async () => {
    const { uuid } = await scheduledSeries(store, { capacity: 8, leastPlayers: 4 });
    for (const changes of [{ capacity: 2 }, { leastPlayers: 9 }])
      expect((await patch(uuid, changes)).body.code).toBe('events.least-above-capacity');
    expect((await patch(uuid, { capacity: 2, leastPlayers: 2 })).status).toBe(200);
  });

  it('changes nothing without a field, or from a date that the series is not on', async () => {
    const { uuid } = await scheduledSeries(store);
    expect((await patch(uuid, {})).body.code).toBe('events.nothing-to-change');
    expect((await patch(uuid, { time: '20:00' }, addDays(first, 2))).body.code).toBe(
      'events.not-a-date-of-series',
    );
    expect((await store.client.get<SeriesWithDatesDto>(`/api/events/series/${uuid}`)).body.version).toBe(1);
  });

  it('is one of 100 at most, also when several come at once, and is not split then', async () => {
    const series = await scheduledSeries(store);
    const row = `to_jsonb(s) || jsonb_build_object('uuid', md5(n || s.name))`;
    await market.app.get(DataSource).query(
      `insert into events.series select own.* from events.series s, generate_series(2, 98) n,
        lateral jsonb_populate_record(null::events.series, ${row}) own where s.uuid = $1`,
      [series.uuid],
    );
    const some = [1, 2, 3, 4].map(() => store.client.post<ProblemBody>('/api/events/series', aSeries()));
    const statuses = (await Promise.all(some)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 201, 409, 409]);
    expect((await patch(series.uuid, { time: '20:00' }, week(3))).body.code).toBe('events.too-many-series');
    expect((await patch(series.uuid, { time: '20:00' })).status).toBe(200);
  });
});
