/** What was changed about the logged-in user on another device. */
import { makeStore } from '../app/store';
import {
  accessToken,
  currentUser,
  endSession,
  onUserChange,
  saveAccessToken,
  startSession,
} from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { catalogsApi } from './catalogs';

const REFRESH = 'POST /api/auth/refresh';

let page = makeStore();
beforeEach(() => {
  endSession();
  startSession({ accessToken: 'gone', user: player });
  saveAccessToken(null);
  page = makeStore();
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
});

const ask = () =>
  page.dispatch(catalogsApi.endpoints.getTcgTypes.initiate(undefined, { forceRefetch: true }));

// @spec call-refresh
test('a name that was changed on another device comes with the new token', async () => {
  const told = jest.fn();
  const stop = onUserChange(told);
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: { ...player, name: 'Mira V.' } } });
  await ask();
  expect(currentUser()?.name).toBe('Mira V.');
  saveAccessToken(null);
  await ask();
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test.each([
  // A call with it would be somebody else's.
  ['somebody else', { ...player, uuid: 'somebody-else', name: 'Not Mira' }, null],
  ['nobody at all', undefined, 'new'],
])('a new token with %s leaves the user as they are', async (_who, user, kept) => {
  mockServer.on(REFRESH, () => ({ body: { accessToken: 'new', user } }));
  await ask();
  expect(currentUser()).toEqual(player);
  expect(accessToken()).toBe(kept);
});
