/** The events of one's own store: listing and deleting them. */
import { screen, waitFor, within } from '@testing-library/react';
import EventManagerPage from '../../pages/event-manager';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderScreen } from '../../test/render';

const OWN = 'GET /api/events/store/:uuid';
const TYPES = 'GET /api/catalogs/tcg-types';
const FORMATS = 'GET /api/catalogs/tcg-formats';
const CALL_OFF = 'DELETE /api/events/:uuid';
const OUTDATED = 'This event has changed since you opened it. Reload it before saving.';

beforeEach(() => {
  mockServer.on(OWN, { body: [anEvent()] });
  mockServer.on(TYPES, { body: oneGame });
  mockServer.on(FORMATS, { body: formats });
});

const open = (user = store, at = '/event-manager') =>
  renderScreen(<EventManagerPage />, { user, at, path: '/event-manager' });
const row = async (name = 'Friday Night Commander') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// @spec route-event-manager
test('a player is told that it is for stores, and finds the way home', () => {
  open(player);
  expect(screen.getByRole('heading', { name: 'The Event Manager is for stores.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go Back Home' })).toHaveAttribute('href', '/home');
  expect(mockServer.calls(OWN)).toHaveLength(0);
});

// @spec route-event-manager, screen-event-manager
test('lists the own events with edit and delete', async () => {
  open();
  const event = await row();
  expect(screen.getByRole('heading', { level: 1, name: 'Event Manager' })).toBeVisible();
  expect(event.getByText(/^Fri, Mar 12, 2027 · 18:30/)).toBeVisible();
  expect(event.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(event.getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(mockServer.calls(OWN)[0]?.path).toBe(`/api/events/store/${store.uuid}`);
});

const past = (name: string, date: string) => anEvent({ uuid: name, name, date });
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('past events are a step away, the latest first', async () => {
  const { person, router } = open();
  await row();
  mockServer.on(OWN, { body: [past('Last Week', '2026-03-08'), past('Last Month', '2026-02-08')] });
  await person.click(screen.getByRole('radio', { name: 'Past' }));
  await row('Last Month');
  expect(names()).toEqual(['Last Week', 'Last Month']);
  expect(mockServer.calls(OWN)).toHaveLength(2);
  const query = mockServer.calls(OWN)[1]?.query;
  expect(query?.get('order')).toBe('latest');
  expect(query?.get('from')).toBe('2000-01-01T00:00:00.000Z');
  expect(Date.parse(query?.get('to') ?? '')).toBeLessThanOrEqual(Date.now());
  expect(router.state.location.search).toBe('?show=past');
});

describe('more past events than one page', () => {
  const headers = { 'x-total-count': '3' };
  const link = '</api/events/store/x?after=next>; rel="next"';
  const serve = () =>
    mockServer.on(
      OWN,
      ({ query }): Reply =>
        query.has('after')
          ? { body: [past('Three Years Ago', '2023-11-08'), past('Five Years Ago', '2021-11-08')], headers }
          : { body: [past('A Month Ago', '2026-10-08')], headers: { ...headers, link } },
    );

  test('are loaded on demand, the latest first, until all are there', async () => {
    serve();
    const { person } = open(store, '/event-manager?show=past');
    await row('A Month Ago');
    expect(screen.getByText('Showing 1 of 3')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    const older = await row('Three Years Ago');
    expect(names()).toEqual(['A Month Ago', 'Three Years Ago', 'Five Years Ago']);
    await waitFor(() => expect(older.getByRole('link', { name: /^Directions/ })).toHaveFocus());
    expect(screen.getByText('3 events')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    const [first, second] = mockServer.calls(OWN).map(({ query }) => query);
    expect([second?.get('order'), second?.get('after')]).toEqual(['latest', 'next']);
    expect(second?.get('to')).toBe(first?.get('to'));
  });

  test('stay while older ones do not come, and those can be asked for again', async () => {
    serve();
    const { person } = open(store, '/event-manager?show=past');
    await row('A Month Ago');
    mockServer.fail(OWN, 500);
    await person.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Error fetching cards.')).toBeVisible();
    expect(names()).toEqual(['A Month Ago']);
    serve();
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await row('Three Years Ago');
  });
});

test('without past events it says so', async () => {
  mockServer.on(OWN, { body: [] });
  open(store, '/event-manager?show=past');
  expect(await screen.findByRole('heading', { name: 'No past events.' })).toBeVisible();
});

test('without events it prompts to add one', async () => {
  mockServer.on(OWN, { body: [] });
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'You have no upcoming events.' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Add an event' }));
  await dialog('Add Event');
});

test('own events that could not be loaded are told, and tried again', async () => {
  mockServer.fail(OWN, 500);
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'Error fetching cards.' })).toBeVisible();
  mockServer.on(OWN, { body: [anEvent()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await row();
});

describe('deleting', () => {
  async function ask(event = anEvent()) {
    mockServer.on(OWN, { body: [event] });
    const opened = open();
    await opened.person.click((await row()).getByRole('button', { name: 'Delete' }));
    const question = await dialog('Delete Event');
    return { ...opened, question, confirm: question.getByRole('button', { name: 'Delete' }) };
  }

  test('asks first; Cancel keeps the event', async () => {
    const { person, question } = await ask();
    expect(question.getByText(/^Fri, Mar 12, 2027 · 18:30/)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Cancel' }));
    await gone();
    expect(mockServer.calls(CALL_OFF)).toHaveLength(0);
  });

  // @spec call-delete-event, text-event-deleted
  test('deletes the version that was seen, and says so', async () => {
    mockServer.on(CALL_OFF, { status: 204, body: undefined });
    const { person, confirm } = await ask(anEvent({ version: 3 }));
    mockServer.on(OWN, { body: [] });
    await person.click(confirm);
    expect(await screen.findByText('Event deleted.')).toBeVisible();
    await gone();
    expect(mockServer.calls(CALL_OFF)[0]?.headers.get('if-match')).toBe('"3"');
    await screen.findByRole('heading', { name: 'You have no upcoming events.' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add Event' })).toHaveFocus());
  });

  // @spec text-event-delete-failed
  test('a failure is told, and the event stays', async () => {
    mockServer.fail(CALL_OFF, 503, { message: 'The database is away.' });
    const { person, question, confirm } = await ask();
    await person.click(confirm);
    expect(await screen.findByText('Failed to delete event.')).toBeVisible();
    expect(question.getByText('The database is away.')).toBeVisible();
    expect(confirm).toBeVisible();
  });

  test('a failure without a reason is told once', async () => {
    mockServer.fail(CALL_OFF, 503);
    const { person, question, confirm } = await ask();
    await person.click(confirm);
    expect(await question.findByRole('alert')).toHaveTextContent('Failed to delete event.');
    expect(screen.getAllByText('Failed to delete event.')).toHaveLength(1);
  });

  test('deleting an event that has been deleted says so, and the dialog only closes', async () => {
    const { person, question, confirm } = await ask();
    mockServer.fail(CALL_OFF, 404, { message: 'This event doesn’t exist.' });
    mockServer.on(OWN, { body: [] });
    await person.click(confirm);
    expect(await question.findByText('This event has since been deleted.')).toBeVisible();
    expect(screen.getByText('Failed to delete event.')).toBeVisible();
    expect(question.queryByRole('button', { name: 'Delete' })).toBeNull();
    expect(question.queryByText(/cannot be undone/)).toBeNull();
    const [, close] = question.getAllByRole('button', { name: 'Close' });
    await waitFor(() => expect(close).toHaveFocus());
    expect(await screen.findByText('You have no upcoming events.')).toBeInTheDocument();
    await person.click(close as HTMLElement);
    await gone();
  });

  test('an event that was changed in the meantime is shown as it is now before it is deleted', async () => {
    mockServer.fail(CALL_OFF, 412, { message: OUTDATED });
    const { person, question, confirm } = await ask();
    mockServer.on('GET /api/events/:uuid', { body: anEvent({ name: 'Theirs', version: 2 }) });
    await person.click(confirm);
    expect(await question.findByText('Theirs')).toBeVisible();
    expect(
      question.getByText('This event has changed since you opened it. Review it before deleting.'),
    ).toBeVisible();
    mockServer.on(CALL_OFF, { status: 204, body: undefined });
    await person.click(confirm);
    await screen.findByText('Event deleted.');
    expect(mockServer.calls(CALL_OFF)[1]?.headers.get('if-match')).toBe('"2"');
  });
});
