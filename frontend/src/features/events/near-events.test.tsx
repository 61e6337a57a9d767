/** Events for somebody who has a place: how far their stores are, and the nearest first. */
import { screen, waitFor, within } from '@testing-library/react';
import EventsPage from '../../pages/events';
import { anEvent, oneGame } from '../../test/calendar';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { store } from '../../test/people';
import { renderScreen } from '../../test/render';

const ALL = 'GET /api/events';
const STORES = 'GET /api/users/stores';
const NEAREST = 'GET /api/places/stores';
const gilded = {
  ...{ uuid: store.uuid, name: store.name, address: store.address },
  ...{ phoneNumber: null, email: null, website: null },
};
const far = { km: 16.7, isAbout: false };

beforeEach(() => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: oneGame });
  mockServer.on(ALL, { body: [anEvent({ distance: far })] });
  mockServer.on(STORES, { body: [gilded] });
  mockServer.on(NEAREST, { body: [{ ...gilded, distance: far }] });
});

const open = (at = '/events', user?: typeof store) =>
  renderScreen(<EventsPage />, { at, path: '/events', ...(user && { user }) });
const row = async () =>
  within(
    (await screen.findByRole('heading', { name: 'Friday Night Commander' })).closest('li') as HTMLElement,
  );
const sorts = () => mockServer.calls(ALL).map(({ query }) => query.get('sort'));

// @spec rule-distance
test('each event says how far away its store is', async () => {
  open();
  expect(await (await row()).findByText('10.4 mi')).toBeVisible();
});

test('one’s own store is not said to be anywhere', async () => {
  open('/events', store);
  expect((await row()).queryByText('10.4 mi')).toBeNull();
});

// @spec rule-nearest-first
test('those of the nearest store come first on request, and the filters stay', async () => {
  const { person, router } = open('/events?q=friday');
  await row();
  await person.click(await screen.findByRole('radio', { name: 'Nearest first' }));
  await waitFor(() => expect(sorts()).toEqual([null, 'nearest']));
  expect(mockServer.calls(ALL).at(-1)?.query.get('q')).toBe('friday');
  expect(router.state.location.search).toBe('?q=friday&sort=nearest');
  await row();
  await person.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=nearest'));
  expect(screen.getByRole('radio', { name: 'Soonest first' })).not.toBeChecked();
});

test('stores to browse by say how far they are, and come nearest first on request', async () => {
  mockServer.on('GET /api/places/distances', { body: [{ account: store.uuid, distance: far }] });
  const { person } = open('/events?view=stores');
  expect(await screen.findByText('10.4 mi')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'Nearest first' }));
  await waitFor(() => expect(mockServer.calls(NEAREST)).toHaveLength(1));
  expect(await screen.findByText('10.4 mi')).toBeVisible();
});

test('who has no place has the soonest first, without a choice', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ place: null }) });
  mockServer.on(ALL, { body: [anEvent()] });
  open();
  await row();
  await waitFor(() => expect(mockServer.calls('GET /api/places/mine')).not.toHaveLength(0));
  expect(screen.queryByRole('radio', { name: 'Nearest first' })).toBeNull();
});
