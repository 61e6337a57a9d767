/** How the calls of a tab that has a user and no access token yet get one, and what they say when there is none to get. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStore } from '../app/store';
import { currentConnection } from '../browser/connection';
import { accessToken, endSession, onExpiry, saveAccessToken, startSession } from '../browser/session';
import { type Call, mockServer, type Reply } from '../test/mock-server';
import { player } from '../test/people';
import { withoutTurnstile } from '../test/turnstile';
import { baseApi } from './base';
import { clientApi } from './client';

const TYPES = 'GET /api/catalogs/tcg-types';
const REFRESH = 'POST /api/auth/refresh';

const some = baseApi.injectEndpoints({
  endpoints: (build) => ({
    someTypes: build.query<unknown, number>({
      query: (n) => ({ url: '/api/catalogs/tcg-types', params: { n } }),
    }),
    callOf: build.query<unknown, { method: string; url: string }>({ query: (call) => call }),
  }),
});

const bearer = (call: Call) => call.headers.get('authorization');
const acceptOnly = (token: string) => (call: Call) =>
  bearer(call) === `Bearer ${token}` ? { body: [] } : { status: 401, body: { message: 'Log in again.' } };

let page = makeStore();
beforeEach(() => {
  endSession();
  startSession({ accessToken: 'gone', user: player });
  saveAccessToken(null);
  page = makeStore();
  mockServer.on(TYPES, acceptOnly('new'));
});

const ask = (n: number) => page.dispatch(some.endpoints.someTypes.initiate(n));
/** How often the page was told that the session is over while `work` went on. */
async function expiriesDuring(work: () => Promise<unknown>): Promise<number> {
  const expired = jest.fn();
  const stop = onExpiry(expired);
  await work();
  stop();
  return expired.mock.calls.length;
}
/** An answer that comes when the test says so. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

test('the first calls of a new tab wait for one refresh, and none is refused', async () => {
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  const answers = await Promise.all([1, 2, 3].map(ask));
  expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(mockServer.calls(TYPES).map(bearer)).toEqual(Array(3).fill('Bearer new'));
});

test('without a refresh cookie the first calls of a new tab ask for a new login once, and are not sent', async () => {
  mockServer.fail(REFRESH, 401, { message: 'The session is over.' });
  const told = await expiriesDuring(async () => {
    for (const { error } of await Promise.all([1, 2, 3].map(ask)))
      expect(error).toMatchObject({ status: 401, data: { message: 'The session is over.' } });
  });
  expect(told).toBe(1);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
  expect(mockServer.calls(TYPES)).toHaveLength(0);
});

test('without a network the first calls of a new tab go out, so that the browser can answer with what it has kept', async () => {
  mockServer.on(REFRESH, () => {
    throw new TypeError('Failed to fetch');
  });
  mockServer.on(TYPES, { body: [], headers: { 'x-kept-at': '1000' } });
  const told = await expiriesDuring(async () => {
    expect(await ask(1)).toMatchObject({ isSuccess: true, data: [] });
  });
  expect(told).toBe(0);
  expect(mockServer.calls(TYPES).map(bearer)).toEqual([null]);
  expect(currentConnection()).toEqual({ connected: false, since: 1000 });
});

test('a network that is gone ends no session, and the next call tries again', async () => {
  const goneFor = () => {
    throw new TypeError('Failed to fetch');
  };
  mockServer.on(REFRESH, goneFor);
  mockServer.on(TYPES, goneFor);
  const told = await expiriesDuring(async () => {
    expect((await ask(1)).error).toMatchObject({ status: 'FETCH_ERROR' });
  });
  expect(told).toBe(0);
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  mockServer.on(TYPES, acceptOnly('new'));
  expect((await ask(2)).isSuccess).toBe(true);
});

test('a network that returns between the refresh and the call ends no session', async () => {
  let asked = 0;
  mockServer.on(REFRESH, () => {
    if (asked++ === 0) throw new TypeError('Failed to fetch');
    return { body: { accessToken: 'new' } };
  });
  const told = await expiriesDuring(async () => {
    expect((await ask(1)).isSuccess).toBe(true);
  });
  expect(told).toBe(0);
  expect(mockServer.calls(TYPES).map(bearer)).toEqual([null, 'Bearer new']);
});

test('a page where nobody is remembered asks for no refresh', async () => {
  endSession();
  expect((await ask(1)).error).toMatchObject({ status: 401 });
  expect(mockServer.calls(REFRESH)).toHaveLength(0);
});

test('the form of the new login is there although the session is over', async () => {
  mockServer.fail(REFRESH, 401);
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  await ask(1);
  const { data } = await page.dispatch(clientApi.endpoints.getClientConfig.initiate());
  expect(data).toEqual(withoutTurnstile);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
});

test('a call that is refused late hears that the session is over without another refresh', async () => {
  saveAccessToken('old');
  const late = gate();
  mockServer.on(TYPES, async ({ query }) => {
    if (query.get('n') === '2') await late.opened;
    return { status: 401, body: {} };
  });
  mockServer.fail(REFRESH, 401, { message: 'The session is over.' });
  const told = await expiriesDuring(async () => {
    const second = ask(2);
    await ask(1);
    late.open();
    expect((await second).error).toMatchObject({ data: { message: 'The session is over.' } });
  });
  expect(told).toBe(1);
  expect(mockServer.calls(REFRESH)).toHaveLength(1);
});

test('calls that follow before the page has turned to the login do not ask for it twice', async () => {
  mockServer.fail(REFRESH, 401);
  const told = await expiriesDuring(async () => {
    for (const n of [1, 2, 3]) await ask(n);
  });
  expect(told).toBe(1);
});

describe('the token that the page asks for while the code is on its way', () => {
  const script = readFileSync(join(__dirname, '../../public/prefetch-token.js'), 'utf8');
  /** Run as the page runs it: there, too, it is a script of its own. */
  const load = () => {
    new Function(script)();
    return window.prefetchedToken;
  };
  /** The first refresh is answered with one of these, the second with the other. */
  const answered = (...replies: (() => Reply)[]) =>
    mockServer.on(REFRESH, () => replies.shift()?.() ?? { status: 500 });
  const token = (accessToken: string) => () => ({ body: { accessToken } });
  beforeEach(() => {
    const request = (_name: string, work: () => Promise<unknown>) => work();
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
    window.prefetchedToken = undefined;
    jest.restoreAllMocks();
  });

  test('is the one of the first calls', async () => {
    answered(token('new'), token('too much'));
    expect(load()).toBeDefined();
    const answers = await Promise.all([1, 2].map(ask));
    expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(mockServer.calls(REFRESH)).toHaveLength(1);
  });

  test('is asked for again when that did not work', async () => {
    answered(() => {
      throw new TypeError('Failed to fetch');
    }, token('new'));
    load();
    expect((await ask(1)).isSuccess).toBe(true);
    expect(mockServer.calls(REFRESH)).toHaveLength(2);
  });

  test('is asked for again when it is for somebody else, or of long ago', async () => {
    for (const change of [
      () => startSession({ accessToken: '', user: { ...player, uuid: 'another' } }),
      () => jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001),
    ]) {
      const before = mockServer.calls(REFRESH).length;
      answered(token('of before'), token('new'));
      load();
      change();
      saveAccessToken(null);
      expect((await ask(before)).isSuccess).toBe(true);
      expect(mockServer.calls(REFRESH)).toHaveLength(before + 2);
      saveAccessToken(null);
    }
  });

  test('is not asked for in a tab that has one, or where nobody is remembered', () => {
    saveAccessToken('old');
    expect(load()).toBeUndefined();
    saveAccessToken(null);
    endSession();
    expect(load()).toBeUndefined();
  });
});

/** The operations that need nobody to be logged in, as the description of the API has them. */
function publicOperations(): { method: string; path: string }[] {
  const found = [];
  let path = '';
  let method = '';
  for (const line of readFileSync(join(__dirname, '../../../openapi.yaml'), 'utf8').split('\n')) {
    path = /^ {2}(\/\S+):$/.exec(line)?.[1] ?? path;
    method = /^ {4}(\w+):$/.exec(line)?.[1] ?? method;
    if (line === '      security: []') found.push({ method: method.toUpperCase(), path });
  }
  return found;
}

test('what anybody may ask for waits for no refresh', async () => {
  const asked: string[] = [];
  const watched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(new URL((input as Request).url ?? input).pathname);
    return Response.json({});
  });
  const operations = publicOperations().map(({ path, ...rest }) => ({
    ...rest,
    path: path.replace('{uuid}', 'b1e7c0de-9f0e-4c56-8a52-5c3d2f1b7e01').replace(/{|}/g, ''),
  }));
  for (const { method, path } of operations)
    await page.dispatch(some.endpoints.callOf.initiate({ method, url: path }));
  watched.mockRestore();
  expect(operations.length).toBeGreaterThan(5);
  expect(asked).toEqual(operations.map(({ path }) => path));
  expect(accessToken()).toBeNull();
});
