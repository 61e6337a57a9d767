// The story of events that a moderator hides: those of a series, and those that people had said they would come to.
import { DataSource } from 'typeorm';
import type { ProblemBody } from '../../../../test/client.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { overtaken } from '../../../../test/overtaken.js';
import { closes, erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { AttendanceJobs } from '../attendance/attendance-jobs.js';
import { answerOf, answers, eventFor, players } from '../attendance/test/attendees.js';
import type { EventDto } from '../dto/event.dto.js';
import { EventsFacade } from '../events.facade.js';
import { addDays } from '../series/domain/recurrence.js';
import type { SeriesWithDatesDto } from '../series/dto/series.dto.js';
import { scheduledSeries, weekdayAhead } from './series-plan.js';

const market = story();
let store: Member;
let moderator: Member;
beforeEach(async () => {
  [store, moderator] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
});
const first = weekdayAhead('FRIDAY');
const week = (nth: number) => addDays(first, nth * 7);
const inOne = (act: (events: EventsFacade) => Promise<void>) =>
  market.app.get(UnitOfWork).run(() => act(market.app.get(EventsFacade)));
const hide = (event: string) => inOne((events) => events.hide(event, moderator.user.uuid));
const showAgain = (event: string) => inOne((events) => events.showAgain(event));
const read = (event: string) => market.someone().get<EventDto & ProblemBody>(`/api/events/${event}`);
const seriesOf = async (uuid: string) =>
  (await store.client.get<SeriesWithDatesDto>(`/api/events/series/${uuid}`)).body;

describe('a hidden event of a series', () => {
  let series: SeriesWithDatesDto;
  let event: string;
  beforeEach(async () => {
    series = await scheduledSeries(store);
    event = series.dates[3]?.event ?? '';
    await hide(event);
  });

  it('is not brought back by its store, and may be hidden twice', async () => {
    const back = () => store.client.put<ProblemBody>(`/api/events/series/${series.uuid}/dates/${week(3)}`);
    const { status, body } = await back();
    expect([status, body.code]).toEqual([409, 'events.hidden']);
    expect((await read(event)).status).toBe(404);
    await hide(event);
    await showAgain(event);
    expect((await read(event)).body.series).toMatchObject({ uuid: series.uuid, date: week(3) });
    expect((await seriesOf(series.uuid)).dates[3]).toMatchObject({ event, isSkipped: false });
    expect((await back()).status).toBe(200);
  });

  it('comes back in the part of the series that was split off with it', async () => {
    const path = `/api/events/series/${series.uuid}?from=${week(2)}`;
    const part = (await store.client.patch<SeriesWithDatesDto>(path, { fee: 5 })).body;
    await showAgain(event);
    expect((await read(event)).body.series).toMatchObject({ uuid: part.uuid, date: week(3) });
    expect((await seriesOf(part.uuid)).dates[1]).toMatchObject({ event, isSkipped: false });
  });

  it('comes back as a single event when its series is on other days now', async () => {
    await store.client.patch(`/api/events/series/${series.uuid}`, { weekday: 'SATURDAY' });
    await showAgain(event);
    expect((await read(event)).body.series).toBeNull();
  });

  it('stays gone when its store calls off the series, and so does nothing else', async () => {
    expect((await store.client.delete(`/api/events/series/${series.uuid}?from=${week(4)}`)).status).toBe(204);
    await showAgain(event);
    expect((await read(event)).status).toBe(200);
    await hide(event);
    expect((await store.client.delete(`/api/events/series/${series.uuid}`)).status).toBe(204);
    await showAgain(event);
    expect((await read(event)).status).toBe(404);
  });
});

describe('a hidden event that people go to', () => {
  let event: EventDto;
  let going: Member[];
  const states = () => Promise.all(going.map(async (each) => (await answerOf(each, event)).state));
  beforeEach(async () => {
    event = await eventFor(store, 2);
    going = await players(market, 4);
    for (const each of going) await answers(each, event);
  });

  it('has all answers in their order when it is shown again, and those who gave them hear of both', async () => {
    const code = (await answerOf(going[0] as Member, event)).code;
    await hide(event.uuid);
    await jobsDone(market);
    await showAgain(event.uuid);
    expect(await states()).toEqual(['GOING', 'GOING', 'WAITING', 'WAITING']);
    expect((await answerOf(going[0] as Member, event)).code).toBe(code);
    expect(await answerOf(going[3] as Member, event)).toMatchObject({
      ...{ position: 2, attendance: { going: 2, waiting: 2 } },
    });
    await jobsDone(market);
    const changes = await notificationsOf((going[3] as Member).client, 'EVENT_CHANGED');
    expect(changes.map(({ details }) => details.change)).toEqual(['ON_AGAIN', 'CALLED_OFF']);
  });

  it('offers a place again that was offered when it was hidden', async () => {
    await (going[0] as Member).client.delete(`/api/events/${event.uuid}/attendance`);
    expect((await states())[2]).toBe('OFFERED');
    await hide(event.uuid);
    market.clock.pass(30 * 3_600);
    await showAgain(event.uuid);
    expect((await states())[2]).toBe('WAITING');
    await market.app.get(AttendanceJobs).givePlacesOn();
    expect(await states()).toEqual([null, 'GOING', 'OFFERED', 'WAITING']);
    market.clock.pass(-30 * 3_600);
  });

  it('forgets the answers of those who have left in the meantime, and exports those of the others', async () => {
    await hide(event.uuid);
    const [one, two, three] = going as [Member, Member, Member];
    const { body } = await three.client.get<{ eventsAttended: { event: string; state: string }[] }>(
      `/api/users/${three.user.uuid}/export`,
    );
    expect(body.eventsAttended).toEqual([expect.objectContaining({ event: event.uuid, state: 'WAITING' })]);
    await closes(one);
    await erases(two);
    await showAgain(event.uuid);
    const kept = await market.app
      .get(DataSource)
      .query('select account from events.attendance where event = $1 order by place', [event.uuid]);
    expect(kept.map(({ account }: { account: string }) => account)).toEqual(
      going.slice(2).map(({ user }) => user.uuid),
    );
  });

  it.each([
    ['hidden', hide, () => undefined],
    ['shown again', showAgain, hide],
  ])('is %s while one of them is erased, and neither waits for the other', async (_what, act, before) => {
    await before(event.uuid);
    const { uuid: leaver } = (going[2] as Member).user;
    const erase = () => market.app.get(PersonalData).erase(leaver);
    await overtaken(market, leaver, 'enabled = false', () => act(event.uuid), erase);
    if (act === hide) await showAgain(event.uuid);
    const kept = await market.app
      .get(DataSource)
      .query('select account from events.attendance where event = $1', [event.uuid]);
    expect(kept).toHaveLength(3);
  });
});
