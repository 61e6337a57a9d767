/** The further filters of events: fee, weekday, free places, format and radius, and the calendar that a format can be followed by. */
import { screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../../pages/events';
import { anEvent, formats, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { renderScreen } from '../../test/render';

const ALL = 'GET /api/events';
const PLACE = 'GET /api/places/mine';
const nowhere = ownPlace({ place: null });

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on('GET /api/catalogs/tcg-formats', { body: formats });
  mockServer.on(ALL, { body: [anEvent()] });
});

const open = (at = '/events') => renderScreen(<EventsPage />, { at, path: '/events' });
const asked = () => mockServer.calls(ALL).at(-1)?.query;
const chips = async () => within(await screen.findByRole('list', { name: 'Filters in use' }));

test('are closed at first, and narrow the list when they are chosen', async () => {
  const { person, router } = open();
  const more = await screen.findByRole('button', { name: 'More filters' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await person.click(more);
  await person.selectOptions(await screen.findByLabelText('Entry fee'), 'Up to $10.00');
  await waitFor(() => expect(asked()?.get('feeMax')).toBe('10'));
  await person.click(screen.getByRole('checkbox', { name: 'Saturday' }));
  await person.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await waitFor(() => expect(asked()?.get('weekday')).toBe('FRIDAY,SATURDAY'));
  await person.click(screen.getByRole('checkbox', { name: 'With free places' }));
  await waitFor(() => expect(asked()?.get('free')).toBe('true'));
  await person.selectOptions(screen.getByLabelText('Format'), 'Commander');
  await waitFor(() => expect(asked()?.get('format')).toBe('COMMANDER'));
  expect(router.state.location.search).toBe('?fee=10&weekday=FRIDAY%2CSATURDAY&free=yes&format=COMMANDER');
});

test('are shown while they are in use, and each can be removed; the focus goes on to the next', async () => {
  const { person, router } = open('/events?fee=0&weekday=FRIDAY&free=yes');
  const shown = await chips();
  await person.click(shown.getByRole('button', { name: 'Remove filter: Free entry' }));
  expect(shown.getByRole('button', { name: 'Remove filter: Friday' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(shown.getByRole('button', { name: 'Remove filter: With free places' })).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.queryByRole('list', { name: 'Filters in use' })).toBeNull();
  expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
});

test('are all removed by Reset', async () => {
  const { person, router } = open('/events?fee=5&q=draft');
  await chips();
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('are left out of the question where the address has nonsense', async () => {
  open('/events?fee=cheap&weekday=NEVER,MONDAY&free=1&radius=5&format=%3Cb%3E');
  await waitFor(() => expect(asked()?.toString()).toBe('weekday=MONDAY&series=next&limit=60'));
});

test('have no radius without a place', async () => {
  mockServer.on(PLACE, { body: nowhere });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'More filters' }));
  expect(await screen.findByRole('checkbox', { name: 'With free places' })).toBeVisible();
  await waitFor(() => expect(mockServer.calls(PLACE)).not.toHaveLength(0));
  expect(screen.queryByRole('checkbox', { name: 'Within my radius' })).toBeNull();
});

test('narrow to one’s own radius, for those who have a place', async () => {
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'More filters' }));
  await person.click(await screen.findByRole('checkbox', { name: 'Within my radius' }));
  await waitFor(() => expect(asked()?.get('radius')).toBe('mine'));
});

test('a format near one’s place can be followed in a calendar', async () => {
  mockServer.on(PLACE, { body: ownPlace({ radiusKm: 25, unit: 'KM' }) });
  const { person } = open('/events?format=COMMANDER');
  const follow = within(await screen.findByRole('region', { name: 'Follow this format near you' }));
  expect(follow.getByText(/Commander events within 50 km of your place/)).toBeVisible();
  const path =
    '/api/calendars/nearby/events.ics?tcg=MAGIC_THE_GATHERING&format=COMMANDER&latitude=41.85&longitude=-87.65&radiusKm=50';
  expect(follow.getByRole('textbox')).toHaveValue(`http://localhost${path}`);
  expect(follow.getByRole('link')).toHaveAttribute('href', `webcal://localhost${path}`);
  await person.click(follow.getByRole('button', { name: 'Copy address' }));
  expect(await follow.findByText('Copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`http://localhost${path}`);
});

test('without a place there is no format to follow', async () => {
  mockServer.on(PLACE, { body: nowhere });
  open('/events?format=COMMANDER');
  await chips();
  await waitFor(() => expect(mockServer.calls(PLACE)).not.toHaveLength(0));
  expect(screen.queryByRole('region', { name: 'Follow this format near you' })).toBeNull();
});
