// The story of an evening that repeats: all of its events are scheduled in one call, or none is.
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import type { EventDto } from '../dto/event.dto.js';
import { aPlan, dayAhead, scheduled } from './plan.js';

describe('several events at once', () => {
  const market = story();
  let store: Member;
  let player: Member;
  beforeAll(async () => {
    store = await signedUp(market, { role: 'STORE' });
    player = await signedUp(market);
  });

  const weekly = (count: number) =>
    Array.from({ length: count }, (_, week) => aPlan({ date: dayAhead(7 * week + 3) }));
  const schedule = (body: unknown, member = store) =>
    member.client.post<EventDto[] & ProblemBody>('/api/events/bulk', body);
  const listed = async () =>
    (await player.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}?limit=500`)).body;

  // @spec call-schedule-events
  it('are scheduled in the order that they were sent in, and seen by everybody', async () => {
    const plans = weekly(9);
    const { status, body } = await schedule([...plans].reverse());
    expect(status).toBe(201);
    expect(body.map(({ date }) => date)).toEqual(plans.map(({ date }) => date).reverse());
    expect(new Set(body.map(({ uuid }) => uuid)).size).toBe(9);
    expect(await listed()).toEqual([...body].reverse());
  });

  it('are at most those of a year of weeks', async () => {
    expect((await schedule(weekly(52))).status).toBe(201);
    const { status, body } = await schedule(weekly(53));
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          code: 'field.too-many-entries',
          params: { max: 52 },
          field: 'body',
          message: 'At most 52 entries at once',
        },
      ],
    ]);
    expect((await schedule([])).status).toBe(400);
  });

  it.each([
    ['in the past', { date: '2020-01-01' }, 'events.in-the-past', '2.date'],
    ['too far ahead', { date: dayAhead(3 * 365) }, 'events.too-far-ahead', '2.date'],
    ['on no day', { date: '2027-02-30' }, 'request.invalid', '2.date'],
    ['in no format', { format: 'CHESS' }, 'events.unknown-format', '2.format'],
    ['without a name', { name: '' }, 'request.invalid', '2.name'],
    ['with a field nobody knows', { repeat: 'weekly' }, 'request.invalid', '2.repeat'],
  ])('are none where one of them is %s', async (_what, changes, code, field) => {
    const before = (await listed()).length;
    const { status, body } = await schedule([aPlan(), aPlan(), aPlan(changes)]);
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, code, field]);
    expect(await listed()).toHaveLength(before);
  });

  it("are a store's own", async () => {
    const { status, body } = await schedule([aPlan(), aPlan({ userId: player.user.uuid })]);
    expect([status, body.code]).toEqual([403, 'events.not-yours']);
    expect((await schedule(weekly(2), player)).status).toBe(403);
  });

  // @spec call-event
  it('can be looked up one by one', async () => {
    const event = await scheduled(store);
    const { status, body } = await player.client.get<EventDto>(`/api/events/${event.uuid}`);
    expect([status, body]).toEqual([200, event]);
    await store.client.delete(`/api/events/${event.uuid}`);
    const gone = await player.client.get<ProblemBody>(`/api/events/${event.uuid}`);
    expect([gone.status, gone.body.code]).toEqual([404, 'events.not-found']);
  });
});
