/** What a page does when the network returns. */
import { act, screen, waitFor } from '@testing-library/react';
import { answeredFromCache } from '../browser/connection';
import StoresPage from '../pages/stores';
import { mockServer, type Reply } from '../test/mock-server';
import { renderScreen } from '../test/render';
import { ConnectionNotice } from './connection-notice';
import { watchConnection } from './reconnect';
import { pageStore } from './store';

const STORES = 'GET /api/users/stores';
const notice = () => screen.queryByText(/You’re offline/);

function turn(onLine: boolean) {
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
  return act(async () => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

/** An answer that waits for the test. */
function later() {
  let answer = (_reply: Reply) => {};
  const reply = new Promise<Reply>((resolve) => (answer = resolve));
  return { reply: () => reply, answer: (given: Reply) => act(async () => answer(given)) };
}

const aStore = (name: string) => ({
  uuid: '7b0c5a52-14f5-4e3e-9c6a-0c1d6a1f2b11',
  name,
  address: '1 Long Lane',
  phoneNumber: '',
  email: 'a@example.com',
  website: null,
});

let stop = () => {};
const messages = new EventTarget();
beforeEach(() => {
  Object.defineProperty(navigator, 'serviceWorker', { value: messages, configurable: true });
  stop = watchConnection(pageStore());
});
afterEach(async () => {
  await turn(true);
  stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const open = () =>
  renderScreen(
    <>
      <ConnectionNotice />
      <StoresPage />
    </>,
    { at: '/stores', path: '/stores' },
  );

test('when the network returns the page loads its data again, and says that it is old until then', async () => {
  mockServer.on(STORES, { body: [] });
  open();
  await screen.findByText('No local stores yet.');
  await turn(false);
  expect(notice()).toBeVisible();
  const again = later();
  mockServer.on(STORES, again.reply);
  await turn(true);
  await waitFor(() => expect(mockServer.calls(STORES)).toHaveLength(2));
  expect(notice()).toBeVisible();
  await again.answer({ body: [aStore('The Gilded Goblet')] });
  expect(await screen.findByText('The Gilded Goblet')).toBeVisible();
  await waitFor(() => expect(notice()).toBeNull());
});

test('a network that only seems to be back changes nothing', async () => {
  mockServer.on(STORES, { body: [] });
  open();
  await screen.findByText('No local stores yet.');
  await turn(false);
  mockServer.on(STORES, () => Promise.reject(new TypeError('Failed to fetch')));
  await turn(true);
  await waitFor(() => expect(mockServer.calls(STORES)).toHaveLength(2));
  await act(() => new Promise((done) => setTimeout(done, 50)));
  expect(notice()).toBeVisible();
});

test('the late answer of a slow network takes the place of the kept one', async () => {
  const kept = { body: [aStore('As it was')], headers: { 'x-kept-at': String(Date.now() - 60_000) } };
  mockServer.on(STORES, kept);
  open();
  expect(await screen.findByText('As it was')).toBeVisible();
  expect(notice()).toBeVisible();
  mockServer.on(STORES, { body: [aStore('As it is')] });
  const [call] = mockServer.calls(STORES);
  const url = `${window.location.origin}${call?.path}?${call?.query}`;
  act(() => void messages.dispatchEvent(new MessageEvent('message', { data: { kind: 'late', url } })));
  expect(await screen.findByText('As it is')).toBeVisible();
  await waitFor(() => expect(notice()).toBeNull());
});

test('a kept answer that nothing shows any more does not hold the notice', async () => {
  mockServer.on(STORES, { body: [] });
  act(() => answeredFromCache('https://gone', { key: 'gone', at: 1000 }));
  open();
  await screen.findByText('No local stores yet.');
  await waitFor(() => expect(notice()).toBeNull());
});

describe('a call without an answer and a part of the client that does not load', () => {
  const unreachable = async (): Promise<never> => {
    throw new TypeError('Failed to fetch');
  };
  const probe = jest.fn<Promise<Response>, []>();
  const wait = (ms = 1500) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
  const failToLoad = () => window.dispatchEvent(new Event('vite:preloadError'));
  beforeEach(() => {
    const { fetch } = globalThis;
    globalThis.fetch = (to, init) => (to === '/health/live' ? probe() : fetch(to, init));
    stop();
    jest.useFakeTimers();
    stop = watchConnection(pageStore());
    probe.mockReset();
    mockServer.on(STORES, unreachable);
  });

  test('say that there is no network once the server does not answer either, until it does', async () => {
    probe.mockImplementation(unreachable);
    open();
    await wait();
    expect(notice()).toBeVisible();
    mockServer.on(STORES, { body: [] });
    probe.mockImplementation(async () => new Response());
    await wait(15_000);
    expect(screen.getByText('No local stores yet.')).toBeVisible();
    expect(notice()).toBeNull();
    probe.mockImplementation(unreachable);
    failToLoad();
    await wait();
    expect(notice()).toBeVisible();
  });

  test('are looked into also where they failed before', async () => {
    stop();
    renderScreen(
      <main>
        <ConnectionNotice />
        <p role="alert">This page couldn’t be loaded</p>
      </main>,
    );
    probe.mockImplementation(unreachable);
    stop = watchConnection(pageStore());
    await wait();
    expect(notice()).toBeVisible();
  });

  test('say nothing of a network where the server answers, and ask it once', async () => {
    probe.mockImplementation(async () => new Response());
    open();
    await wait();
    expect(probe).toHaveBeenCalledTimes(1);
    failToLoad();
    failToLoad();
    await wait();
    await wait();
    expect(probe).toHaveBeenCalledTimes(2);
    expect(notice()).toBeNull();
  });
});
