/** The store’s list of who goes to an event: checked in, written to, given more places. */
import { act, screen, waitFor } from '@testing-library/react';
import type { Attendee } from '../../api/attendees';
import AttendeesPage from '../../pages/attendees';
import { counts } from '../../test/attendance';
import { anEvent } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';
import { csvOf } from './parts/attendees-csv';

const CHECK_IN = 'POST /api/events/:uuid/check-ins';
const EVENT = 'GET /api/events/:uuid';
const ATTENDEES = 'GET /api/events/:uuid/attendees';

const attendee = (facts: Partial<Attendee>): Attendee => ({
  ...{ account: 'kim', name: 'Kim Osei', state: 'GOING', place: 1, arrival: 'EXPECTED' },
  ...{ checkedInAt: null, confirmBy: null, noShows: 0 },
  ...facts,
});
const open = async (attendees: Attendee[], event = anEvent({ date: '2020-01-01' })) => {
  mockServer.on(EVENT, { body: event });
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
  // By the clock of the event, which is in Chicago.
  expect(await screen.findByText('Checked in at 18:12 CST')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo for Kim Osei' }));
  await waitFor(() =>
    expect(mockServer.calls(RECORD).map(({ body }) => body)).toEqual([
      { arrival: 'CHECKED_IN' },
      { arrival: 'EXPECTED' },
    ]),
  );
});

/** A browser takes the focus from what is disabled: the button that was pressed only says that it is. */
function expectPaused(name: string) {
  const button = screen.getByRole('button', { name });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toHaveAttribute('disabled');
}

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
  expect([call?.body, call?.headers.get('if-match')]).toEqual([{ capacity: 3 }, '"1"']);
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('disabled');
});

test('keep what is typed of their places when the event is changed elsewhere', async () => {
  const CHANGE = 'PATCH /api/events/:uuid';
  const planned = anEvent({ date: '2099-01-01', attendance: counts() });
  const { person } = await open([attendee({})], planned);
  const places = await screen.findByRole('textbox', { name: 'Places' });
  await person.clear(places);
  await person.type(places, '12');
  mockServer.fail(CHANGE, 412, { code: 'events.changed', message: 'It was changed.' });
  mockServer.on(EVENT, { body: { ...planned, version: 2, attendance: counts({ leastPlayers: 4 }) } });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Players needed' })).toHaveValue('4'));
  expect(places).toHaveValue('12');
  mockServer.on(CHANGE, { body: planned });
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(2));
  expect(mockServer.calls(CHANGE)[1]?.body).toEqual({ capacity: 12 });
});

// @spec screen-attendees
test('are checked in by their code, one after the other', async () => {
  const { person } = await open([attendee({})]);
  const code = screen.getByRole('textbox', { name: 'Code' });
  mockServer.fail(CHECK_IN, 404, { message: 'Nobody who goes to this event has this code.' });
  await person.type(code, 'AAA1{Enter}');
  expect(await screen.findByText('Nobody who goes to this event has this code.')).toBeVisible();
  mockServer.on(CHECK_IN, () => Promise.reject(new TypeError('Failed to fetch')));
  await person.type(code, '{Enter}');
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  expect(code).toHaveValue('AAA1');
  mockServer.on(CHECK_IN, { body: attendee({ arrival: 'CHECKED_IN' }) });
  await person.clear(code);
  await person.type(code, 'kqt 1{Enter}');
  expect(await screen.findByText('Kim Osei is checked in.')).toBeVisible();
  expect([code, document.activeElement]).toEqual([code, code]);
  expect(code).toHaveValue('');
});

test('are checked in faster than the answers come, and a code that was refused is said', async () => {
  const { person } = await open([attendee({})]);
  const code = screen.getByRole('textbox', { name: 'Code' });
  const kim = mockServer.later(CHECK_IN, { body: attendee({ arrival: 'CHECKED_IN' }) });
  await person.type(code, 'KQT1{Enter}{Enter}');
  const lee = mockServer.later(CHECK_IN, { body: attendee({ name: 'Lee', arrival: 'CHECKED_IN' }) });
  await person.type(code, 'BBB2{Enter}');
  expect(await screen.findByText('Checking in KQT1, BBB2')).toBeVisible();
  await person.type(code, 'CC');
  await kim();
  expect(await screen.findByText('Kim Osei is checked in.')).toBeVisible();
  expect(code).toHaveValue('CC');
  await lee();
  expect(await screen.findByText('Lee is checked in.')).toBeVisible();
  mockServer.fail(CHECK_IN, 404, { message: 'Nobody has this code.' });
  await person.type(code, 'C3{Enter}D');
  expect(await screen.findByText('CCC3: Nobody has this code.')).toBeVisible();
  expect(code).toHaveValue('D');
  expect(mockServer.calls(CHECK_IN).map(({ body }) => body)).toEqual(
    ['KQT1', 'BBB2', 'CCC3'].map((each) => ({ code: each })),
  );
});

// @spec screen-attendees
test('are a file that no spreadsheet takes for formulas, and are written to', async () => {
  const WRITE = 'POST /api/events/:uuid/messages';
  const odd = attendee({ name: '=HYPERLINK("x")' });
  const { person, router } = await open([odd]);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  const there = attendee({ name: 'Lee', arrival: 'CHECKED_IN', checkedInAt: '2026-03-07T00:12:00.000Z' });
  expect(csvOf([odd, there], 'America/Chicago').split('\r\n')).toEqual([
    `\ufeff"#","Name","State","At the door","Checked in at (America/Chicago)"`,
    `"1","'=HYPERLINK(""x"")","Going","",""`,
    `"2","Lee","Going","Checked in","2026-03-06 18:12"`,
    '',
  ]);
  const body = { sentAt: '2026-03-05T10:00:00.000Z', text: 'Bring sleeves.', recipients: 1 };
  const sent = { status: 201, body };
  mockServer.on(WRITE, () => {
    throw new TypeError('Failed to fetch');
  });
  await person.type(screen.getByRole('textbox', { name: 'Message' }), 'Bring sleeves.');
  await act(() => router.navigate('/elsewhere'));
  await screen.findByText('Another page');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('Bring sleeves.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^No answer came/)).toBeVisible();
  mockServer.on(WRITE, sent);
  await person.click(await screen.findByRole('button', { name: 'Send', busy: false }));
  expect(await screen.findByText('Sent to 1 person.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  expectPaused('Send');
  expect(mockServer.calls(WRITE).map((call) => call.body)).toEqual(Array(2).fill({ text: 'Bring sleeves.' }));
  expect(new Set(mockServer.calls(WRITE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('are written to again while the message before is on its way', async () => {
  const body = { sentAt: '2026-03-05T10:00:00.000Z', text: 'Bring sleeves.', recipients: 1 };
  const answer = mockServer.later('POST /api/events/:uuid/messages', { status: 201, body });
  const { person } = await open([attendee({})]);
  const message = await screen.findByRole('textbox', { name: 'Message' });
  await person.type(message, 'Bring sleeves.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.type(message, ' And dice.');
  await answer();
  expect(await screen.findByText('Sent to 1 person.')).toBeVisible();
  expect(message).toHaveValue('Bring sleeves. And dice.');
});

test('are shown as they are recorded at once, and not all read again', async () => {
  const { person } = await open([attendee({}), attendee({ account: 'lee', name: 'Lee', place: 2 })]);
  const read = mockServer.calls(ATTENDEES).length;
  mockServer.on('PUT /api/events/:uuid/attendees/:account', {
    body: attendee({ arrival: 'CHECKED_IN', checkedInAt: '2026-03-07T00:12:00.000Z' }),
  });
  mockServer.on('POST /api/events/:uuid/check-ins', {
    body: attendee({
      account: 'lee',
      name: 'Lee',
      arrival: 'CHECKED_IN',
      checkedInAt: '2026-03-07T00:13:00.000Z',
    }),
  });
  await person.click(screen.getByRole('button', { name: 'Check in Kim Osei' }));
  expect(await screen.findByRole('button', { name: 'Undo for Kim Osei' })).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Code' }), 'kqt1{Enter}');
  expect(await screen.findByRole('button', { name: 'Undo for Lee' })).toBeVisible();
  expect(mockServer.calls(ATTENDEES)).toHaveLength(read);
});

test('say that a later page of them did not load, and load it again', async () => {
  const headers = { link: '</api/events/event-1/attendees?after=kim>; rel="next"', 'x-total-count': '2' };
  let isDown = true;
  mockServer.on(EVENT, { body: anEvent({ date: '2020-01-01' }) });
  mockServer.on('GET /api/events/:uuid/messages', { body: [] });
  mockServer.on(ATTENDEES, ({ query }) => {
    if (query.get('after') !== 'kim') return { body: [attendee({})], headers };
    return isDown ? { status: 500 } : { body: [attendee({ account: 'lee', name: 'Lee', place: 2 })] };
  });
  const { person } = renderScreen(<AttendeesPage />, {
    ...{ user: store, at: '/event-manager/event-1/attendees', path: '/event-manager/:id/attendees' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The rest of the attendees didn’t load.');
  expect(screen.getByRole('button', { name: 'Check in Kim Osei' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Check in Lee' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  expect(mockServer.calls(ATTENDEES).map(({ query }) => query.get('after'))).toEqual([null, 'kim', 'kim']);
});

test('say that the event did not load, and load it again', async () => {
  mockServer.on(ATTENDEES, { body: [attendee({})] });
  mockServer.on('GET /api/events/:uuid/messages', { body: [] });
  mockServer.fail(EVENT, 500);
  const { person } = renderScreen(<AttendeesPage />, {
    ...{ user: store, at: '/event-manager/event-1/attendees', path: '/event-manager/:id/attendees' },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The event didn’t load.');
  expect(screen.getByRole('heading', { level: 1, name: 'Attendees' })).toBeVisible();
  mockServer.on(EVENT, { body: anEvent({ date: '2020-01-01' }) });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Who goes to Friday Night Commander' }),
  ).toBeVisible();
});
