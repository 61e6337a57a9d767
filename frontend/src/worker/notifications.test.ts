/** What the service worker does with push notifications. */
import { messageFor, messageIn, openLink, renewSubscription, showMessage } from './notifications';

const ORIGIN = 'https://playset.example';
const OFFER = '/offers/2f0d1c9a-7c55-4a54-8c0e-9f8f0f1f7c21';

// @spec rule-push-in-the-browser
test('a push is shown with its line, and takes the place of one with the same tag; whatever it is, something is shown', async () => {
  const shown: unknown[] = [];
  const registration = { showNotification: async (...said: unknown[]) => void shown.push(said) };
  const message = { title: 'Kim wrote to you', body: 'It’s about an offer.', link: OFFER, tag: 'one' };
  await showMessage(registration, messageIn({ json: () => message }));
  await showMessage(registration, messageIn(null));
  const broken = () => {
    throw new SyntaxError('No JSON');
  };
  expect(messageIn({ json: broken }).link).toBe('/notifications');
  expect(shown).toEqual([
    [
      'Kim wrote to you',
      { body: 'It’s about an offer.', tag: 'one', icon: '/icon-192.png', data: { link: OFFER } },
    ],
    ['Playset', expect.objectContaining({ data: { link: '/notifications' } })],
  ]);
});

test('a push that comes after its account has logged out here says nothing of it, to nobody and to the next account', async () => {
  const message = { title: 'Kim wrote to you', body: 'It’s about an offer.', link: OFFER, tag: 'one' };
  const shownTo = async (owner: string | null, account?: string) =>
    (await messageFor({ json: () => ({ ...message, account }) }, async () => owner)).title;
  expect(await shownTo('kim', 'kim')).toBe('Kim wrote to you');
  for (const owner of ['lee', null]) expect(await shownTo(owner, 'kim')).toBe('Playset');
  // A server of before does not say whose it is.
  expect(await shownTo('kim')).toBe('Kim wrote to you');
  const broken = async () => {
    throw new DOMException('No storage', 'SecurityError');
  };
  const data = { json: () => ({ ...message, account: 'kim' }) };
  expect((await messageFor(data, broken)).title).toBe('Playset');
});

test('a press gives the focus to the tab that shows the link, or opens it; never another site', async () => {
  const opened: string[] = [];
  const focus = jest.fn();
  const clients = {
    matchAll: async () => [{ url: `${ORIGIN}${OFFER}`, focus }],
    openWindow: async (url: string) => void opened.push(url),
  };
  await openLink(clients, OFFER, ORIGIN);
  expect([focus.mock.calls.length, opened]).toEqual([1, []]);
  for (const link of ['/deals/1', 'https://elsewhere.example/', '//elsewhere.example', undefined])
    await openLink(clients, link, ORIGIN);
  expect(opened).toEqual([
    `${ORIGIN}/deals/1`,
    ...Array.from({ length: 3 }, () => `${ORIGIN}/notifications`),
  ]);
});

describe('a subscription that the browser has changed', () => {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.org/2', keys: { p256dh: 'key', auth: 'secret' } }),
  };
  const subscribe = jest.fn(async () => subscription);
  const push = { subscribe, getSubscription: async () => null } as unknown as PushManager;
  const calls: [string, RequestInit | undefined][] = [];
  const server = (status: object, isLoggedIn = true) => {
    calls.length = 0;
    subscribe.mockClear();
    globalThis.fetch = async (url, init) => {
      calls.push([String(url), init]);
      if (String(url) === '/api/auth/refresh')
        return new Response(JSON.stringify({ accessToken: 'token' }), { status: isLoggedIn ? 200 : 401 });
      return init?.method === 'PUT'
        ? new Response(null, { status: 204 })
        : new Response(JSON.stringify(status));
    };
  };
  const { fetch } = globalThis;
  afterAll(() => {
    globalThis.fetch = fetch;
  });

  test('is renewed and saved on the server', async () => {
    server({ publicKey: 'public', endpoint: 'https://push.example.org/1' });
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    await renewSubscription(push, (work) => work());
    // The tabs wait for this refresh.
    expect(timeout).toHaveBeenCalledTimes(1);
    expect(calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'public' });
    const [url, put] = calls.at(-1) ?? [];
    expect([url, put?.method, put?.body]).toEqual([
      ...['/api/notifications/push', 'PUT'],
      JSON.stringify({ endpoint: 'https://push.example.org/2', p256dh: 'key', auth: 'secret' }),
    ]);
  });

  test('is not renewed for a login that has push off, nor once nobody is logged in', async () => {
    server({ publicKey: 'public', endpoint: null });
    await renewSubscription(push, (work) => work());
    server({}, false);
    await renewSubscription(push, (work) => work());
    expect(subscribe).not.toHaveBeenCalled();
  });
});
