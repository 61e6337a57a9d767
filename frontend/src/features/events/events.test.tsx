/** Events of all stores: finding them, and what is told about them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../../pages/events';
import { anEvent, oneGame } from '../../test/calendar';
import { mockServer, type Reply } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const ALL = 'GET /api/events';
const TYPES = 'GET /api/catalogs/tcg-types';
const NOTHING = 'No events found. Adjust filters or try a different search.';

beforeEach(() => {
  mockServer.on(TYPES, { body: oneGame });
  mockServer.on(ALL, { body: [anEvent()] });
});

const open = (at = '/events') => renderScreen(<EventsPage />, { at, path: '/events' });
const row = async (name = 'Friday Night Commander') =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const asked = () => mockServer.calls(ALL).at(-1)?.query;
/** The start of a day and the end of another, on this machine's clock. */
const startOf = (day: string) => new Date(`${day}T00:00:00`).toISOString();
const endOf = (day: string) => new Date(`${day}T23:59:59.999`).toISOString();

// @spec route-events, text-events-toggle
test('shows All Events or lets one Browse by Store', async () => {
  mockServer.on('GET /api/users/stores', { body: [] });
  const { person, router } = open();
  await row();
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'All Events' })).toBeChecked();
  await person.click(screen.getByRole('radio', { name: 'Browse by Store' }));
  expect(await screen.findByText('Select a store to view its events.')).toBeVisible();
  expect(router.state.location.search).toBe('?view=stores');
  await person.click(screen.getByRole('radio', { name: 'All Events' }));
  await row();
  expect(router.state.location.search).toBe('');
});

test('an event has its name, date, time, location, format and store', async () => {
  open();
  const event = await row();
  expect(event.getByText(/^Fri, Mar 12, 2027 · 18:30/)).toBeVisible();
  expect(event.getByText('12 Elm Street, Springfield')).toBeVisible();
  expect(event.getByText('Commander')).toBeVisible();
  expect(event.getByRole('link', { name: 'The Gilded Sleeve' })).toHaveAttribute(
    'href',
    `/events?view=stores&store=${anEvent().user.uuid}`,
  );
});

test('the way from an event to its store tells the store’s name', async () => {
  mockServer.on('GET /api/users/stores', { body: [] });
  mockServer.on('GET /api/events/store/:uuid', { body: [] });
  const { person } = open();
  await person.click((await row()).getByRole('link', { name: 'The Gilded Sleeve' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'The Gilded Sleeve' })).toBeVisible();
});

// @spec const-event-time
test('the time of an event is the first five characters of the clock at its place, whose zone is named', async () => {
  mockServer.on(ALL, { body: [anEvent({ timeZone: 'Pacific/Chatham', time: '04:45:30' })] });
  open();
  const event = await row();
  expect(event.getByText('Sat, Mar 13, 2027 · 18:30 GMT+13:45')).toHaveAttribute(
    'datetime',
    '2027-03-13T04:45:30Z',
  );
});

test('the way to an event is shown on a map, in a window of its own', async () => {
  open();
  const link = (await row()).getByRole('link', { name: 'Directions to 12 Elm Street, Springfield' });
  expect(link).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=12+Elm+Street%2C+Springfield',
  );
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

// @spec screen-events-search, call-events
test('the text search asks the server and stays in the address', async () => {
  const { person, router } = open();
  await row();
  await person.type(screen.getByRole('searchbox', { name: 'Search events' }), ' friday ');
  await waitFor(() => expect(asked()?.get('q')).toBe('friday'));
  expect(router.state.location.search).toBe('?q=friday');
});

// @spec screen-events-game, call-tcg-types
test('the game dropdown offers the games of the catalogue', async () => {
  const { person, router } = open();
  await row();
  const game = screen.getByLabelText('Game');
  await within(game).findByRole('option', { name: 'Magic: The Gathering' });
  await person.selectOptions(game, 'Magic: The Gathering');
  await waitFor(() => expect(asked()?.get('tcg')).toBe('MAGIC_THE_GATHERING'));
  expect(router.state.location.search).toBe('?tcg=MAGIC_THE_GATHERING');
});

// @spec text-tcg-types-failed
test('games that do not come are told at their dropdown', async () => {
  mockServer.fail(TYPES, 500);
  open();
  expect(await screen.findByText('Failed to load TCG types.')).toBeVisible();
});

test('games that did not come can be asked for again', async () => {
  mockServer.fail(TYPES, 500);
  const { person } = open();
  await screen.findByText('Failed to load TCG types.');
  mockServer.on(TYPES, { body: oneGame });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  const game = screen.getByLabelText('Game');
  expect(game).toHaveFocus();
  await within(game).findByRole('option', { name: 'Magic: The Gathering' });
  expect(screen.queryByText('Failed to load TCG types.')).toBeNull();
});

// @spec text-events-dates
test('From and To are days of the visitor, from their first to their last moment', async () => {
  const { router } = open();
  await row();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-03-14' } });
  await waitFor(() => expect(asked()?.get('from')).toBe(startOf('2027-03-14')));
  expect(asked()?.get('to')).toBeNull();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2027-03-14' } });
  await waitFor(() => expect(asked()?.get('to')).toBe(endOf('2027-03-14')));
  expect(router.state.location.search).toBe('?from=2027-03-14&to=2027-03-14');
});

test('From and To say whose days they are where the clock of a shown event is another', async () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const words = `Dates are in your time zone, ${timeZone.replaceAll('_', ' ')}.`;
  mockServer.on(ALL, { body: [anEvent({ timeZone })] });
  const { unmount } = open();
  await row();
  expect(screen.queryByText(words)).toBeNull();
  unmount();
  mockServer.on(ALL, { body: [anEvent({ timeZone }), anEvent({ uuid: '2', timeZone: 'Pacific/Chatham' })] });
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

// @spec text-events-dates
test('a From after To is told, and nothing is asked', async () => {
  open('/events?from=2027-03-15&to=2027-03-14');
  expect(await screen.findByRole('alert')).toHaveTextContent('The start date is after the end date.');
  expect(screen.getByLabelText('From')).toBeInvalid();
  expect(mockServer.calls(ALL)).toHaveLength(0);
});

// @spec text-events-reset
test('Reset clears every filter', async () => {
  const { person, router } = open('/events?q=draft&tcg=MAGIC_THE_GATHERING&from=2027-03-14&to=2027-03-15');
  await row();
  expect(screen.getByLabelText('To')).toHaveValue('2027-03-15');
  expect(asked()?.toString()).toContain('q=draft&tcg=MAGIC_THE_GATHERING');
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(asked()?.has('q')).toBe(false));
  expect(asked()?.has('from') || asked()?.has('to') || asked()?.has('tcg')).toBe(false);
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
  expect(screen.getByLabelText('From')).toHaveValue('');
  expect(screen.getByLabelText('Game')).toHaveValue('');
});

// @spec text-events-reset
test('Reset also clears what was typed a moment ago', async () => {
  const { person } = open();
  await row();
  await person.type(screen.getByRole('searchbox', { name: 'Search events' }), 'x');
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  expect(screen.getByRole('searchbox', { name: 'Search events' })).toHaveValue('');
});

test('what is no day in the address is left out', async () => {
  open('/events?from=2027-02-30&to=soon&tcg=%3Cb%3E');
  await row();
  expect(asked()?.toString()).toBe('series=next&limit=60');
});

test.each(['9999-12-31', '0001-01-01', '2200-01-01'])(
  'a day that nothing can happen on is left out: %s',
  async (day) => {
    open(`/events?from=${day}&to=${day}`);
    await row();
    expect(asked()?.toString()).toBe('series=next&limit=60');
    expect(screen.getByLabelText('To')).toHaveValue('');
    expect(screen.getByLabelText('To')).toHaveAttribute('max', '2199-12-31');
  },
);

// @spec text-events-empty
test('says when no event was found', async () => {
  mockServer.on(ALL, { body: [] });
  open();
  expect(await screen.findByRole('heading', { name: NOTHING })).toBeVisible();
});

// @spec text-events-failed
test('says when events could not be loaded, and tries again', async () => {
  mockServer.fail(ALL, 500);
  const { person } = open();
  expect(await screen.findByRole('heading', { name: 'Error fetching cards.' })).toBeVisible();
  mockServer.on(ALL, { body: [anEvent()] });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await row();
});

test('says that there are more events than the server counts', async () => {
  const headers = { 'x-total-count': '10000+', link: '</api/events?after=next>; rel="next"' };
  mockServer.on(ALL, { body: [anEvent()], headers });
  open();
  expect(await screen.findByText('10,000+ events')).toBeVisible();
  expect(screen.getByText('Showing 1 of 10,000+')).toBeVisible();
});

test('counts the events and loads the next page', async () => {
  const second = anEvent({ uuid: 'event-2', name: 'Sunday Draft' });
  const total = { 'x-total-count': '2' };
  const first = { body: [anEvent()], headers: { ...total, link: '</api/events?after=next>; rel="next"' } };
  mockServer.on(ALL, ({ query }): Reply => (query.has('after') ? { body: [second], headers: total } : first));
  const { person } = open();
  expect(await screen.findByText('2 events')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Load more' }));
  await row('Sunday Draft');
  expect(asked()?.get('after')).toBe('next');
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});
