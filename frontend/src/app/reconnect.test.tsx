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
