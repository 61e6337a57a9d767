/** How the client starts at an address of its own, with the routes that it needs there. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { withoutTurnstile } from '../test/turnstile';
import { start } from './start';

const MARKET = { listings: [], events: [], stores: [], counts: { listings: 0, events: 0, stores: 0 } };

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/front-page', { body: MARKET });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  startSession({ accessToken: 'abc', user: player });
});
afterEach(() => window.history.replaceState(null, '', '/'));

/** The client as it starts at this address. */
async function startAt(path: string) {
  window.history.replaceState(null, '', path);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => start(root, false));
}

test('a page that the server renders leads to those that the browser alone renders', async () => {
  await startAt('/');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  expect(window.location.pathname).toBe('/home');
});

test('a page that the browser alone renders is there at once', async () => {
  await startAt('/home');
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
});

test('an address of no page is a 404', async () => {
  await startAt('/nowhere');
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
