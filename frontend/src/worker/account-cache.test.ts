/** What the service worker keeps, and of whom. */
import { ACCOUNT_CACHE, ACCOUNT_ENTRY } from '../lib/worker-messages';
import { isCacheable, onlyForAccount } from './account-cache';
import { isLateAnswerWanted, sendLateAnswer } from './late-answers';

const UUID = '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11';
const OTHER = '0d9a2a6e-9f0e-4c56-8a52-5c3d2f1b7e01';
const URL = `https://playset.test/api/users/${UUID}`;

test.each([
  `/api/listings/user/${UUID}/status/ACTIVE`,
  `/api/listings/user/${UUID}/order-history`,
  `/api/watchlist/${UUID}`,
  `/api/watchlist/${UUID}/contains`,
  '/api/events',
  `/api/events/${UUID}`,
  `/api/events/store/${UUID}`,
  `/api/dashboard/user-summary/${UUID}`,
  '/api/users/stores',
  `/api/users/${UUID}`,
  '/api/catalogs/tcg-types',
  '/api/deals/queue',
  `/api/deals/${UUID}`,
  `/api/deals/${UUID}/code`,
  '/api/offers/inbox',
])('%s is kept', (path) => {
  expect(isCacheable(path)).toBe(true);
});

test.each([
  `/api/users/${UUID}/export`,
  `/api/users/${UUID}/anything-new`,
  '/api/users/signup',
  '/api/auth/sessions',
  '/api/client-config',
  `/api/listings/user/${UUID}/status/ACTIVE/more`,
  '/api/listings/with-card',
  '/api/dashboard/front-page',
  `/api/deals/${UUID}/meeting.ics`,
])('%s is never kept', (path) => {
  expect(isCacheable(path)).toBe(false);
});

const tokenOf = (sub: unknown) => `h.${btoa(JSON.stringify({ sub })).replaceAll('=', '')}.s`;
const asked = (by?: unknown) =>
  new Request(URL, { headers: by === undefined ? {} : { authorization: `Bearer ${tokenOf(by)}` } });
const answer = (headers: Record<string, string> = {}, status = 200) =>
  new Response('{}', { status, headers });

describe('an answer', () => {
  let entries: Map<string, string>;
  const deleted = jest.fn();
  beforeEach(() => {
    entries = new Map([[ACCOUNT_ENTRY, UUID]]);
    deleted.mockClear();
    Object.assign(globalThis, {
      caches: {
        match: async (name: string, { cacheName }: { cacheName: string }) => {
          expect(cacheName).toBe(ACCOUNT_CACHE);
          const text = entries.get(name);
          return text === undefined ? undefined : new Response(text);
        },
        open: async () => ({ delete: deleted }),
      },
    });
  });
  afterAll(() => Reflect.deleteProperty(globalThis, 'caches'));

  const isStored = async (request: Request, response: Response) =>
    (await onlyForAccount.cacheWillUpdate?.({ request, response } as never)) !== null;

  test('is kept for the account that asked for it and is logged in here', async () => {
    expect(await isStored(asked(UUID), answer({ 'cache-control': 'private, no-cache' }))).toBe(true);
    const targeted = { 'cache-control': 'no-store', 'service-worker-cache-control': 'private' };
    expect(await isStored(asked(UUID), answer(targeted))).toBe(true);
  });

  test.each([
    ['of another account', asked(OTHER), answer()],
    ['without an account', asked(), answer()],
    ['with a token that is none', asked(17), answer()],
    ['that says no-store', asked(UUID), answer({ 'cache-control': 'private, No-Store' })],
    ['that is a failure', asked(UUID), answer({}, 500)],
  ])('%s is not kept', async (_what, request, response) => {
    expect(await isStored(request, response)).toBe(false);
  });

  test('that comes after the log-out is not kept', async () => {
    entries.clear();
    expect(await isStored(asked(UUID), answer())).toBe(false);
  });

  test('that was being written during the log-out is deleted again', async () => {
    const request = asked(UUID);
    await onlyForAccount.cacheDidUpdate?.({ request } as never);
    expect(deleted).not.toHaveBeenCalled();
    entries.clear();
    await onlyForAccount.cacheDidUpdate?.({ request } as never);
    expect(deleted).toHaveBeenCalledWith(request);
  });

  test("is not another account's to read", async () => {
    const read = (request: Request) =>
      onlyForAccount.cachedResponseWillBeUsed?.({ request, cachedResponse: answer() } as never);
    expect(await read(asked(UUID))).toBeInstanceOf(Response);
    // A new tab without a network has no token.
    expect(await read(asked())).toBeInstanceOf(Response);
    expect(await read(asked(OTHER))).toBeNull();
  });
});

test('a kept answer says since when; the late one is told, and is then good once', async () => {
  const tell = jest.fn(async () => undefined);
  const plugin = sendLateAnswer(tell);
  const request = new Request(URL);
  const state = {};
  const update = () => plugin.cacheDidUpdate?.({ request, state } as never);
  await update();
  expect(tell).not.toHaveBeenCalled();
  const cachedResponse = answer({ date: 'Mon, 23 Nov 2026 05:00:00 GMT' });
  const shown = await plugin.cachedResponseWillBeUsed?.({ request, cachedResponse, state } as never);
  expect(shown?.headers.get('x-kept-at')).toBe(String(Date.UTC(2026, 10, 23, 5)));
  expect(isLateAnswerWanted(URL)).toBe(false);
  await update();
  expect(tell).toHaveBeenCalledWith({ kind: 'late', url: URL });
  expect(isLateAnswerWanted(URL)).toBe(true);
  expect(isLateAnswerWanted(URL)).toBe(false);
});
