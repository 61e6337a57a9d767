// The story of two players who agree on where and when to meet.
import type { ProblemBody } from '../../../../test/client.js';
import {
  ahead,
  aMeeting,
  DAY,
  expectConsistent,
  HOUR,
  held,
  opened,
  scheduled,
  seenBy,
  step,
} from '../../../../test/deals.js';
import { jobsDone } from '../../../../test/mails.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { dayAhead, scheduled as scheduledEvent } from '../../events/test/plan.js';
import { CHICAGO, loadSampleTowns, settled } from '../../places/test/sample-towns.js';

const market = story({}, { sample: true });
let kim: Member;
let robin: Member;

afterEach(() => expectConsistent(market));
beforeAll(async () => {
  await loadSampleTowns(market);
  [kim, robin] = [await signedUp(market, { name: 'Kim Lee' }), await signedUp(market)];
});

const timesOf = (meeting: { from: string; to: string } | null) => ({ from: meeting?.from, to: meeting?.to });
const refused = async (reply: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await reply;
  return [status, (body as ProblemBody).code];
};

// @spec call-propose-meeting, call-confirm-meeting, call-meeting-calendar
it('both agree on a place and a time, which a calendar gets without names and codes', async () => {
  const deal = await opened(market, kim, robin);
  expect(await seenBy(kim, deal)).toMatchObject({ state: 'AGREED', meeting: null, whoseTurn: kim.user.uuid });
  const proposed = await step(kim, deal, 'meeting', aMeeting(market));
  expect(proposed.body).toMatchObject({
    proposal: { by: kim.user.uuid, movesLeft: 3 },
    whoseTurn: robin.user.uuid,
  });
  const again = { place: { kind: 'TEXT', text: 'Café at the library' }, ...timesOf(proposed.body.proposal) };
  expect((await step(kim, deal, 'meeting', again)).body.version).toBe(proposed.body.version);
  expect(await refused(step(kim, deal, 'meeting/confirm'))).toEqual([409, 'deals.not-your-turn']);
  const confirmed = await step(robin, deal, 'meeting/confirm');
  expect(confirmed.body).toMatchObject({ state: 'SCHEDULED', proposal: null, whoseTurn: null });
  expect(confirmed.body.dueAt).toBe(confirmed.body.meeting?.from);

  const calendar = await robin.client.get<string>(`/api/deals/${deal}/meeting.ics`);
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect(calendar.body).toContain('LOCATION:Café at the library\r\n');
  expect(calendar.body).toContain(`DTSTART:${confirmed.body.meeting?.from.replace(/[-:]|\.\d{3}/g, '')}`);
  expect(calendar.body).not.toMatch(/Kim|Robin|\b\d{6}\b/);
  expect(calendar.body).toContain('METHOD:PUBLISH\r\n');
  expect(calendar.body).toContain('STATUS:CONFIRMED\r\n');
  const { version } = (await step(kim, deal, 'cancel', { reason: 'CANNOT_COME' })).body;
  const off = await robin.client.get<string>(`/api/deals/${deal}/meeting.ics`);
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', `SEQUENCE:${version}`, `UID:${deal}@playset`])
    expect(off.body).toContain(`${line}\r\n`);
});

// @spec call-propose-meeting
it('a meeting can be moved three times, and stays until the other confirms', async () => {
  const deal = await scheduled(market, kim, robin);
  const first = (await seenBy(kim, deal)).meeting;
  await step(kim, deal, 'meeting', aMeeting(market, 30));
  expect((await seenBy(robin, deal)).meeting).toEqual(first);
  await step(robin, deal, 'meeting/confirm');
  for (const hours of [40, 50]) {
    await step(robin, deal, 'meeting', aMeeting(market, hours));
    await step(kim, deal, 'meeting/confirm');
  }
  expect(await refused(step(kim, deal, 'meeting', aMeeting(market, 60)))).toEqual([
    409,
    'deals.too-many-moves',
  ]);
});

it.each([
  ['in the past', -3, -1, 'deals.meeting-time'],
  ['that ends before it begins', 5, 4, 'deals.meeting-time'],
  ['of a whole day', 5, 30, 'deals.meeting-time'],
  ['in three months', 24 * 90, 24 * 90 + 1, 'deals.meeting-time'],
])('a meeting %s is refused', async (_what, from, to, code) => {
  const deal = await opened(market, kim, robin);
  const times = {
    from: ahead(market, from * HOUR).toISOString(),
    to: ahead(market, to * HOUR).toISOString(),
  };
  expect(await refused(step(kim, deal, 'meeting', { ...aMeeting(market), ...times }))).toEqual([400, code]);
});

it('a place must be one: no counter without a store, no event that isn’t, no words left out', async () => {
  const deal = await opened(market, kim, robin);
  const at = (place: object) => refused(step(kim, deal, 'meeting', { ...aMeeting(market), place }));
  expect(await at({ kind: 'COUNTER' })).toEqual([400, 'deals.no-counter']);
  expect(await at({ kind: 'EVENT', event: deal })).toEqual([400, 'deals.unknown-event']);
  expect(await at({ kind: 'TEXT' })).toEqual([400, 'deals.place']);
});

// @spec call-signal-arrival
it('one says that they are late, then there; saying it twice says it once', async () => {
  const deal = await scheduled(market, kim, robin);
  expect(await refused(step(kim, deal, 'signals', { signal: 'LATE' }))).toEqual([400, 'deals.minutes']);
  await step(kim, deal, 'signals', { signal: 'LATE', minutes: 15 });
  await step(kim, deal, 'signals', { signal: 'LATE', minutes: 15 });
  const { body } = await step(kim, deal, 'signals', { signal: 'HERE' });
  expect(body.signals.map(({ signal, minutes }) => [signal, minutes])).toEqual([
    ['LATE', 15],
    ['HERE', null],
  ]);
});

it('one who is late once more says so again later, and one who taps twice does not', async () => {
  const deal = await scheduled(market, kim, robin);
  const late = () => step(kim, deal, 'signals', { signal: 'LATE', minutes: 15 });
  const { version } = (await late()).body;
  market.clock.pass(30);
  expect((await late()).body.version).toBe(version);
  market.clock.pass(HOUR / 6);
  const [first, second, ...more] = (await late()).body.signals;
  expect(Date.parse(second?.at ?? '')).toBeGreaterThanOrEqual(
    Date.parse(first?.at ?? '') + (HOUR / 6) * 1000,
  );
  expect(more).toEqual([]);
});

it('a place in words is read in the time zone of the request where its sender has no place set', async () => {
  const deal = await opened(market, kim, robin);
  const suggest = (timeZone: string) => step(kim, deal, 'meeting', { ...aMeeting(market), timeZone });
  expect((await suggest('America/Chicago')).body.proposal?.timeZone).toBe('America/Chicago');
  expect((await suggest('Mars/Olympus')).status).toBe(400);
  const settler = await signedUp(market);
  await settler.client.put('/api/places/mine', { town: CHICAGO });
  const other = await opened(market, settler, robin);
  const { body } = await step(settler, other, 'meeting', { ...aMeeting(market), timeZone: 'Europe/Madrid' });
  expect(body.proposal?.timeZone).toBe('America/Chicago');
});

it('a hold at a store that has not said where it is ends by the clock of who asked for it', async () => {
  const settler = await signedUp(market);
  await settler.client.put('/api/places/mine', { town: CHICAGO });
  const store = await signedUp(market, { role: 'STORE' });
  const zoneOf = async (deal: string) => (await seenBy(store, deal)).meeting?.timeZone;
  expect(await zoneOf(await held(market, settler, store))).toBe('America/Chicago');
  expect(await zoneOf(await held(market, kim, store))).toBe('UTC');
});

it('both meet on the third day of an event that lasts so long, and not once it is over', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const { uuid: event, date } = await scheduledEvent(store, { endDate: dayAhead(6), endTime: '20:00' });
  const deal = await opened(market, kim, robin);
  const meetAt = (hours: number) => {
    const at = (more: number) => new Date(Date.parse(`${date}T00:30Z`) + (hours + more) * HOUR * 1000);
    const times = { from: at(0).toISOString(), to: at(2).toISOString() };
    return step(kim, deal, 'meeting', { place: { kind: 'EVENT', event }, ...times });
  };
  expect((await meetAt(60)).body.proposal).toMatchObject({ kind: 'EVENT', event: { id: event } });
  expect(await refused(meetAt(100))).toEqual([400, 'deals.unknown-event']);
});

it('both meet at no event that ends before, whether it was to end so early or was moved since', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const date = dayAhead(3);
  const lasts = (time: string, endTime: string) => ({ date, time, endDate: date, endTime });
  const { uuid: event } = await scheduledEvent(store, lasts('02:00', '20:00'));
  const deal = await opened(market, kim, robin);
  const meetAt = (from: string, to: string) =>
    step(kim, deal, 'meeting', {
      ...{ place: { kind: 'EVENT', event }, from: `${date}T${from}Z`, to: `${date}T${to}Z` },
    });
  expect(await refused(meetAt('20:00', '21:00'))).toEqual([400, 'deals.unknown-event']);
  expect((await meetAt('19:00', '21:00')).status).toBe(200);
  expect((await store.client.patch(`/api/events/${event}`, lasts('08:00', '10:00'))).status).toBe(200);
  expect(await refused(step(robin, deal, 'meeting/confirm'))).toEqual([400, 'deals.unknown-event']);
});

it('a step that is based on an older version is refused, and one that was taken is not taken again', async () => {
  const deal = await scheduled(market, kim, robin);
  const old = { 'if-match': '"1"' };
  expect(await refused(step(kim, deal, 'cancel', { reason: 'OTHER' }, old))).toEqual([
    412,
    'deals.edit-conflict',
  ]);
  const cancel = () => step(kim, deal, 'cancel', { reason: 'CANNOT_COME', note: 'My train was canceled.' });
  const [one, two] = await Promise.all([cancel(), cancel()]);
  expect(one.body).toEqual(two.body);
  expect(one.body).toMatchObject({
    state: 'CANCELLED',
    endReason: 'CANNOT_COME',
    endNote: 'My train was canceled.',
  });
  expect((await cancel()).body.version).toBe(one.body.version);
  expect(one.headers.get('etag')).toBe(`"${one.body.version}"`);
});

it('both meet at an event, and look for another place when it is called off', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  const location = 'Hall 4';
  const { uuid: event, name, date, time } = await scheduledEvent(store, { location });
  const deal = await opened(market, kim, robin);
  const startsAt = new Date(`${date}T${time}Z`);
  const times = {
    from: startsAt.toISOString(),
    to: new Date(startsAt.getTime() + HOUR * 1000).toISOString(),
  };
  await step(kim, deal, 'meeting', { place: { kind: 'EVENT', event }, ...times });
  const { body } = await step(robin, deal, 'meeting/confirm');
  expect(body.meeting).toMatchObject({ kind: 'EVENT', event: { id: event, name, location } });
  const calendar = async () => (await robin.client.get<string>(`/api/deals/${deal}/meeting.ics`)).body;
  expect(await calendar()).toContain(`LOCATION:${name}\\, ${location}\r\n`);
  expect((await store.client.delete(`/api/events/${event}`)).status).toBe(204);
  await jobsDone(market);
  const lost = await seenBy(kim, deal);
  expect(lost).toMatchObject({ state: 'AGREED', meeting: null, whoseTurn: kim.user.uuid });
  expect(await calendar()).toContain(`LOCATION:${name}\\, ${store.user.name}\r\n`);
  expect(Date.parse(lost.dueAt ?? '') - market.clock.now().getTime()).toBeGreaterThan(47 * HOUR * 1000);
});

it('a store’s counter is a place while the store is open, on the clock of its zone', async () => {
  const store = await signedUp(market, { role: 'STORE' });
  await settled(store, '1814 W Division Street');
  const weekly = [{ day: 'SUNDAY', opens: '10:00', closes: '18:00' }];
  const page = { description: null, website: null, timeZone: 'America/Chicago', weekly, exceptions: [] };
  expect((await store.client.put('/api/storefronts/mine', page)).status).toBe(200);
  const deal = await opened(market, kim, store);
  const sunday = ahead(market, DAY);
  while (sunday.getUTCDay() !== 0) sunday.setUTCDate(sunday.getUTCDate() + 1);
  const at = (hour: number) => new Date(new Date(sunday).setUTCHours(hour, 0, 0, 0)).toISOString();
  const meet = (from: number, to: number) =>
    step(kim, deal, 'meeting', { place: { kind: 'COUNTER' }, from: at(from), to: at(to) });
  // Chicago is five or six hours behind UTC.
  expect(await refused(meet(12, 13))).toEqual([400, 'deals.store-closed']);
  expect(await refused(meet(22, 27))).toEqual([400, 'deals.store-closed']);
  expect((await meet(17, 18)).body.proposal).toMatchObject({ kind: 'COUNTER', timeZone: 'America/Chicago' });
});
