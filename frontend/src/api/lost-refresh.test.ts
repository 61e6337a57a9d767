/** The token that the page asks for while the code is on its way, when the answer is lost. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStore } from '../app/store';
import { accessToken, endSession, saveAccessToken, startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { catalogsApi } from './catalogs';

const REFRESH = 'POST /api/auth/refresh';
/** GRACE_MS of the server's refresh tokens. */
const FORGIVEN_MS = 10_000;

test('is asked for again while the server still forgives its cookie', async () => {
  jest.useFakeTimers();
  endSession();
  startSession({ accessToken: 'gone', user: player });
  saveAccessToken(null);
  const request = (_name: string, work: () => Promise<unknown>) => work();
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const given = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(given.signal);
  mockServer.on('GET /api/catalogs/tcg-types', { body: [] });
  mockServer.on(REFRESH, ({ signal }) => {
    signal.throwIfAborted();
    if (mockServer.calls(REFRESH).length > 1) return { body: { accessToken: 'new' } };
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(new TypeError('aborted'))));
  });

  // As the page runs it: there, too, it is a script of its own.
  new Function(readFileSync(join(__dirname, '../../public/prefetch-token.js'), 'utf8'))();
  await jest.advanceTimersByTimeAsync(0.1 * FORGIVEN_MS);
  const first = makeStore().dispatch(catalogsApi.endpoints.getTcgTypes.initiate());
  await jest.advanceTimersByTimeAsync(0.7 * FORGIVEN_MS);
  given.abort();
  expect((await first).isSuccess).toBe(true);
  expect(accessToken()).toBe('new');
  expect(timeout).toHaveBeenCalledTimes(1);
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(0.7 * FORGIVEN_MS);
  Reflect.deleteProperty(navigator, 'locks');
  jest.restoreAllMocks();
});
