/** What the store forgets when somebody else sits down. */
import { catalogsApi } from '../api/catalogs';
import { clientApi } from '../api/client';
import { endSession, startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player, store as shop } from '../test/people';
import { withoutTurnstile } from '../test/turnstile';
import { forgetOnUserChange, makeStore } from './store';

let store = makeStore();
let stop = () => {};
const start = () => {
  store = makeStore();
  stop = forgetOnUserChange(store);
};
afterEach(() => stop());

const types = () => catalogsApi.endpoints.getTcgTypes.select()(store.getState());
const loadTypes = async () => {
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  expect(types().isSuccess).toBe(true);
};

test.each([
  ['logs out', () => endSession()],
  ['is replaced by another user', () => startSession({ accessToken: 'b', user: shop })],
])('nothing that was loaded is kept when the user %s', async (_what, change) => {
  startSession({ accessToken: 'a', user: player });
  start();
  await loadTypes();
  change();
  expect(types().isUninitialized).toBe(true);
});

test('what a visitor loaded is kept when they log in', async () => {
  endSession();
  start();
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  await store.dispatch(clientApi.endpoints.getClientConfig.initiate());
  startSession({ accessToken: 'a', user: player });
  expect(clientApi.endpoints.getClientConfig.select()(store.getState()).isSuccess).toBe(true);
});

test('a change of the user’s details keeps what was loaded', async () => {
  startSession({ accessToken: 'a', user: player });
  start();
  await loadTypes();
  startSession({ accessToken: 'b', user: { ...player, name: 'Mira V.' } });
  expect(types().isSuccess).toBe(true);
});
