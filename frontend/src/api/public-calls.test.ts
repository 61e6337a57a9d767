/** Which calls wait for an access token: all but those that openapi.yaml declares public. */
import { makeStore } from '../app/store';
import { endSession, saveAccessToken, startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { withoutTurnstile } from '../test/turnstile';
import { authApi } from './auth';
import { clientApi } from './client';
import { storefrontsApi } from './storefronts';

const REFRESH = 'POST /api/auth/refresh';

beforeEach(() => {
  endSession();
  startSession({ accessToken: 'old', user: player });
  saveAccessToken(null);
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
});

test('a call that the description of the API declares public goes out without a token', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  await makeStore().dispatch(clientApi.endpoints.getClientConfig.initiate());
  expect(mockServer.calls('GET /api/client-config')).toHaveLength(1);
  expect(mockServer.calls(REFRESH)).toHaveLength(0);
});

test('any other call below the same address waits for a token', async () => {
  mockServer.on('GET /api/auth/sessions', { body: [] });
  await makeStore().dispatch(authApi.endpoints.getSessions.initiate({}));
  const [call] = mockServer.calls('GET /api/auth/sessions');
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(call?.headers.get('authorization')).toBe('Bearer new');
});

test('a call whose address only looks like that of a public one waits for a token', async () => {
  const own = { weekly: [], exceptions: [], description: null, website: null, timeZone: null, picture: null };
  mockServer.on('GET /api/storefronts/mine', { body: { ...own, version: 0 } });
  await makeStore().dispatch(storefrontsApi.endpoints.getOwnStorefront.initiate());
  const [call] = mockServer.calls('GET /api/storefronts/mine');
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(call?.headers.get('authorization')).toBe('Bearer new');
});
