// The story of a store that sees who goes to its event, checks them in, and writes to them.
import type { ProblemBody } from '../../../../../test/client.js';
import { jobsDone } from '../../../../../test/mails.js';
import { notificationsOf } from '../../../../../test/notifications.js';
import { type Member, signedUp } from '../../../../../test/people.js';
import { story } from '../../../../../test/story.js';
import type { EventDto } from '../../dto/event.dto.js';
import type { Attendee, AttendeeMessage } from '../dto/attendees.dto.js';
import { answerOf, answers, eventFor, hoursAhead, pathOf, players } from './attendees.js';

const HOUR = 3_600;

describe('a store', () => {
  const market = story();
  let store: Member;
  let going: Member[];
  beforeEach(async () => {
    store = await signedUp(market, { role: 'STORE' });
    going = await players(market, 3);
  });
  const eventWith = async (capacity: number | null, hours: number) => {
    const event = await eventFor(store, capacity, hours);
    for (const each of going) await answers(each, event);
    return event;
  };
  const attendeesOf = async ({ uuid }: EventDto) =>
    (await store.client.get<Attendee[]>(`/api/events/${uuid}/attendees`)).body;
  const record = (event: EventDto, { user }: Member, arrival: string) =>
    store.client.put<Attendee & ProblemBody>(`/api/events/${event.uuid}/attendees/${user.uuid}`, { arrival });
  const checkIn = (event: EventDto, code: string) =>
    store.client.post<Attendee & ProblemBody>(`/api/events/${event.uuid}/check-ins`, { code });
  const write = (event: EventDto, text: string) =>
    store.client.post<AttendeeMessage & ProblemBody>(`/api/events/${event.uuid}/messages`, { text });
  const codeOf = async (member: Member, event: EventDto) => (await answerOf(member, event)).code ?? '';
  const refusal = ({ status, body }: { status: number; body: ProblemBody }) => [status, body.code];

  // @spec call-attendees
  it('sees who goes and who waits, in the order of their places', async () => {
    const event = await eventWith(2, 48);
    await answers(await signedUp(market), event, 'INTERESTED');
    const list = await attendeesOf(event);
    expect(list.map(({ account, state, place }) => [account, state, place])).toEqual(
      going.map(({ user }, nth) => [user.uuid, nth < 2 ? 'GOING' : 'WAITING', nth + 1]),
    );
    expect(list[0]).toMatchObject({ name: going[0]?.user.name, arrival: 'EXPECTED', noShows: 0 });
    const page = await store.client.get<Attendee[]>(`/api/events/${event.uuid}/attendees?limit=2`);
    expect(page.headers.get('x-total-count')).toBe('3');
    const next = /<(.+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await store.client.get<Attendee[]>(next)).body.map(({ place }) => place)).toEqual([3]);
  });

  // @spec call-record-arrival, call-check-in, rule-check-in
  it('checks people in by their code or by the list, and remembers who did not come', async () => {
    const event = await eventWith(null, 48);
    const [one, two, three] = going as [Member, Member, Member];
    const code = await codeOf(one, event);
    const spelled = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    for (const each of [code, spelled]) {
      const { status, body } = await checkIn(event, each);
      expect([status, body.account, body.arrival]).toEqual([200, one.user.uuid, 'CHECKED_IN']);
    }
    expect((await answerOf(one, event)).checkedInAt).not.toBeNull();
    expect((await record(event, two, 'CHECKED_IN')).body.arrival).toBe('CHECKED_IN');
    expect((await record(event, two, 'EXPECTED')).body).toMatchObject({
      arrival: 'EXPECTED',
      checkedInAt: null,
    });
    expect(refusal(await record(event, three, 'NO_SHOW'))).toEqual([409, 'events.not-begun']);
    market.clock.pass(49 * HOUR);
    expect((await record(event, three, 'NO_SHOW')).body.arrival).toBe('NO_SHOW');
    // By somebody whose list is older than the check-in.
    expect((await record(event, one, 'NO_SHOW')).body.arrival).toBe('CHECKED_IN');
    const later = await eventWith(null, 400);
    expect((await attendeesOf(later)).map(({ noShows }) => noShows)).toEqual([0, 0, 1]);
  });

  // @spec rule-check-in
  it('keeps the place of who is checked in until the store takes that back', async () => {
    const event = await eventWith(2, 450);
    const [one, two, three] = going as [Member, Member, Member];
    const leaves = ({ client }: Member) => client.delete<ProblemBody>(pathOf(event));
    await record(event, one, 'CHECKED_IN');
    const refused = [409, 'events.attendee-checked-in'];
    expect(refusal(await leaves(one))).toEqual(refused);
    expect(refusal(await answers(one, event, 'INTERESTED'))).toEqual(refused);
    expect((await answers(one, event, 'GOING', { showsCards: true })).body.state).toBe('GOING');
    expect((await answerOf(three, event)).state).toBe('WAITING');
    // At once: either of them wins, not both.
    const [checkedIn, left] = await Promise.all([record(event, two, 'CHECKED_IN'), leaves(two)]);
    expect([checkedIn.status, left.status]).toEqual(checkedIn.status === 200 ? [200, 409] : [404, 204]);
    await record(event, one, 'EXPECTED');
    for (let time = 0; time < 2; time++) expect((await leaves(one)).status).toBe(204);
    expect((await answerOf(three, event)).state).toBe('OFFERED');
  });

  // @spec rule-check-in
  it('takes a check-in of somebody who is offered a place as their yes', async () => {
    const event = await eventWith(1, 400);
    const [one, two, three] = going as [Member, Member, Member];
    await one.client.delete(pathOf(event));
    const noPlace = [404, 'events.attendee-not-found'];
    expect(refusal(await record(event, two, 'EXPECTED'))).toEqual(noPlace);
    const { body } = await record(event, two, 'CHECKED_IN');
    expect(body).toMatchObject({ state: 'GOING', arrival: 'CHECKED_IN', confirmBy: null });
    expect(await answerOf(two, event)).toMatchObject({
      state: 'GOING',
      attendance: { going: 1, waiting: 1 },
    });
    await record(event, two, 'EXPECTED');
    await two.client.delete(pathOf(event));
    expect((await answerOf(three, event)).state).toBe('OFFERED');
    // An offer whose time is over is none, also before a job says so.
    market.clock.pass(25 * HOUR);
    expect(refusal(await record(event, three, 'CHECKED_IN'))).toEqual(noPlace);
    market.clock.pass(-25 * HOUR);
  });

  it('expects everybody again once an event that has begun is postponed to another day', async () => {
    const event = await eventWith(null, 300);
    const [one, two] = going as [Member, Member];
    const arrivals = async () => (await attendeesOf(event)).map(({ arrival }) => arrival);
    const change = async (plan: object) => {
      expect((await store.client.patch(`/api/events/${event.uuid}`, plan)).status).toBe(200);
      await jobsDone(market);
    };
    market.clock.pass(250 * HOUR);
    await record(event, one, 'CHECKED_IN');
    await change({ location: '12 Elm Street' });
    expect(await arrivals()).toEqual(['CHECKED_IN', 'EXPECTED', 'EXPECTED']);
    market.clock.pass(51 * HOUR);
    await record(event, two, 'NO_SHOW');
    await change(hoursAhead(372));
    expect(await arrivals()).toEqual(['EXPECTED', 'EXPECTED', 'EXPECTED']);
    expect(await answerOf(one, event)).toMatchObject({ state: 'GOING', checkedInAt: null });
    market.clock.pass(-301 * HOUR);
  });

  it('knows no code of another event, nor one that was guessed', async () => {
    const [event, other] = [await eventWith(null, 500), await eventWith(null, 510)];
    const [one] = going as [Member];
    const code = await codeOf(one, event);
    const wrong = [await codeOf(one, other), `QQQ${code.slice(3)}`, 'AAA99', '', 'nonsense'];
    for (const each of wrong.filter((text) => text !== code))
      expect(refusal(await checkIn(event, each))).toEqual([404, 'events.unknown-code']);
    expect((await attendeesOf(event)).map(({ arrival }) => arrival)).toEqual(going.map(() => 'EXPECTED'));
  });

  it('records nothing of who only waits', async () => {
    const event = await eventWith(2, 600);
    const waiting = going[2] as Member;
    expect(refusal(await record(event, waiting, 'CHECKED_IN'))).toEqual([404, 'events.attendee-not-found']);
    expect(refusal(await record(event, store, 'CHECKED_IN'))).toEqual([404, 'events.attendee-not-found']);
  });

  // @spec call-write-to-attendees, call-attendee-messages, rule-one-message-a-day
  it('writes to those who go once a day, and to nobody else', async () => {
    const event = await eventWith(2, 700);
    const { status, body } = await write(event, 'Please bring sleeves.\nDoors open at six.');
    expect([status, body.recipients]).toEqual([201, 2]);
    expect(refusal(await write(event, 'And a mat.'))).toEqual([409, 'events.already-written']);
    await jobsDone(market);
    const received = await Promise.all(
      going.map(async ({ client }) =>
        (await notificationsOf(client, 'EVENT_MESSAGE')).map((each) => each.details),
      ),
    );
    const message = {
      event: event.uuid,
      eventName: event.name,
      person: store.user.name,
      text: 'Please bring sleeves.\nDoors open at six.',
    };
    expect(received).toMatchObject([[message], [message], []]);
    market.clock.pass(25 * HOUR);
    expect((await write(event, 'And a mat.')).status).toBe(201);
    const sent = await store.client.get<AttendeeMessage[]>(`/api/events/${event.uuid}/messages`);
    expect(sent.body.map(({ text }) => text)).toEqual([
      'And a mat.',
      'Please bring sleeves.\nDoors open at six.',
    ]);
    const empty = await eventFor(store, null, 800);
    expect(refusal(await write(empty, 'Hello?'))).toEqual([409, 'events.nobody-goes']);
  });

  // @spec rule-attendees-are-notified
  it('has those who answered notified of what becomes of their place and of the event', async () => {
    const event = await eventWith(2, 900);
    const [one, two, three] = going as [Member, Member, Member];
    const received = async ({ client }: Member, kind: string) => {
      await jobsDone(market);
      return (await notificationsOf(client, kind)).map(({ details }) => details.change);
    };
    await one.client.delete(pathOf(event));
    const [offered] = await (async () => {
      await jobsDone(market);
      return notificationsOf(three.client, 'EVENT_PLACE');
    })();
    expect(offered?.details).toMatchObject({ change: 'OFFERED', event: event.uuid, eventName: event.name });
    expect(offered?.details.until).toBe((await answerOf(three, event)).confirmBy);
    await answers(three, event);
    await store.client.patch(`/api/events/${event.uuid}`, { capacity: 1 });
    expect(await received(three, 'EVENT_PLACE')).toEqual(['WAITING_AGAIN', 'OFFERED']);
    await store.client.patch(`/api/events/${event.uuid}`, { name: 'Another Name' });
    await store.client.patch(`/api/events/${event.uuid}`, { location: 'The Annex, 12 Elm Street' });
    // The cancellation is the latest that they hear of it.
    expect(await received(two, 'EVENT_CHANGED')).toEqual(['MOVED', 'CHANGED']);
    await store.client.delete(`/api/events/${event.uuid}`);
    for (const each of [two, three])
      expect(await received(each, 'EVENT_CHANGED')).toEqual(['CALLED_OFF', 'MOVED', 'CHANGED']);
    expect(await received(one, 'EVENT_CHANGED')).toEqual([]);
    expect((await answers(two, event)).status).toBe(404);
  });

  it('writes until a week after the event has begun, and not for ever', async () => {
    const event = await eventWith(null, 100);
    const begun = Date.parse(`${event.date}T${event.time}Z`) - market.clock.now().getTime();
    market.clock.pass(begun / 1000 + (7 * 24 - 1) * HOUR);
    expect((await write(event, 'The photos are online.')).status).toBe(201);
    market.clock.pass(26 * HOUR);
    expect(refusal(await write(event, 'Come again!'))).toEqual([409, 'events.writing-closed']);
  });
});
