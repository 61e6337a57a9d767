// The story of people whose event changes after they have answered it, and who see that once.
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../../test/mails.js';
import { notificationsOf } from '../../../../../test/notifications.js';
import { lockAwaited, overtaken } from '../../../../../test/overtaken.js';
import { type Member, PASSWORD, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { PersonalData } from '../../../../platform/personal-data/personal-data.js';
import type { EventDto } from '../../dto/event.dto.js';
import { scheduledSeries } from '../../test/series-plan.js';
import type { AttendedEvent, CanceledEvent } from '../dto/attendance.dto.js';
import { AttendanceRepository } from '../persistence/attendance.repository.js';
import { answerOf, answers, eventFor, hoursAhead, pathOf } from './attendees.js';

describe('an event that changes after it was answered', () => {
  const market = story();
  let store: Member;
  let player: Member;
  beforeEach(async () => {
    [store, player] = [await signedUp(market, { role: 'STORE' }), await signedUp(market)];
  });
  const change = async ({ uuid }: Pick<EventDto, 'uuid'>, changes: object) =>
    (await store.client.patch<EventDto>(`/api/events/${uuid}`, changes)).body;
  const sees = async (event: Pick<EventDto, 'uuid'>, version: number | null = null) =>
    (await player.client.put(`${pathOf(event)}/seen`, { version })).status;
  const marks = async () =>
    (await player.client.get<AttendedEvent[]>('/api/events/mine')).body.map(({ changes }) => changes);
  const canceled = async () => (await player.client.get<CanceledEvent[]>('/api/events/mine/canceled')).body;

  // @spec call-see-event
  it('is marked with what has changed until that version has been seen', async () => {
    const event = await eventFor(store, 8);
    await change(event, { fee: 5 });
    await answers(player, event);
    expect(await marks()).toEqual([[]]);
    await change(event, { capacity: 9 });
    expect(await marks()).toEqual([[]]);
    await change(event, { ...hoursAhead(90), location: '2 Side Street' });
    const { version } = await change(event, { fee: 6 });
    expect(await marks()).toEqual([['TIME', 'PLACE', 'FEE']]);
    expect(await answerOf(player, event)).toMatchObject({ version, changes: ['TIME', 'PLACE', 'FEE'] });
    // What came after the version that was seen stays marked, and an older one takes nothing back.
    for (const seen of [version - 1, 1]) expect(await sees(event, seen)).toBe(204);
    expect(await marks()).toEqual([['FEE']]);
    expect(await sees(event)).toBe(204);
    expect(await marks()).toEqual([[]]);
    await change(event, { prizes: 'Packs' });
    expect(await marks()).toEqual([['DETAILS']]);
    await answers(player, event, 'INTERESTED');
    expect(await marks()).toEqual([[]]);
    expect(await sees(event, version + 100)).toBe(204);
    await change(event, { fee: 7 });
    expect(await marks()).toEqual([['FEE']]);
  });

  // @spec call-canceled-events
  it('is listed as canceled until that has been seen, and not while it is on again', async () => {
    const event = await eventFor(store, 8);
    await answers(player, event);
    await store.client.delete(`/api/events/${event.uuid}`);
    const series = await scheduledSeries(store);
    const { date, event: uuid } = series.dates[0] as { date: string; event: string };
    await answers(player, { uuid });
    const skipped = `/api/events/series/${series.uuid}/dates/${date}`;
    await store.client.delete(skipped);
    await jobsDone(market);
    const { name, timeZone } = event;
    const startsAt = `${event.date}T${event.time}.000Z`;
    expect(await canceled()).toContainEqual({ uuid: event.uuid, name, startsAt, timeZone });
    expect((await canceled()).map((each) => each.uuid).sort()).toEqual([event.uuid, uuid].sort());
    await store.client.put(skipped);
    expect((await canceled()).map((each) => each.uuid)).toEqual([event.uuid]);
    const path = `/api/users/${player.user.uuid}/export`;
    const { body } = await player.client.get<{ canceledEventsAnswered: object[] }>(path);
    expect(body.canceledEventsAnswered).toContainEqual(expect.objectContaining({ event: event.uuid, name }));
    for (let time = 0; time < 2; time++) expect(await sees(event)).toBe(204);
    expect(await canceled()).toEqual([]);
    expect(await marks()).toEqual([]);
  });

  it('notifies those who had answered a skipped date when it is brought back, once and after it was canceled', async () => {
    const series = await scheduledSeries(store);
    const { date, event: uuid } = series.dates[0] as { date: string; event: string };
    const skipped = `/api/events/series/${series.uuid}/dates/${date}`;
    const dismisses = await signedUp(market);
    for (const each of [player, dismisses]) await answers(each, { uuid });
    const changesOf = async ({ client }: Member) =>
      (await notificationsOf(client, 'EVENT_CHANGED')).map(({ details }) => [details.event, details.change]);
    const [on, off] = [
      [uuid, 'ON_AGAIN'],
      [uuid, 'CALLED_OFF'],
    ];
    // Both before anybody is notified.
    await store.client.delete(skipped);
    await store.client.put(skipped);
    await jobsDone(market);
    for (const each of [player, dismisses]) expect(await changesOf(each)).toEqual([on, off]);
    for (const each of [player, dismisses]) await answers(each, { uuid });
    await store.client.delete(skipped);
    await jobsDone(market);
    // Who has seen that it is canceled is notified all the same.
    await dismisses.client.put(`${pathOf({ uuid })}/seen`, { version: null });
    await store.client.put(skipped);
    await jobsDone(market);
    expect(await changesOf(player)).toEqual([on, off, on, off]);
    expect(await changesOf(dismisses)).toEqual([on, off, on, off]);
    // Without new answers nobody is concerned.
    await store.client.delete(skipped);
    await store.client.put(skipped);
    await jobsDone(market);
    expect(await changesOf(player)).toHaveLength(4);
    expect(await canceled()).toEqual([]);
  });

  it('is not listed as canceled for who is erased as that is written down', async () => {
    const event = { event: randomUUID(), name: 'Draft', startsAt: new Date().toISOString(), timeZone: 'UTC' };
    const { uuid } = player.user;
    const remember = () => market.app.get(AttendanceRepository).rememberCanceled(event, [uuid], true);
    await overtaken(market, uuid, 'enabled = false', remember, () =>
      market.app.get(PersonalData).erase(uuid),
    );
    const kept = 'select event from events.canceled_answer where account = $1';
    expect(await market.app.get(DataSource).query(kept, [uuid])).toEqual([]);
  });

  it('is not waited for in a circle by a change of its series and who leaves two of its events', async () => {
    const { uuid, dates } = await scheduledSeries(store);
    const made = dates.flatMap(({ event }) => event ?? []);
    // One date is before the other, with the higher id.
    const early = made.findIndex((event) => made.slice(made.indexOf(event)).some((later) => later < event));
    const late = made.find((event, nth) => nth > early && event < (made[early] ?? ''));
    const both = [{ uuid: made[early] ?? '' }, { uuid: late ?? '' }] as const;
    for (const event of both) expect((await answers(player, event)).status).toBe(200);
    const holder = market.app.get(DataSource).createQueryRunner();
    await holder.startTransaction();
    await holder.query('select from events.event where uuid = $1 for update', [late]);
    const left = player.client.put(`/api/users/${player.user.uuid}/disable`, { password: PASSWORD });
    await lockAwaited(market);
    const changed = store.client.call('PATCH', `/api/events/series/${uuid}`, { fee: 5 });
    await lockAwaited(market, { by: 2 });
    await holder.rollbackTransaction();
    await holder.release();
    expect([(await left).status, (await changed).status]).toEqual([204, 200]);
  });
});
