/** The store’s list at the door while others check people in, too: it follows, and is searched. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Attendee } from '../../api/attendees';
import AttendeesPage from '../../pages/attendees';
import { counts } from '../../test/attendance';
import { anEvent } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const ATTENDEES = 'GET /api/events/:uuid/attendees';
const RECORD = 'PUT /api/events/:uuid/attendees/:account';

const attendee = (name: string, facts: Partial<Attendee> = {}): Attendee => ({
  ...{ account: name, name, state: 'GOING', place: 1, arrival: 'EXPECTED' },
  ...{ checkedInAt: null, confirmBy: null, noShows: 0 },
  ...facts,
});
const come = (name: string) =>
  attendee(name, { arrival: 'CHECKED_IN', checkedInAt: '2026-03-07T00:12:00.000Z' });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function open(list: Attendee[], at = '') {
  mockServer.on('GET /api/events/:uuid', { body: anEvent({ date: '2020-01-01', attendance: counts() }) });
  mockServer.on('GET /api/events/:uuid/messages', { body: [] });
  mockServer.on(ATTENDEES, () => ({ body: list }));
  const opened = renderScreen(<AttendeesPage />, {
    ...{ user: store, at: `/event-manager/event-1/attendees${at}`, path: '/event-manager/:id/attendees' },
  });
  await screen.findByRole('table', { name: 'Attendees' });
  return opened;
}
const names = () =>
  within(screen.getByRole('table', { name: 'Attendees' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);
const half = () => act(() => jest.advanceTimersByTimeAsync(31_000));

test('shows who joined and who was checked in elsewhere, and keeps what is typed', async () => {
  const list = [attendee('Kim'), attendee('Lee')];
  const { person } = await open(list);
  expect(screen.getByText('2 people · 0 of 2 checked in')).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Code' }), 'KQT');
  list[0] = come('Kim');
  list.push(attendee('Ada', { state: 'OFFERED', confirmBy: '2020-01-01T18:00:00.000Z' }));
  await half();
  expect(await screen.findByText('3 people · 1 of 2 checked in · 1 offered a place')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo for Kim' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('KQT');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus();
});

test('who is offered a place is checked in, which confirms it; who waits is not', async () => {
  const offered = attendee('Ada', { state: 'OFFERED', confirmBy: '2099-01-01T18:00:00.000Z' });
  const { person } = await open([offered, attendee('Lee', { state: 'WAITING' })]);
  expect(screen.queryByRole('button', { name: 'Check in Lee' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Ada didn’t come' })).toBeNull();
  mockServer.on(RECORD, { body: come('Ada') });
  await person.click(screen.getByRole('button', { name: 'Check in Ada' }));
  expect(await screen.findByText('2 people · 1 of 1 checked in')).toBeVisible();
});

test('a check-in stays while an answer from before it arrives', async () => {
  const { person } = await open([attendee('Kim')]);
  let answer = () => {};
  mockServer.on(
    ATTENDEES,
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ body: [attendee('Kim')] });
      }),
  );
  mockServer.on(RECORD, { body: come('Kim') });
  await half();
  await person.click(screen.getByRole('button', { name: 'Check in Kim' }));
  await screen.findByRole('button', { name: 'Undo for Kim' });
  await act(async () => answer());
  expect(screen.getByRole('button', { name: 'Undo for Kim' })).toBeVisible();
});

test('is searched without regard to accents, while it is read again', async () => {
  const list = [attendee('Zoë Núñez'), attendee('Ada Núñez'), attendee('Lee')];
  const { person, router } = await open(list);
  await person.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'nunez zo');
  await waitFor(() => expect(names()).toEqual(['Zoë Núñez']));
  expect(screen.getByText('1 person found')).toBeVisible();
  list.unshift(attendee('Zoran Nunez'));
  await half();
  await waitFor(() => expect(names()).toEqual(['Zoran Nunez', 'Zoë Núñez']));
  expect(router.state.location.search).toBe('?q=nunez+zo');
  await person.clear(screen.getByRole('searchbox', { name: 'Search by name' }));
  await waitFor(() => expect(names()).toHaveLength(4));
  await person.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'nobody');
  expect(await screen.findByText('Nobody on the list is called that.')).toBeVisible();
});

test('is sorted by name, with the numbers of the answers', async () => {
  const { person } = await open([attendee('Zoë'), attendee('Ada'), attendee('álex')], '?sort=name');
  expect(names()).toEqual(['Ada', 'álex', 'Zoë']);
  await person.click(screen.getByRole('button', { name: 'Sort by name', pressed: true }));
  expect(names()).toEqual(['Zoë', 'Ada', 'álex']);
});
