// The story of a store that brings the calendar it has elsewhere.
import { randomUUID } from 'node:crypto';
import type { ProblemBody } from '../../../../test/client.js';
import { type Member, signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import type { EventDto } from '../../events/dto/event.dto.js';
import type { CalendarPreview, ImportOutcome } from '../import/import.dto.js';

const market = story();
let store: Member;
beforeEach(async () => {
  store = await signedUp(market, { role: 'STORE' });
});

const stampAhead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
const aCalendar = (uid = randomUUID()) =>
  [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'SUMMARY:Friday Night Modern',
    `DTSTART;TZID=America/Chicago:${stampAhead(4)}T190000`,
    'DURATION:PT4H',
    'DESCRIPTION:Swiss.\\nBring a deck\\, and dice',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'END:VEVENT',
    'BEGIN:VEVENT',
    `UID:${uid}-2`,
    'SUMMARY:Board games',
    `DTSTART;VALUE=DATE:${stampAhead(5)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
const upload = <Body>(file: string | Buffer, { client } = store) =>
  client.call<Body>('POST', '/api/calendars/imports/preview', file, { 'content-type': 'text/calendar' });
const preview = async (file: string) => (await upload<CalendarPreview>(file)).body;
const make = (events: readonly object[]) =>
  store.client.post<ImportOutcome & ProblemBody>('/api/calendars/imports', { events });
const plansOf = ({ events }: CalendarPreview) =>
  events.map(({ isKnown: _known, ...plan }) => ({ ...plan, location: plan.location || 'Here' }));
const upcoming = async () =>
  (await store.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}`)).body.map(({ name }) => name);

describe('a store', () => {
  // @spec call-preview-calendar, call-import-events
  it('sees what its calendar would make, makes it, and makes nothing twice', async () => {
    const file = aCalendar();
    const first = await preview(file);
    expect(first.events).toHaveLength(3);
    expect(first.events[0]).toMatchObject({
      name: 'Friday Night Modern',
      format: 'MODERN',
      tcg: 'MAGIC_THE_GATHERING',
      timeZone: 'America/Chicago',
      description: 'Swiss.\nBring a deck, and dice',
      isKnown: false,
    });
    expect(first.skipped).toEqual([{ name: 'Board games', reason: 'ALL_DAY' }]);
    expect(await upcoming()).toEqual([]);
    const two = plansOf(first).slice(0, 2);
    expect((await make([...two, ...two])).body).toEqual({ made: 2, known: 2 });
    const again = await preview(file);
    expect(again.events.map(({ isKnown }) => isKnown)).toEqual([true, true, false]);
    expect((await make(plansOf(again))).body).toEqual({ made: 1, known: 2 });
    expect(await upcoming()).toEqual(Array(3).fill('Friday Night Modern'));
    const [made] = (await store.client.get<EventDto[]>(`/api/events/store/${store.user.uuid}`)).body;
    const { endDate, endTime, description } = first.events[0] ?? {};
    expect(made).toMatchObject({ endDate, endTime, description });
    expect(endTime).toMatch(/:00$/);
  });

  it('makes the events of two imports at once only once', async () => {
    const plans = plansOf(await preview(aCalendar()));
    const replies = await Promise.all([make(plans), make(plans)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies.map(({ body }) => body.made).toSorted()).toEqual([0, 3]);
    expect(await upcoming()).toHaveLength(3);
  });

  it('makes none where one can’t be made', async () => {
    const plans = plansOf(await preview(aCalendar()));
    const wrong = plans.map((plan, nth) => (nth === 1 ? { ...plan, date: '2020-01-01' } : plan));
    const { status, body } = await make(wrong);
    const { code, errors } = body;
    expect([status, code, errors?.[0]?.field]).toEqual([400, 'events.in-the-past', 'events.1.date']);
    expect(await upcoming()).toEqual([]);
    expect((await preview(aCalendar())).events.every(({ isKnown }) => !isKnown)).toBe(true);
  });

  it.each([
    ['no calendar', 'hello', [400, 'calendars.no-calendar']],
    ['more than 1 MB', 'a'.repeat(1_000_001), [413, 'request.too-large']],
  ])('is refused with a file of %s', async (_what, file, refusal) => {
    const { status, body } = await upload<ProblemBody>(file);
    expect([status, body.code]).toEqual(refusal);
  });

  // @spec call-preview-calendar-address
  it.each([
    ['http://127.0.0.1/a.ics', 'calendars.bad-address'],
    ['http://localhost/a.ics', 'calendars.not-reached'],
    ['file:///etc/passwd', 'calendars.bad-address'],
  ])('can’t make the server read %s', async (address, code) => {
    const path = '/api/calendars/imports/preview-address';
    const { status, body } = await store.client.post<ProblemBody>(path, { address });
    expect([status, body.code]).toEqual([400, code]);
  });

  it('is the only one who can', async () => {
    const player = await signedUp(market);
    const { status, body } = await upload<ProblemBody>(aCalendar(), player);
    expect([status, body.code]).toEqual([403, 'auth.wrong-role']);
  });
});
