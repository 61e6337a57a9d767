/** How calls survive an expired access token. */
import { makeStore } from '../app/store';
import { accessToken, endSession, onExpiry, saveAccessToken, startSession } from '../browser/session';
import { type Call, mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { authApi } from './auth';
import { baseApi } from './base';
import { catalogsApi } from './catalogs';

const TYPES = 'GET /api/catalogs/tcg-types';
const BACKGROUND = 'GET /api/catalogs/tcg-formats';
const REFRESH = 'POST /api/auth/refresh';

/** Calls that the slice cannot fold into one, and one that nobody waits for. */
const numbered = baseApi.injectEndpoints({
  endpoints: (build) => ({
    numberedTypes: build.query<unknown, number>({
      query: (n) => ({ url: '/api/catalogs/tcg-types', params: { n } }),
    }),
    inBackground: build.query<unknown, undefined>({
      query: () => ({ url: '/api/catalogs/tcg-formats' }),
      extraOptions: { isBackground: true },
    }),
  }),
});

/** GRACE_MS of the server's refresh tokens. */
const FORGIVEN_MS = 10_000;

const bearer = (call: Call) => call.headers.get('authorization');
const acceptOnly = (token: string) => (call: Call) =>
  bearer(call) === `Bearer ${token}` ? { body: [] } : { status: 401, body: { message: 'Log in again.' } };

let store = makeStore();
beforeEach(() => {
  endSession();
  saveAccessToken('old');
  store = makeStore();
});

const askFiveTimes = () =>
  Promise.all([1, 2, 3, 4, 5].map((n) => store.dispatch(numbered.endpoints.numberedTypes.initiate(n))));

// @spec state-refresh, state-refresh-queue, error-401
test('five parallel calls refused with 401 cause one refresh, and all five are replayed', async () => {
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  const answers = await askFiveTimes();
  expect(answers.map(({ isSuccess }) => isSuccess)).toEqual([true, true, true, true, true]);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(mockServer.calls(TYPES).map(bearer)).toEqual([
    ...Array(5).fill('Bearer old'),
    ...Array(5).fill('Bearer new'),
  ]);
  expect(accessToken()).toBe('new');
});

// @spec state-refresh-queue
test('a call that comes while a refresh runs waits and is replayed with the new token', async () => {
  mockServer.on(TYPES, acceptOnly('new'));
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  mockServer.on(REFRESH, () => gate.then(() => ({ body: { accessToken: 'new' } })));
  const first = store.dispatch(numbered.endpoints.numberedTypes.initiate(1));
  const second = store.dispatch(numbered.endpoints.numberedTypes.initiate(2));
  finish();
  expect((await first).isSuccess && (await second).isSuccess).toBe(true);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
});

// @spec call-refresh
test('the refresh has an empty body: the cookie says who asks', async () => {
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  const [call] = mockServer.calls(REFRESH);
  expect(call?.body).toBeUndefined();
  expect(call && bearer(call)).toBeNull();
});

test('a refresh that failed is tried again by the next call', async () => {
  startSession({ accessToken: 'old', user: player });
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.fail(REFRESH, 503);
  const first = await store.dispatch(numbered.endpoints.numberedTypes.initiate(1));
  expect(first.error).toMatchObject({ status: 503 });
  expect(accessToken()).toBeNull();
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  const second = await store.dispatch(numbered.endpoints.numberedTypes.initiate(2));
  expect(second.isSuccess).toBe(true);
});

test('a refresh whose answer is lost is sent again while the server still forgives its cookie', async () => {
  jest.useFakeTimers();
  startSession({ accessToken: 'old', user: player });
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.on(
    REFRESH,
    ({ signal }) =>
      new Promise((_, fail) => signal.addEventListener('abort', () => fail(new TypeError('aborted')))),
  );
  const first = store.dispatch(numbered.endpoints.numberedTypes.initiate(1));
  await jest.advanceTimersByTimeAsync(0.9 * FORGIVEN_MS);
  expect((await first).error).toMatchObject({ status: 'TIMEOUT_ERROR' });
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  const second = await store.dispatch(numbered.endpoints.numberedTypes.initiate(2));
  expect(second.isSuccess).toBe(true);
});

test('a call that nobody waits for does not refresh a session that is over', async () => {
  startSession({ accessToken: 'old', user: player });
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.fail(BACKGROUND, 401);
  mockServer.fail(REFRESH, 401);
  const inBackground = () =>
    store.dispatch(numbered.endpoints.inBackground.initiate(undefined, { forceRefetch: true }));
  await store.dispatch(numbered.endpoints.numberedTypes.initiate(1));
  expect((await inBackground()).error).toMatchObject({ status: 401 });
  expect((await inBackground()).error).toMatchObject({ status: 401 });
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(mockServer.calls(BACKGROUND)).toEqual([]);
});

// @spec state-refresh-once
test('a call is replayed once only', async () => {
  mockServer.fail(TYPES, 401, { message: 'Never.' });
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  const { error } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  expect(error).toMatchObject({ status: 401, data: { message: 'Never.' } });
  expect(mockServer.calls(TYPES)).toHaveLength(2);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
});

// @spec state-refresh-failed, error-refresh-failed
test('a failed refresh clears the token, tells the page, and its error passes on to every call', async () => {
  const expired = jest.fn();
  const stop = onExpiry(expired);
  mockServer.fail(TYPES, 401);
  mockServer.fail(REFRESH, 401, { message: 'The session is over.' });
  const answers = await askFiveTimes();
  stop();
  for (const { error } of answers)
    expect(error).toMatchObject({ status: 401, data: { message: 'The session is over.' } });
  expect(accessToken()).toBeNull();
  expect(expired).toHaveBeenCalledTimes(1);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
});

// @spec state-refresh-no-token, text-refresh-no-token
test('a refresh without an access token clears the token and says so', async () => {
  mockServer.fail(TYPES, 401);
  mockServer.on(REFRESH, () => ({ body: {} }));
  const { error } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  expect(error).toEqual({ status: 'CUSTOM_ERROR', error: 'No access token in refresh response' });
  expect(accessToken()).toBeNull();
});

test('a server that cannot be reached does not end the session', async () => {
  const expired = jest.fn();
  const stop = onExpiry(expired);
  mockServer.fail(TYPES, 401);
  mockServer.on(REFRESH, () => {
    throw new TypeError('Failed to fetch');
  });
  const { error } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  stop();
  expect(error).toMatchObject({ status: 'FETCH_ERROR' });
  expect(expired).not.toHaveBeenCalled();
});

test('a call whose 401 comes after somebody else refreshed is replayed without another refresh', async () => {
  mockServer.on(TYPES, (call) => {
    if (bearer(call) === 'Bearer old') saveAccessToken('new');
    return acceptOnly('new')(call);
  });
  const { isSuccess } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  expect(isSuccess).toBe(true);
  expect(mockServer.calls(TYPES).map(bearer)).toEqual(['Bearer old', 'Bearer new']);
});

test('logging out while a refresh runs leaves no token behind, and nobody is asked to log in again', async () => {
  startSession({ accessToken: 'old', user: player });
  const expired = jest.fn();
  const stop = onExpiry(expired);
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.on(REFRESH, () => {
    endSession();
    return { body: { accessToken: 'new' } };
  });
  const { isSuccess } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  stop();
  expect(isSuccess).toBe(false);
  expect(sessionStorage).toHaveLength(0);
  expect(mockServer.calls(TYPES)).toHaveLength(1);
  expect(expired).not.toHaveBeenCalled();
});

test('a call that is refused after its user logged out starts no refresh', async () => {
  startSession({ accessToken: 'old', user: player });
  mockServer.on(TYPES, () => {
    endSession();
    return { status: 401, body: {} };
  });
  const { error } = await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  expect(error).toMatchObject({ status: 401 });
  expect(sessionStorage).toHaveLength(0);
});

test('a refused login is no reason to refresh', async () => {
  mockServer.fail('POST /api/auth/login', 401, { message: 'Wrong.' });
  const login = store.dispatch(
    authApi.endpoints.login.initiate({ email: 'a@example.com', password: 'secret12' }),
  );
  await expect(login.unwrap()).rejects.toMatchObject({ data: { message: 'Wrong.' } });
});

test('tabs take turns with the one refresh cookie', async () => {
  const request = jest.fn((_name: string, work: () => Promise<unknown>) => work());
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  mockServer.on(TYPES, acceptOnly('new'));
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  await store.dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  Reflect.deleteProperty(navigator, 'locks');
  expect(request).toHaveBeenCalledWith('playset-refresh', expect.any(Function));
});

test('a query parameter is encoded once', async () => {
  mockServer.on('GET /api/auth/verify', {
    body: { message: 'Verified.', email: 'mira@example.com', canLogIn: false },
  });
  await store.dispatch(authApi.endpoints.verifyEmail.initiate('a b&c/ü'));
  expect(mockServer.calls('GET /api/auth/verify')[0]?.query.get('token')).toBe('a b&c/ü');
});
