/** What every call carries to prove who sends it. */
import { makeStore } from '../app/store';
import { endSession, saveAccessToken } from '../browser/session';
import { authApi } from './auth';
import { catalogsApi } from './catalogs';

beforeEach(() => endSession());

/** The requests as the browser would send them. */
function watchRequests() {
  const sent: Request[] = [];
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(input as Request);
    return Response.json([]);
  });
  return { sent, stop: () => spy.mockRestore() };
}

// @spec state-token, role-bearer, role-cookie, call-credentials
test('a call carries the access token as a Bearer authorization, and the cookie', async () => {
  saveAccessToken('abc');
  const { sent, stop } = watchRequests();
  await makeStore().dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  stop();
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer abc');
  expect(sent[0]?.credentials).toBe('include');
  expect(new URL(sent[0]?.url ?? '').pathname).toBe('/api/catalogs/tcg-types');
});

// @spec state-token
test('a call of somebody who is not logged in has no authorization', async () => {
  const { sent, stop } = watchRequests();
  await makeStore().dispatch(authApi.endpoints.verifyEmail.initiate('a-token'));
  stop();
  expect(sent[0]?.headers.has('authorization')).toBe(false);
  expect(sent[0]?.credentials).toBe('include');
});
