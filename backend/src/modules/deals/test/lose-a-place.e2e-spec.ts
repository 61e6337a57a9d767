// The story of two who can't meet where they had agreed to: the store moves or closes, the event is elsewhere.
import type { ProblemBody } from '../../../../test/client.js';
import {
  ahead,
  aMeeting,
  DAY,
  expectConsistent,
  HOUR,
  opened,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { notificationsOf } from '../../../../test/notifications.js';
import { overtaken } from '../../../../test/overtaken.js';
import { erases, type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { dayAhead, scheduled as scheduledEvent } from '../../events/test/plan.js';
import type { ListingDto } from '../../listings/dto/listing.dto.js';
import { aSampleCard } from '../../listings/test/sample.js';
import { loadSampleTowns, settled } from '../../places/test/sample-towns.js';
import { AccountHooks } from '../../users/index.js';
import { DealJobs } from '../deal-jobs.js';

const market = story({}, { sample: true });
let store: Member;
let kim: Member;
beforeAll(() => loadSampleTowns(market));
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
  kim = await signedUp(market, { name: 'Kim Lee' });
  await settled(store, '1814 W Division Street');
});
afterEach(() => expectConsistent(market));

const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
/** Open around the clock, but for some days of the calendar. */
const open = async (closed: readonly Date[] = []) => {
  const weekly = DAYS.map((day) => ({ day, opens: '00:00', closes: '24:00' }));
  const dates = closed.map((date) => date.toLocaleDateString('sv-SE', { timeZone: 'America/Chicago' }));
  const exceptions = [...new Set(dates)].map((date) => ({ date, intervals: [] }));
  const page = { description: null, website: null, timeZone: 'America/Chicago', weekly, exceptions };
  expect((await store.client.put('/api/storefronts/mine', page)).status).toBe(200);
  await jobsDone(market);
};
const changesFor = async ({ client }: Member) => {
  await jobsDone(market);
  return (await notificationsOf(client, 'DEAL_MEETING')).map(({ details }) => details.change);
};
/** A trade at the counter in three days, for two hours. */
const atTheCounter = async () => {
  const deal = await opened(market, kim, store);
  await step(kim, deal, 'meeting', { ...aMeeting(market, 72), place: { kind: 'COUNTER' } });
  await step(store, deal, 'meeting/confirm');
  return deal;
};
/** Two players who meet at the counter of the store in three days, and neither of whom is it. */
const ofTwoOthers = async () => {
  const robin = await signedUp(market);
  const deal = await opened(market, kim, robin);
  const place = { kind: 'COUNTER', store: store.user.uuid };
  await step(kim, deal, 'meeting', { ...aMeeting(market, 72), place });
  expect((await step(robin, deal, 'meeting/confirm')).body.state).toBe('SCHEDULED');
  return deal;
};
const hold = async () => {
  const entry = { cardId: aSampleCard(1).id, condition: 'NEAR_MINT', price: 5 };
  const { body } = await store.client.post<ListingDto[]>('/api/listings', [entry]);
  const copies = [{ listing: body[0]?.uuid ?? '', giver: store.user.uuid, priceCents: 500 }];
  return opened(market, kim, store, { kind: 'HOLD', heldUntil: ahead(market, 2 * DAY), copies });
};

it('a store that moves leaves its deals and holds without a place, without a mark, and both find another', async () => {
  const [deal, held] = [await atTheCounter(), await hold()];
  const { meeting } = await seenBy(kim, deal);
  await store.client.put('/api/places/store', {
    address: '1814 W Division Street',
    latitude: 41.9,
    longitude: -87.671,
  });
  await jobsDone(market);
  expect((await seenBy(kim, deal)).state).toBe('SCHEDULED');
  await store.client.put('/api/places/store', {
    address: '77 Lake Street',
    latitude: 41.88,
    longitude: -87.63,
  });
  await jobsDone(market);
  for (const each of [deal, held]) {
    const lost = await seenBy(kim, each);
    expect(lost).toMatchObject({ state: 'AGREED', meeting: null, lostPlace: { why: 'STORE_MOVED' } });
    expect(lost.whoseTurn).toBe(store.user.uuid);
    expect(Date.parse(lost.dueAt ?? '') - market.clock.now().getTime()).toBeGreaterThan(47 * HOUR * 1000);
  }
  expect((await seenBy(kim, deal)).lostPlace).toEqual({ ...meeting, why: 'STORE_MOVED' });
  const calendar = await kim.client.get<string>(`/api/deals/${deal}/meeting.ics`);
  expect(calendar.body).toContain('METHOD:CANCEL\r\n');
  expect([await changesFor(kim), await changesFor(store)].map((changes) => changes[0])).toEqual([
    'PLACE_LOST',
    'PLACE_LOST',
  ]);
  const [from, to] = [ahead(market, HOUR), ahead(market, 3 * DAY)].map((moment) => moment.toISOString());
  await step(store, held, 'meeting', { place: { kind: 'COUNTER' }, from, to });
  expect((await step(kim, held, 'meeting/confirm')).body).toMatchObject({
    state: 'SCHEDULED',
    dueAt: to,
    lostPlace: null,
  });
  market.clock.pass(3 * DAY);
  await market.app.get(DealJobs).sweep();
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'EXPIRED', endReason: 'NO_MEETING_AGREED' });
});

it('a slot on a day that the store closes is lost, and a hold lasts until it closes on the next open day', async () => {
  await open();
  const [deal, held] = [await atTheCounter(), await hold()];
  await open([ahead(market, 9 * DAY)]);
  expect((await seenBy(kim, deal)).state).toBe('SCHEDULED');
  const { meeting } = await seenBy(kim, deal);
  const { dueAt } = await seenBy(kim, held);
  await open([new Date(meeting?.from ?? ''), new Date(meeting?.to ?? ''), new Date(dueAt ?? '')]);
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'AGREED', lostPlace: { why: 'STORE_CLOSED' } });
  const longer = await seenBy(kim, held);
  expect(longer).toMatchObject({ state: 'SCHEDULED', lostPlace: null });
  expect(Date.parse(longer.dueAt ?? '')).toBeGreaterThan(Date.parse(dueAt ?? ''));
  const [line] = longer.lines;
  const { body: copy } = await kim.client.get<ListingDto>(`/api/listings/${line?.listing}`);
  expect(copy.reservedUntil).toBe(longer.dueAt);
  expect(await changesFor(kim)).toContain('HOLD_MOVED');
  expect(await changesFor(store)).toContain('HOLD_MOVED');
});

it('two players lose the counter of a store that is neither of them when it moves, or closes at the time', async () => {
  await open();
  const deal = await ofTwoOthers();
  await open([ahead(market, 9 * DAY)]);
  expect((await seenBy(kim, deal)).state).toBe('SCHEDULED');
  const { meeting } = await seenBy(kim, deal);
  await open([new Date(meeting?.from ?? ''), new Date(meeting?.to ?? '')]);
  const closed = await seenBy(kim, deal);
  expect(closed).toMatchObject({ state: 'AGREED', meeting: null, lostPlace: { why: 'STORE_CLOSED' } });
  expect(closed.whoseTurn).toBe(kim.user.uuid);
  await open();
  const another = await ofTwoOthers();
  await store.client.put('/api/places/store', {
    address: '77 Lake Street',
    latitude: 41.88,
    longitude: -87.63,
  });
  await jobsDone(market);
  expect(await seenBy(kim, another)).toMatchObject({ state: 'AGREED', lostPlace: { why: 'STORE_MOVED' } });
  expect(await changesFor(store)).toEqual([]);
});

it('a store that closes while its deals lose their place does not wait for them in a circle', async () => {
  let [own, ofOthers] = ['', ''];
  // Deals find another place in the order of their ids.
  do [own, ofOthers] = [await atTheCounter(), await ofTwoOthers()];
  while (ofOthers > own);
  await store.client.put('/api/places/store', {
    address: '77 Lake Street',
    latitude: 41.88,
    longitude: -87.63,
  });
  const account = store.user.uuid;
  const end = () => market.app.get(AccountHooks).run('closed', { account });
  await overtaken(market, account, 'enabled = false', () => jobsDone(market), end);
  expect((await seenBy(kim, own)).state).toBe('CANCELLED');
  expect(await seenBy(kim, ofOthers)).toMatchObject({ state: 'AGREED', meeting: null });
});

it('a counter that was proposed is none to confirm once the store is closed at the time', async () => {
  await open();
  const robin = await signedUp(market);
  const [own, ofOthers] = [await opened(market, kim, store), await opened(market, kim, robin)];
  const meeting = aMeeting(market, 72);
  await step(kim, own, 'meeting', { ...meeting, place: { kind: 'COUNTER' } });
  await step(kim, ofOthers, 'meeting', { ...meeting, place: { kind: 'COUNTER', store: store.user.uuid } });
  await open([new Date(meeting.from), new Date(meeting.to)]);
  for (const [by, deal] of [[store, own] as const, [robin, ofOthers] as const]) {
    const { status, body } = await step<ProblemBody>(by, deal, 'meeting/confirm');
    expect([status, body.code]).toEqual([400, 'deals.store-closed']);
    expect((await seenBy(kim, deal)).state).toBe('AGREED');
  }
  await open();
  for (const [by, deal] of [[store, own] as const, [robin, ofOthers] as const])
    expect((await step(by, deal, 'meeting/confirm')).body.state).toBe('SCHEDULED');
});

it.each([
  ['closed', 'enabled = false'],
  ['suspended', 'suspended_at = now()'],
])('a counter that was proposed is none to confirm while its store is being %s', async (_how, change) => {
  const [robin, other] = [await signedUp(market), await signedUp(market, { role: 'STORE' })];
  const deal = await opened(market, kim, robin);
  const place = { kind: 'COUNTER', store: other.user.uuid };
  await step(kim, deal, 'meeting', { ...aMeeting(market, 72), place });
  const { status, body } = await overtaken(market, other.user.uuid, change, () =>
    step<ProblemBody>(robin, deal, 'meeting/confirm'),
  );
  expect([status, body.code]).toEqual([400, 'deals.unknown-store']);
  expect((await seenBy(kim, deal)).state).toBe('AGREED');
});

it('an event that is moved elsewhere or to another day, or is not on when they meet, is no place any more', async () => {
  const date = dayAhead(20);
  const until = (endTime: string) => ({ endDate: date, endTime });
  const times = { from: `${date}T18:00:00.000Z`, to: `${date}T19:00:00.000Z` };
  for (const [end, change, isLost] of [
    [{}, { name: 'Draft night' }, false],
    [{}, { location: '1814 West Division Street' }, false],
    [{}, { place: { latitude: 43.0389, longitude: -87.90647 } }, true],
    [{}, { time: '23:59' }, true],
    [{}, { time: '00:30' }, false],
    [until('22:00'), { time: '08:00', ...until('10:00') }, true],
    [until('22:00'), until('18:00'), true],
    [until('22:00'), until('18:30'), false],
    [{}, until('17:00'), true],
  ] as const) {
    const { uuid: event } = await scheduledEvent(store, { date, time: '12:00', ...end });
    const other = await signedUp(market);
    const deal = await opened(market, kim, other);
    await step(kim, deal, 'meeting', { place: { kind: 'EVENT', event }, ...times });
    await step(other, deal, 'meeting/confirm');
    expect((await store.client.patch(`/api/events/${event}`, change)).status).toBe(200);
    await jobsDone(market);
    const seen = await seenBy(kim, deal);
    expect([change, seen.state, seen.lostPlace?.why]).toEqual([
      change,
      ...(isLost ? ['AGREED', 'EVENT_MOVED'] : ['SCHEDULED', undefined]),
    ]);
  }
});

it('keeps no name of a store that is erased, where two were to meet at it or had thought of it', async () => {
  const robin = await signedUp(market);
  const [deal, proposed] = [await ofTwoOthers(), await opened(market, kim, robin)];
  const place = { kind: 'COUNTER', store: store.user.uuid };
  await step(kim, proposed, 'meeting', { ...aMeeting(market, 72), place });
  expect((await erases(store)).status).toBe(204);
  expect(await seenBy(kim, deal)).toMatchObject({ lostPlace: { why: 'STORE_GONE', store: null } });
  expect(await seenBy(kim, proposed)).toMatchObject({ proposal: { kind: 'COUNTER', store: null } });
  expect((await step<ProblemBody>(robin, proposed, 'meeting/confirm')).body.code).toBe('deals.no-counter');
});
