// The story of people who go to the events of a store that closes, is suspended, or doesn't want to see them.
import { DataSource } from 'typeorm';
import { jobsDone } from '../../../../../test/mails.js';
import { notificationsOf } from '../../../../../test/notifications.js';
import { closes, erases, type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import { UnitOfWork } from '../../../../platform/database/unit-of-work.js';
import { Suspensions } from '../../../users/index.js';
import type { EventDto } from '../../dto/event.dto.js';
import { AttendanceJobs } from '../attendance-jobs.js';
import { AttendanceRepository } from '../persistence/attendance.repository.js';
import { WaitingList } from '../waiting-list.js';
import { answerOf, answers, eventFor, pathOf, players } from './attendees.js';

const HOUR = 3_600;

describe('who goes to an event', () => {
  const market = story();
  let store: Member;
  let people: [Member, Member, Member];
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    people = (await players(market, 3)) as [Member, Member, Member];
  });
  const eventWith = async (capacity: number | null, hours = 72) => {
    const event = await eventFor(store, capacity, hours);
    for (const each of people) await answers(each, event);
    return event;
  };
  const query = (text: string, values: unknown[] = []) => market.app.get(DataSource).query(text, values);
  const stateOf = async (member: Member, event: EventDto) => (await answerOf(member, event)).state;
  const changesOf = async ({ client }: Member) => {
    await jobsDone(market);
    return (await notificationsOf(client, 'EVENT_CHANGED')).map(({ details }) => [
      details.change,
      details.eventName,
    ]);
  };
  const block = (by: Member, whom: Member) => by.client.put(`/api/moderation/blocks/${whom.user.uuid}`);
  const passMinute = () => market.app.get(AttendanceJobs).givePlacesOn();
  const due = () => market.app.get(AttendanceRepository).due(market.clock.now(), 500);

  it.each([
    ['closes', closes],
    ['erases', erases],
  ])('hears that it is canceled when its store %s the account', async (_how, leaves) => {
    const event = await eventWith(2);
    expect((await leaves(store)).status).toBe(204);
    for (const each of people) expect(await changesOf(each)).toEqual([['CALLED_OFF', event.name]]);
    expect(await query('select from events.attendance where event = $1', [event.uuid])).toEqual([]);
    expect(await query('select from events.called_off')).toEqual([]);
  });

  it('leaves nothing behind of events that are over when their store erases the account', async () => {
    await eventWith(null, 24);
    market.clock.pass(48 * HOUR);
    await erases(store);
    expect(await changesOf(people[0])).toEqual([]);
    expect(await query('select from events.called_off')).toEqual([]);
    market.clock.pass(-48 * HOUR);
  });

  it('keeps the place while the store is suspended: nothing is given on until it is back', async () => {
    const event = await eventWith(2);
    const suspensions = market.app.get(Suspensions);
    const inOne = (work: () => Promise<unknown>) => market.app.get(UnitOfWork).run(work);
    await inOne(() => suspensions.suspend(store.user.uuid, people[0].user.uuid, null));
    await closes(people[0]);
    expect(await due()).not.toContain(event.uuid);
    await passMinute();
    const list = () =>
      query('select state from events.attendance where event = $1 order by place', [event.uuid]);
    expect(await list()).toEqual([{ state: 'GOING' }, { state: 'WAITING' }]);
    await inOne(() => suspensions.reinstate(store.user.uuid, null));
    await passMinute();
    expect(await list()).toEqual([{ state: 'GOING' }, { state: 'OFFERED' }]);
  });

  // @spec rule-waiting-list
  it('can leave also when they are blocked, and isn’t offered a place: that goes to the next one', async () => {
    const event = await eventWith(1);
    const [one, two, three] = people;
    for (const each of [one, two]) await block(store, each);
    expect((await one.client.delete(pathOf(event))).status).toBe(204);
    expect([await stateOf(two, event), await stateOf(three, event)]).toEqual(['WAITING', 'OFFERED']);
    await three.client.delete(pathOf(event));
    expect(await stateOf(two, event)).toBe('WAITING');
    expect(await due()).not.toContain(event.uuid);
    // Nobody who waits may have the free place: it is somebody else's.
    const counts = async () =>
      (await market.someone().get<EventDto>(`/api/events/${event.uuid}`)).body.attendance;
    const withPlaces = async () =>
      (await three.client.get<EventDto[]>('/api/events?free=true')).body.map(({ uuid }) => uuid);
    expect(await counts()).toMatchObject({ going: 0, waiting: 1, freePlaces: 1 });
    expect(await withPlaces()).toContain(event.uuid);
    expect((await answers(await signedUp(market), event)).body.state).toBe('GOING');
    expect((await counts()).freePlaces).toBe(0);
    expect(await withPlaces()).not.toContain(event.uuid);
    expect((await answers(two, event, 'INTERESTED')).body.code).toBe('events.attendance-closed');
  });

  it('hears nothing of a place that lapses when the event begins', async () => {
    const event = await eventWith(1, 80);
    await people[0].client.delete(pathOf(event));
    expect(await stateOf(people[1], event)).toBe('OFFERED');
    market.clock.pass(81 * HOUR);
    await passMinute();
    await jobsDone(market);
    const heard = await notificationsOf(people[1].client, 'EVENT_PLACE');
    expect(heard.map(({ details }) => details.change)).toEqual(['OFFERED']);
    market.clock.pass(-81 * HOUR);
  });

  it('gets a place although another event can’t be settled', async () => {
    const waitingList = market.app.get(WaitingList);
    const events = [await eventWith(1), await eventWith(1)].sort((a, b) => (a.uuid < b.uuid ? -1 : 1));
    const [failing, other] = events as [EventDto, EventDto];
    for (const { uuid } of events)
      await query(`delete from events.attendance where event = $1 and place = 1`, [uuid]);
    const settleOne = waitingList.settleOne.bind(waitingList);
    const broken = jest.spyOn(waitingList, 'settleOne').mockImplementation(async (uuid) => {
      if (uuid === failing.uuid) throw new Error('It breaks');
      await settleOne(uuid);
    });
    await passMinute();
    broken.mockRestore();
    expect([await stateOf(people[1], failing), await stateOf(people[1], other)]).toEqual([
      'WAITING',
      'OFFERED',
    ]);
  });

  it('is not looked at every minute where more are checked in than there are places', async () => {
    const event = await eventWith(2);
    for (const { user } of people.slice(0, 2))
      await store.client.put(`/api/events/${event.uuid}/attendees/${user.uuid}`, { arrival: 'CHECKED_IN' });
    await store.client.patch(`/api/events/${event.uuid}`, { capacity: 1 });
    await jobsDone(market);
    expect(await due()).not.toContain(event.uuid);
  });
});
