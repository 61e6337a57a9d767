// The story of an event: a store schedules it, people see it, the store changes it and calls it off.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { aPlan, dayAhead, scheduled } from './plan.js';

/** The fields that take any text, as long as something of it can be seen. */
const TEXTS = new Set(['name', 'location']);

const NOBODY_GOES = {
  ...{ capacity: null, leastPlayers: null, freePlaces: null },
  ...{ going: 0, interested: 0, waiting: 0 },
};

describe('running an event', () => {
  const market = story();
  let store: Member;
  let rival: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE', name: 'The Gilded Goblet' });
    rival = await signedUp(market, { role: 'STORE', name: 'Second Breakfast Games' });
    player = await signedUp(market);
  });

  const ofStore = async (viewer: Member, query = '') =>
    (await viewer.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}${query}`)).body;
  const seen = async ({ uuid }: EventDto) => (await ofStore(player)).find((each) => each.uuid === uuid);
  const change = (member: Member, { uuid }: { uuid: string }, changes: object) =>
    member.client.patch<EventDto & ProblemBody>(`/api/events/${uuid}`, changes);
  const refused = (changes: object) => store.client.post<ProblemBody>('/api/events', aPlan(changes));

  // @spec field-event, field-new-event, call-events, call-schedule-event
  it('is scheduled by a store and seen by everybody', async () => {
    const date = dayAhead(3);
    const plan = aPlan({ date, userId: store.user.uuid.toUpperCase(), timeZone: 'America/Chicago' });
    const { status, body, headers } = await store.client.post<EventDto>('/api/events', plan);
    expect(status).toBe(201);
    expect(headers.get('etag')).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Friday Night Commander',
      date,
      time: '00:30:00',
      location: '1814 W Division Street, Chicago, IL 60622',
      timeZone: 'America/Chicago',
      format: {
        id: 6,
        value: 'COMMANDER',
        name: 'Commander',
        tcg: { id: 1, value: 'MAGIC_THE_GATHERING', name: 'Magic: The Gathering' },
      },
      user: { uuid: store.user.uuid, name: 'The Gilded Goblet' },
      ...{
        endDate: null,
        endTime: null,
        fee: null,
        description: null,
        whatToBring: null,
        picture: null,
        place: null,
        prizes: null,
      },
      ...{ rulesLevel: null, series: null },
      version: 1,
      distance: null,
      attendance: NOBODY_GOES,
    });
    expect(await seen(body)).toEqual(body);
    const { body: everywhere } = await player.client.get<EventDto[]>('/api/events');
    expect(everywhere).toContainEqual(body);
  });

  it('is in UTC when no zone is given, and its seconds are kept', async () => {
    expect(await scheduled(store, { time: '18:30:15' })).toMatchObject({ timeZone: 'UTC', time: '18:30:15' });
  });

  // @spec rule-event-utc
  it.each([
    ['the hour that clocks in Chicago skip', '2027-03-14', '08:30:00'],
    ['the hour that clocks in Chicago have twice', '2027-11-07', '06:30:00'],
    ['that hour the second time', '2027-11-07', '07:30:00'],
    ['midnight', '2028-02-29', '00:00:00'],
    ['the last second of a year', '2027-12-31', '23:59:59'],
  ])('comes back as it was sent in %s', async (_what, date, time) => {
    const event = await scheduled(store, { date, time, timeZone: 'America/Chicago' });
    expect(event).toMatchObject({ date, time });
    expect(await seen(event)).toEqual(event);
  });

  // @spec text-event-required
  it.each(['name', 'date', 'time', 'location', 'format', 'tcg'])(
    'is not scheduled without its %s',
    async (field) => {
      for (const nothing of [
        undefined,
        null,
        '',
        ...(TEXTS.has(field) ? ['   ', '\u200b', '\u202e\u3164'] : []),
      ]) {
        const { status, body } = await refused({ [field]: nothing });
        expect([status, body.message]).toEqual([400, 'All fields are required.']);
        expect(body.errors).toEqual([
          { field, code: 'field.all-required', message: 'All fields are required.' },
        ]);
      }
    },
  );

  it.each([
    ['in the past', { date: '2020-01-01' }, 'events.in-the-past', 'date'],
    ['yesterday', { date: dayAhead(-1), time: '23:59' }, 'events.in-the-past', 'date'],
    ['in three years', { date: dayAhead(3 * 365) }, 'events.too-far-ahead', 'date'],
    ['in the year 9999', { date: '9999-12-31' }, 'events.too-far-ahead', 'date'],
    ['on 30 February', { date: '2027-02-30' }, 'request.invalid', 'date'],
    ['at 24:00', { time: '24:00' }, 'request.invalid', 'time'],
    ['in a format that nobody plays', { format: 'CHESS' }, 'events.unknown-format', 'format'],
    ['in a game that is not on offer', { tcg: 'CHESS' }, 'events.unknown-tcg', 'tcg'],
    ['in a format written small', { format: 'commander' }, 'request.invalid', 'format'],
    ['in a zone of another planet', { timeZone: 'Mars/Base' }, 'request.invalid', 'timeZone'],
    ['in an offset for a zone', { timeZone: '+05:30' }, 'request.invalid', 'timeZone'],
    ['in no zone', { timeZone: null }, 'request.invalid', 'timeZone'],
    ['with a field nobody knows', { price: 5 }, 'request.invalid', 'price'],
  ])('is refused %s', async (_what, changes, code, field) => {
    const { status, body } = await refused(changes);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, code, field]);
  });

  // @spec rule-stores-run-events
  it('is for stores to run', async () => {
    const { status, body } = await player.client.post<ProblemBody>('/api/events', aPlan());
    expect([status, body.code]).toEqual([403, 'auth.wrong-role']);
    const event = await scheduled(store);
    expect((await change(player, event, { name: 'Mine' })).status).toBe(403);
    expect((await player.client.delete(`/api/events/${event.uuid}`)).status).toBe(403);
  });

  it('belongs to its store alone', async () => {
    const event = await scheduled(store);
    const { status, body } = await change(rival, event, { name: 'Mine' });
    expect([status, body.code]).toEqual([403, 'events.not-yours']);
    expect((await rival.client.delete(`/api/events/${event.uuid}`)).status).toBe(403);
    expect((await refused({ userId: rival.user.uuid })).status).toBe(403);
    expect((await change(store, event, { userId: rival.user.uuid })).status).toBe(403);
    expect(await seen(event)).toEqual(event);
  });

  // @spec call-change-event
  it('changes field by field, what is left out stays', async () => {
    const event = await scheduled(store, { timeZone: 'America/Chicago' });
    const date = dayAhead(5);
    const moved = await change(store, event, { date });
    expect(moved.body).toEqual({ ...event, date, version: 2 });
    const renamed = await change(store, event, { name: 'Saturday Draft', format: 'DRAFT', time: '19:00' });
    expect(renamed.headers.get('etag')).toBe('"3"');
    expect(renamed.body).toMatchObject({
      name: 'Saturday Draft',
      date,
      time: '19:00:00',
      timeZone: 'America/Chicago',
      format: { value: 'DRAFT' },
    });
    expect(await seen(event)).toEqual(renamed.body);
  });

  // @spec call-change-event
  it('takes its own answer back as a change, as a form sends it', async () => {
    const { uuid, format, name, date, time, location, timeZone } = await scheduled(store);
    const form = { name, date, time, location, timeZone, format: format.value, tcg: format.tcg.value };
    const { status, body } = await change(store, { uuid }, { ...form, location: 'The back room' });
    expect([status, body.location, body.time]).toEqual([200, 'The back room', time]);
  });

  it('cannot be moved to the past, nor stripped of a field', async () => {
    const event = await scheduled(store);
    for (const [changes, field] of [
      [{ date: '2020-01-01' }, 'date'],
      [{ date: '2027-02-30' }, 'date'],
      [{ name: null }, 'name'],
      [{ location: ' ' }, 'location'],
      [{ format: 'CHESS' }, 'format'],
      [{ timeZone: '' }, 'timeZone'],
    ] as const) {
      const { status, body } = await change(store, event, changes);
      expect([status, body.errors?.[0]?.field]).toEqual([400, field]);
    }
    expect(await seen(event)).toEqual(event);
  });

  it.each([{}, undefined])('is not changed by nothing: %j', async (nothing) => {
    const event = await scheduled(store);
    const { status, body } = await store.client.call<ProblemBody>(
      'PATCH',
      `/api/events/${event.uuid}`,
      nothing,
    );
    expect([status, body.code]).toEqual([400, 'events.nothing-to-change']);
    expect(await seen(event)).toEqual(event);
  });

  // @spec call-delete-event
  it('is called off for good', async () => {
    const event = await scheduled(store);
    expect((await store.client.delete(`/api/events/${event.uuid}`)).status).toBe(204);
    expect((await store.client.delete(`/api/events/${event.uuid}`)).status).toBe(404);
    expect((await change(store, event, { name: 'Again' })).status).toBe(404);
    expect(await seen(event)).toBeUndefined();
  });

  it('is scheduled once when the same call is sent again', async () => {
    const plan = aPlan({ name: 'Once Only' });
    const send = () =>
      store.client.post<EventDto>('/api/events', plan, { 'idempotency-key': 'one-press-of-the-button' });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe('"1"');
    expect((await ofStore(player)).filter(({ name }) => name === 'Once Only')).toHaveLength(1);
  });
});
