/** Who goes to events: the answers of players on the page of an event and in lists, and the store’s list of attendees. */
import { screen, waitFor, within } from '@testing-library/react';
import type { AttendedEvent, Attendee, OwnAttendance } from '../../api/attendance';
import { pendingStep, rememberStep } from '../../browser/pending-step';
import AttendeesPage from '../../pages/attendees';
import EventsPage from '../../pages/events';
import { anEvent, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { player, renderApp, renderScreen } from '../../test/render';
import { aPublicEvent, PUBLIC_PAGES } from '../../test/storefronts';
import { withoutTurnstile } from '../../test/turnstile';
import { csvOf } from './parts/attendees-csv';

const OWN = 'GET /api/events/:uuid/attendance';
const ANSWER = 'PUT /api/events/:uuid/attendance';
const LEAVE = 'DELETE /api/events/:uuid/attendance';
const ATTENDEES = 'GET /api/events/:uuid/attendees';
const { event: page } = PUBLIC_PAGES;

const counts = (facts: Partial<OwnAttendance['attendance']> = {}): OwnAttendance['attendance'] => ({
  ...{ capacity: 8, leastPlayers: 6, going: 4, interested: 2, waiting: 0, freePlaces: 4 },
  ...facts,
});
const own = (facts: Partial<OwnAttendance> = {}): OwnAttendance => ({
  ...{ state: null, showsCards: false, confirmBy: null, position: null, code: null, checkedInAt: null },
  attendance: counts(),
  ...facts,
});

describe('the page of an event', () => {
  const open = async (answers: OwnAttendance[], user: typeof player | null = player) => {
    mockServer.on('GET /api/client-config', { body: withoutTurnstile });
    mockServer.on('GET /api/events/:uuid', { body: aPublicEvent({ attendance: counts() }) });
    let nth = 0;
    mockServer.on(OWN, () => ({ body: answers[nth] }));
    mockServer.on(ANSWER, () => ({ body: answers[++nth] }));
    mockServer.on(LEAVE, () => {
      nth += 1;
      return { status: 204 };
    });
    const opened = renderApp({ user, at: page.path });
    await screen.findByRole('heading', { level: 1, name: 'Friday Night Commander' });
    return opened;
  };
  const press = async (person: Awaited<ReturnType<typeof open>>['person'], name: string) =>
    person.click(await screen.findByRole('button', { name }, { timeout: 10_000 }));
  const said = async (text: string | RegExp) =>
    expect(await screen.findByText(text, {}, { timeout: 10_000 })).toBeVisible();

  // @spec screen-answer-event
  test('says how many go, and takes and takes back an answer', async () => {
    const { person } = await open([own(), own({ state: 'GOING', code: 'KQT5' }), own()]);
    await said('4 are going · starts with 6 · 4 places left · 2 interested');
    await press(person, 'I’m going');
    await said('You’re going.');
    expect(screen.getByText('KQT5')).toBeVisible();
    expect(mockServer.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'GOING' }]);
    await press(person, 'I can’t come');
    expect(await screen.findByRole('button', { name: 'Interested' })).toBeVisible();
    expect(screen.queryByText('KQT5')).toBeNull();
  });

  // @spec screen-answer-event
  test('leads from a full event through the waiting list to a place that is confirmed in time', async () => {
    const full = counts({ going: 8, waiting: 2, freePlaces: 0 });
    const soon = new Date(Date.now() + 600_000).toISOString();
    const { person } = await open([
      own({ attendance: full }),
      own({ state: 'WAITING', position: 3, attendance: full }),
    ]);
    await press(person, 'Join the waiting list');
    await said('You’re number 3 on the waiting list. We’ll let you know when a place is free.');
    mockServer.on(OWN, { body: own({ state: 'OFFERED', confirmBy: soon }) });
    mockServer.on(ANSWER, { body: own({ state: 'GOING', code: 'KQT3' }) });
    await press(person, 'Leave the waiting list');
    await said(/^A place is yours until .+ If you don’t confirm it by then, it goes to the next person\.$/);
    mockServer.on(OWN, { body: own({ state: 'GOING', code: 'KQT3' }) });
    await press(person, 'Confirm my place');
    await said('You’re going.');
  });

  // @spec screen-answer-event
  test('asks a stranger to sign up, and answers for them once they are there', async () => {
    const { person } = await open([own()], null);
    await press(person, 'I’m going');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(pendingStep('attend')).toBe(aPublicEvent().uuid);
  });

  test('answers at once for a member who has pressed the button as a stranger', async () => {
    rememberStep('attend', aPublicEvent().uuid);
    await open([own(), own({ state: 'GOING', code: 'KQT5' })]);
    await said('You’re going.');
    await waitFor(() => expect(pendingStep('attend')).toBeNull());
  });
});

describe('the list of events', () => {
  const attended = (facts: Partial<AttendedEvent>): AttendedEvent => {
    const { attendance: _counts, ...answered } = own();
    return { ...answered, event: anEvent(), ...facts };
  };
  const row = async (name: string) =>
    within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

  // @spec screen-my-events
  test('has the answers of its reader, and takes others', async () => {
    const other = anEvent({ uuid: 'event-2', name: 'Draft', attendance: counts() });
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent(), other] });
    mockServer.on('GET /api/events/mine', { body: [attended({ state: 'OFFERED' })] });
    mockServer.on(ANSWER, { body: own({ state: 'INTERESTED' }) });
    const { person } = renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const link = await (await row('Friday Night Commander')).findByRole('link', {
      name: 'Confirm your place',
    });
    expect(link).toHaveAttribute('href', '/e/event-1');
    const draft = await row('Draft');
    expect(draft.getByText('4 are going · starts with 6 · 4 places left · 2 interested')).toBeVisible();
    await person.click(await draft.findByRole('button', { name: 'Interested' }));
    await waitFor(() =>
      expect(mockServer.calls(ANSWER).map(({ body }) => body)).toEqual([{ answer: 'INTERESTED' }]),
    );
  });

  test('has no buttons while the answers are not there, and leads to the page of the event where they are not known', async () => {
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent()] });
    let fail = () => {};
    mockServer.on('GET /api/events/mine', async () => {
      await new Promise<void>((resolve) => {
        fail = resolve;
      });
      return { status: 500 };
    });
    renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const event = await row('Friday Night Commander');
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
    fail();
    expect(await event.findByRole('link', { name: 'See your place' })).toHaveAttribute('href', '/e/event-1');
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
  });

  test('leads to the page of an event that is not among the first 500 answers', async () => {
    const many = Array.from({ length: 500 }, (_, nth) =>
      attended({ state: 'GOING', event: anEvent({ uuid: `answered-${nth}` }) }),
    );
    mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
    mockServer.on('GET /api/events', { body: [anEvent()] });
    mockServer.on('GET /api/events/mine', { body: many });
    renderScreen(<EventsPage />, { at: '/events', path: '/events' });
    const event = await row('Friday Night Commander');
    expect(await event.findByRole('link', { name: 'See your place' })).toBeVisible();
    expect(event.queryByRole('button', { name: 'Interested' })).toBeNull();
  });

  // @spec screen-my-events
  test('has a view of what its reader has answered', async () => {
    mockServer.on('GET /api/events/mine', {
      body: [
        attended({ state: 'GOING', code: 'KQT5' }),
        attended({ state: 'WAITING', position: 2, event: anEvent({ uuid: 'event-2', name: 'Draft' }) }),
      ],
    });
    renderScreen(<EventsPage />, { at: '/events?view=mine', path: '/events' });
    expect((await row('Friday Night Commander')).getByText('KQT5')).toBeVisible();
    expect((await row('Draft')).getByText('You’re number 2 on the waiting list.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'My Events' })).toBeChecked();
  });
});

describe('the attendees of an event', () => {
  const attendee = (facts: Partial<Attendee>): Attendee => ({
    ...{ account: 'kim', name: 'Kim Osei', state: 'GOING', place: 1, arrival: 'EXPECTED' },
    ...{ checkedInAt: null, confirmBy: null, noShows: 0 },
    ...facts,
  });
  const open = async (attendees: Attendee[], event = anEvent({ date: '2020-01-01' })) => {
    mockServer.on('GET /api/events/:uuid', { body: event });
    mockServer.on(ATTENDEES, () => ({ body: attendees }));
    mockServer.on('GET /api/events/:uuid/messages', { body: [] });
    const opened = renderScreen(<AttendeesPage />, {
      ...{ user: store, at: '/event-manager/event-1/attendees', path: '/event-manager/:id/attendees' },
    });
    await screen.findByRole('heading', { level: 1, name: 'Who goes to Friday Night Commander' });
    await screen.findByRole('table', { name: 'Attendees' });
    return opened;
  };

  // @spec screen-attendees, route-attendees
  test('are checked in by the list, and those who did not come are recorded', async () => {
    const RECORD = 'PUT /api/events/:uuid/attendees/:account';
    const list = [
      attendee({ noShows: 2 }),
      attendee({ account: 'lee', name: 'Lee', state: 'WAITING', place: 2 }),
    ];
    const { person } = await open(list);
    expect(screen.getByText('Missed 2 events of yours within a year')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Check in Lee' })).toBeNull();
    mockServer.on(RECORD, () => {
      list[0] = attendee({ arrival: 'CHECKED_IN', checkedInAt: '2026-03-07T00:12:00.000Z' });
      return { body: list[0] };
    });
    await person.click(screen.getByRole('button', { name: 'Check in Kim Osei' }));
    expect(await screen.findByText(/^Checked in at \d\d:\d\d$/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Undo for Kim Osei' }));
    await waitFor(() =>
      expect(mockServer.calls(RECORD).map(({ body }) => body)).toEqual([
        { arrival: 'CHECKED_IN' },
        { arrival: 'EXPECTED' },
      ]),
    );
  });

  // @spec screen-attendees
  test('get more or fewer places, and it says who goes back to the waiting list', async () => {
    const CHANGE = 'PATCH /api/events/:uuid';
    const planned = anEvent({ date: '2099-01-01', attendance: counts() });
    const { person } = await open([attendee({})], planned);
    const places = await screen.findByRole('textbox', { name: 'Places' });
    expect(places).toHaveValue('8');
    await person.clear(places);
    await person.type(places, '3');
    expect(screen.getByText(/^1 person who answered last goes back to the waiting list/)).toBeVisible();
    mockServer.on(CHANGE, { body: { ...planned, version: 2 } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    const [call] = mockServer.calls(CHANGE);
    expect([call?.body, call?.headers.get('if-match')]).toEqual([{ capacity: 3, leastPlayers: 6 }, '"1"']);
  });

  // @spec screen-attendees
  test('are checked in by their code, one after the other', async () => {
    const CHECK_IN = 'POST /api/events/:uuid/check-ins';
    const { person } = await open([attendee({})]);
    const code = screen.getByRole('textbox', { name: 'Code' });
    mockServer.fail(CHECK_IN, 404, { message: 'Nobody who goes to this event has this code.' });
    await person.type(code, 'AAA1{Enter}');
    expect(await screen.findByText('Nobody who goes to this event has this code.')).toBeVisible();
    mockServer.on(CHECK_IN, { body: attendee({ arrival: 'CHECKED_IN' }) });
    await person.clear(code);
    await person.type(code, 'kqt 1{Enter}');
    expect(await screen.findByText('Kim Osei is checked in.')).toBeVisible();
    expect([code, document.activeElement]).toEqual([code, code]);
    expect(code).toHaveValue('');
  });

  // @spec screen-attendees
  test('are a file that no spreadsheet takes for formulas, and are written to', async () => {
    const WRITE = 'POST /api/events/:uuid/messages';
    const odd = attendee({ name: '=HYPERLINK("x")' });
    const { person } = await open([odd]);
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
    expect(csvOf([odd])).toBe(
      `\ufeff"#","Name","State","At the door",""\r\n"1","'=HYPERLINK(""x"")","Going","",""\r\n`,
    );
    mockServer.on(WRITE, {
      status: 201,
      body: { sentAt: '2026-03-05T10:00:00.000Z', text: 'Bring sleeves.', recipients: 1 },
    });
    await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Bring sleeves.');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent to 1 person.')).toBeVisible();
    expect(mockServer.calls(WRITE).map(({ body }) => body)).toEqual([{ text: 'Bring sleeves.' }]);
  });
});
