/** The local stores for somebody who has a place: how far they are, and the nearest first. */
import { screen, waitFor, within } from '@testing-library/react';
import type { StoreDto } from '../../api/users';
import StoresPage from '../../pages/stores';
import { mockServer } from '../../test/mock-server';
import { ownPlace } from '../../test/own-place';
import { renderScreen } from '../../test/render';

const BY_NAME = 'GET /api/users/stores';
const NEAREST = 'GET /api/places/stores';
const DISTANCES = 'GET /api/places/distances';

const aStore = (uuid: string, name: string): StoreDto => ({
  ...{ uuid, name, address: '12 Elm Street', phoneNumber: null, email: null, website: null },
});
const abbey = aStore('a', 'Abbey');
const zenith = aStore('z', 'Zenith');
const exactly = (km: number) => ({ km, isAbout: false });

const open = (at = '/stores') => renderScreen(<StoresPage />, { at, path: '/stores' });
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);
const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  mockServer.on(BY_NAME, { body: [abbey, zenith] });
  mockServer.on(DISTANCES, { body: [{ account: 'z', distance: exactly(2.1) }] });
  mockServer.on(NEAREST, {
    body: [
      { ...zenith, distance: exactly(2.1) },
      { ...abbey, distance: null },
    ],
  });
});

// @spec rule-distance
test('each store says how far away it is, if that is known', async () => {
  open();
  expect(await (await card('Zenith')).findByText('1.3 mi')).toBeVisible();
  expect((await card('Abbey')).queryByText(/\d mi$/)).toBeNull();
  expect(mockServer.calls(DISTANCES).map(({ query }) => query.get('accounts'))).toEqual(['a,z']);
});

test('in kilometers for who prefers them', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ unit: 'KM' }) });
  open();
  expect(await (await card('Zenith')).findByText('2.1 km')).toBeVisible();
});

// @spec rule-nearest-first
test('come nearest first on request, which the address keeps', async () => {
  const { person, router } = open();
  await card('Abbey');
  expect(names()).toEqual(['Abbey', 'Zenith']);
  await person.click(await screen.findByRole('radio', { name: 'Nearest first' }));
  await waitFor(() => expect(names()).toEqual(['Zenith', 'Abbey']));
  expect(await (await card('Zenith')).findByText('1.3 mi')).toBeVisible();
  expect(router.state.location.search).toBe('?sort=nearest');
  await person.click(screen.getByRole('radio', { name: 'By name' }));
  await waitFor(() => expect(names()).toEqual(['Abbey', 'Zenith']));
  expect(router.state.location.search).toBe('');
});

test('are searched in that order, too', async () => {
  const { person } = open('/stores?sort=nearest');
  await card('Zenith');
  expect(mockServer.calls(BY_NAME)).toHaveLength(0);
  await person.type(screen.getByLabelText('Search stores'), 'elm');
  await waitFor(() => expect(mockServer.calls(NEAREST).at(-1)?.query.get('q')).toBe('elm'));
});

test('who has no place sees them by name, without a choice', async () => {
  mockServer.on('GET /api/places/mine', { body: ownPlace({ place: null }) });
  open();
  await card('Abbey');
  await waitFor(() => expect(mockServer.calls('GET /api/places/mine')).not.toHaveLength(0));
  expect(screen.queryByRole('radio', { name: 'Nearest first' })).toBeNull();
  expect(mockServer.calls(DISTANCES)).toHaveLength(0);
});

test('distances that do not load leave the stores as they are', async () => {
  mockServer.fail(DISTANCES, 503);
  open();
  await card('Zenith');
  await waitFor(() => expect(mockServer.calls(DISTANCES)).not.toHaveLength(0));
  expect(names()).toEqual(['Abbey', 'Zenith']);
});
