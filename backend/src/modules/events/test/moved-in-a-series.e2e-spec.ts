// The story of events of a series that were moved alone, from dates that have passed since.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { Clock } from '../../../kernel/clock.js';
import type { EventDto } from '../dto/event.dto.js';
import { addDays, daysBetween } from '../series/domain/recurrence.js';
import { momentOf } from '../series/domain/wall-clock.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
const first = weekdayAhead('FRIDAY');
const week = (nth: number) => addDays(first, nth * 7);
/** On the Wednesday after the third Friday. */
const ahead = (daysBetween(new Date().toISOString().slice(0, 10), week(2)) + 5) * 24 * 60 * 60;

let store: Member;
let series: SeriesWithDatesDto;
const eventOn = (nth: number) => series.dates[nth]?.event ?? '';
const move = (nth: number, date: string) =>
  store.client.patch(`/api/events/${eventOn(nth)}`, { date, time: '18:00' });
const statusOf = async (nth: number) => (await store.client.get(`/api/events/${eventOn(nth)}`)).status;
const callOff = (from: string) =>
  store.client.delete<ProblemBody>(`/api/events/series/${series.uuid}?from=${from}`);
const pathOf = (date: string) => `/api/events/series/${series.uuid}/dates/${date}`;
const skip = (date: string) => store.client.delete<SeriesWithDatesDto & ProblemBody>(pathOf(date));
const datesLeft = async () => {
  const { body } = await store.client.get<SeriesWithDatesDto>(`/api/events/series/${series.uuid}`);
  return body.dates.map(({ date }) => date);
};

/** The first two are moved to the next month; the third takes place, and so does the fifth, which is moved before it. */
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  series = await scheduledSeries(store, { count: 8 });
  for (const nth of [0, 1]) expect((await move(nth, addDays(week(4), nth))).status).toBe(200);
  expect((await move(4, addDays(week(2), 2))).status).toBe(200);
  market.clock.pass(ahead);
});
afterEach(() => market.clock.pass(-ahead));

describe('an event that was moved from a date that has passed', () => {
  it('is called off with the following ones, and another one that was moved before it stays', async () => {
    expect((await callOff(week(1))).status).toBe(204);
    expect(await Promise.all([0, 1, 2, 3, 4].map(statusOf))).toEqual([200, 404, 200, 404, 200]);
    expect(await datesLeft()).toEqual([first]);
    expect((await callOff(first)).status).toBe(204);
    expect(await Promise.all([0, 2, 4].map(statusOf))).toEqual([404, 200, 200]);
    expect((await store.client.get<EventDto>(`/api/events/${eventOn(2)}`)).body.series).toBeNull();
  });

  it('is skipped alone, and not brought back', async () => {
    const { status, body } = await skip(week(1));
    expect([status, body.dates?.map(({ date }) => date)]).toEqual([
      200,
      [first, ...[3, 4, 5, 6, 7].map(week)],
    ]);
    expect(await Promise.all([0, 1, 2, 3].map(statusOf))).toEqual([200, 404, 200, 200]);
    const back = await store.client.put<ProblemBody>(pathOf(week(1)));
    expect([back.status, back.body.code]).toEqual([409, 'events.series-date-over']);
  });
});

it('An event that has taken place is neither called off nor skipped, whether or not its date is over', async () => {
  for (const refused of [await callOff(week(2)), await skip(week(2)), await skip(week(4))])
    expect([refused.status, refused.body.code]).toEqual([409, 'events.series-date-over']);
  expect(await Promise.all([2, 4].map(statusOf))).toEqual([200, 200]);
});

it('An event that is about to begin keeps its hour where its series goes to one that is over', async () => {
  const soon =
    momentOf(week(3), '18:00', 'America/Chicago').at.getTime() - market.app.get(Clock).now().getTime();
  market.clock.pass(soon / 1000);
  let { uuid } = series;
  for (const [query, time] of [
    [`?from=${week(3)}`, '17:30'],
    ['', '17:00'],
  ]) {
    const changed = await store.client.patch<SeriesWithDatesDto>(`/api/events/series/${uuid}${query}`, {
      ...{ time, location: `Since ${time}` },
    });
    expect([changed.status, await statusOf(3), await statusOf(5)]).toEqual([200, 200, 200]);
    uuid = changed.body.uuid;
  }
  const { body } = await store.client.get<EventDto>(`/api/events/${eventOn(3)}`);
  expect(`${body.date}T${body.time}.000Z`).toBe(series.dates[3]?.startsAt);
  // Its hour alone is its own: it moves with all others.
  expect(body).toMatchObject({ location: 'Since 17:00', series: { isChanged: false } });
  const later = await store.client.get<EventDto>(`/api/events/${eventOn(5)}`);
  expect(`${later.body.date}T${later.body.time}.000Z`).toBe(
    momentOf(week(5), '17:00', 'America/Chicago').at.toISOString(),
  );
  market.clock.pass(-soon / 1000);
});
