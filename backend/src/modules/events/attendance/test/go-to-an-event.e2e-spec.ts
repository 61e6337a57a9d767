// The story of people who go to events: places, the waiting list, and what happens to both by itself.
import type { ProblemBody } from '../../../../../test/client.js';
import { jobsDone } from '../../../../../test/mails.js';
import { notificationsOf } from '../../../../../test/notifications.js';
import { type Member, PASSWORD, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import type { EventDto } from '../../dto/event.dto.js';
import { scheduled } from '../../test/plan.js';
import { AttendanceJobs } from '../attendance-jobs.js';
import type { AttendedEvent } from '../dto/attendance.dto.js';
import { answerOf, answers, eventFor, hoursAhead, pathOf, players } from './attendees.js';

const HOUR = 3_600;

describe('an event', () => {
  const market = story();
  let store: Member;
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
  });
  const counts = async ({ uuid }: EventDto) =>
    (await market.someone().get<EventDto>(`/api/events/${uuid}`)).body.attendance;
  const states = async (event: EventDto, members: readonly Member[]) =>
    Promise.all(members.map(async (member) => (await answerOf(member, event)).state));
  const passMinute = () => market.app.get(AttendanceJobs).givePlacesOn();

  // @spec call-answer-event, call-own-attendance, call-leave-event
  it('is gone to, is of interest, and is left; twice is as good as once', async () => {
    const event = await eventFor(store, null);
    const [one, two] = (await players(market, 2)) as [Member, Member];
    expect((await answerOf(one, event)).state).toBeNull();
    for (let time = 0; time < 2; time++) expect((await answers(one, event)).body.state).toBe('GOING');
    await answers(two, event, 'INTERESTED');
    expect(await counts(event)).toEqual({
      ...{ capacity: null, leastPlayers: null, freePlaces: null },
      ...{ going: 1, interested: 1, waiting: 0 },
    });
    const mine = await answerOf(one, event);
    expect(mine.code).toMatch(/^[A-Z]{3}1$/);
    for (let time = 0; time < 2; time++) expect((await one.client.delete(pathOf(event))).status).toBe(204);
    expect(await answerOf(one, event)).toMatchObject({ state: null, code: null, attendance: { going: 0 } });
  });

  // @spec rule-waiting-list
  it('offers a free place to who waits longest, until they confirm it', async () => {
    const event = await eventFor(store, 2);
    const [a, b, c, d] = (await players(market, 4)) as [Member, Member, Member, Member];
    for (const each of [a, b, c, d]) await answers(each, event);
    expect(await states(event, [a, b, c, d])).toEqual(['GOING', 'GOING', 'WAITING', 'WAITING']);
    expect(await answerOf(d, event)).toMatchObject({ position: 2, code: null, confirmBy: null });
    expect(await counts(event)).toMatchObject({ going: 2, waiting: 2, freePlaces: 0 });
    await a.client.delete(pathOf(event));
    const hoursToConfirm = async () => {
      const { state, confirmBy } = await answerOf(c, event);
      expect(state).toBe('OFFERED');
      return (Date.parse(confirmBy ?? '') - market.clock.now().getTime()) / (HOUR * 1000);
    };
    expect(await hoursToConfirm()).toBeCloseTo(18, 1);
    // An event that begins before that is given on in time.
    await store.client.patch(`/api/events/${event.uuid}`, hoursAhead(8));
    await jobsDone(market);
    expect(await hoursToConfirm()).toBeCloseTo(2, 1);
    const heard = await notificationsOf(c.client, 'EVENT_PLACE');
    expect(heard.map(({ details }) => details.change)).toEqual(['OFFERED', 'OFFERED']);
    expect((await answerOf(d, event)).position).toBe(1);
    const confirmed = (await answers(c, event)).body;
    expect(confirmed).toMatchObject({
      state: 'GOING',
      confirmBy: null,
      attendance: { going: 2, waiting: 1 },
    });
  });

  // @spec rule-waiting-list
  it('goes on to the next one when an offered place is not confirmed in time', async () => {
    const event = await eventFor(store, 1);
    const [a, b, c] = (await players(market, 3)) as [Member, Member, Member];
    for (const each of [a, b, c]) await answers(each, event);
    await answers(a, event, 'INTERESTED');
    expect(await states(event, [a, b, c])).toEqual(['INTERESTED', 'OFFERED', 'WAITING']);
    market.clock.pass(19 * HOUR);
    expect((await answerOf(b, event)).state).toBe('LAPSED');
    await passMinute();
    expect(await states(event, [a, b, c])).toEqual(['INTERESTED', 'LAPSED', 'OFFERED']);
    // Who comes back is the last.
    expect((await answers(b, event)).body).toMatchObject({ state: 'WAITING', position: 1 });
    expect((await answers(c, event)).body.state).toBe('GOING');
  });

  it('gives nobody new a place that somebody waits for', async () => {
    const event = await eventFor(store, 1);
    const [a, b, c] = (await players(market, 3)) as [Member, Member, Member];
    for (const each of [a, b]) await answers(each, event);
    await a.client.delete(pathOf(event));
    expect((await answers(c, event)).body.state).toBe('WAITING');
    expect((await answerOf(b, event)).state).toBe('OFFERED');
  });

  // @spec rule-lowered-capacity
  it('sends those who came last back to the waiting list when its capacity is lowered, ahead of all who wait', async () => {
    const event = await eventFor(store, 3);
    const all = await players(market, 5);
    for (const each of all) await answers(each, event);
    const lower = await store.client.patch<EventDto>(`/api/events/${event.uuid}`, { capacity: 1 });
    expect(lower.body.attendance.capacity).toBe(1);
    const lowered = ['GOING', 'WAITING', 'WAITING', 'WAITING', 'WAITING'];
    await eventually(async () => expect(await states(event, all)).toEqual(lowered));
    const positions = await Promise.all(all.map(async (each) => (await answerOf(each, event)).position));
    expect(positions).toEqual([null, 1, 2, 3, 4]);
    await store.client.patch(`/api/events/${event.uuid}`, { capacity: null });
    const raised = ['GOING', 'OFFERED', 'OFFERED', 'OFFERED', 'OFFERED'];
    await eventually(async () => expect(await states(event, all)).toEqual(raised));
  });

  it('can’t need more players than it has places', async () => {
    const refusal = async (changes: object, uuid?: string) => {
      const { status, body } = uuid
        ? await store.client.patch<ProblemBody>(`/api/events/${uuid}`, changes)
        : await store.client.post<ProblemBody>('/api/events', changes);
      return [status, body.code, body.errors?.[0]?.field];
    };
    const event = await scheduled(store, { capacity: 8, leastPlayers: 6 });
    expect(event.attendance).toMatchObject({ capacity: 8, leastPlayers: 6, freePlaces: 8 });
    const refused = [400, 'events.least-above-capacity', 'leastPlayers'];
    expect(await refusal({ leastPlayers: 9 }, event.uuid)).toEqual(refused);
    expect(await refusal({ capacity: 5 }, event.uuid)).toEqual(refused);
    for (const capacity of [0, -1, 1.5, 5001, '8'])
      expect((await refusal({ capacity }, event.uuid)).slice(0, 2)).toEqual([400, 'request.invalid']);
  });

  it('is not answered by its own store, nor once it has begun, nor where it is not', async () => {
    const event = await eventFor(store, 1, 100);
    const [a] = (await players(market, 1)) as [Member];
    const refusal = async (who: Member, which: Pick<EventDto, 'uuid'>) => {
      const { status, body } = await answers(who, which);
      return [status, body.code];
    };
    expect(await refusal(store, event)).toEqual([409, 'events.own-event']);
    expect(await refusal(a, { uuid: store.user.uuid })).toEqual([404, 'events.not-found']);
    market.clock.pass(101 * HOUR);
    expect(await refusal(a, event)).toEqual([409, 'events.attendance-closed']);
    const left = await a.client.delete<ProblemBody>(pathOf(event));
    expect([left.status, left.body.code]).toEqual([409, 'events.attendance-closed']);
  });

  it('gets back the places of those whose accounts close', async () => {
    const event = await eventFor(store, 1, 200);
    const [a, b] = (await players(market, 2)) as [Member, Member];
    for (const each of [a, b]) await answers(each, event);
    await store.client.put(`/api/events/${event.uuid}/attendees/${a.user.uuid}`, { arrival: 'CHECKED_IN' });
    await a.client.put(`/api/users/${a.user.uuid}/disable`, { password: PASSWORD });
    expect((await answerOf(b, event)).state).toBe('OFFERED');
  });

  // @spec call-attended-events
  it('is among the events of those who have answered it, soonest first', async () => {
    const [late, soon] = [await eventFor(store, 4, 400), await eventFor(store, 4, 300)];
    const [a] = (await players(market, 1)) as [Member];
    await answers(a, late);
    await answers(a, soon, 'INTERESTED', { showsCards: true });
    const page = await a.client.get<AttendedEvent[]>('/api/events/mine?limit=1');
    expect(page.headers.get('x-total-count')).toBe('2');
    expect(page.body).toMatchObject([
      { event: { uuid: soon.uuid, name: soon.name }, state: 'INTERESTED', showsCards: true, code: null },
    ]);
    const next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await a.client.get<AttendedEvent[]>(next)).body).toMatchObject([
      { event: { uuid: late.uuid, attendance: { going: 1 } }, state: 'GOING', showsCards: false },
    ]);
  });
});

/** Tries until it holds: what events of the domain do comes a moment later. */
async function eventually(holds: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await holds();
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
