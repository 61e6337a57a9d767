/** What a public page shows when the routes of the other screens do not come. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSession } from '../browser/session';
import { mockServer } from '../test/mock-server';
import { player } from '../test/people';
import { withoutTurnstile } from '../test/turnstile';
import { start } from './start';

let mockMissing = true;
jest.mock('./client-routes', () => {
  if (mockMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./client-routes');
});

const MARKET = { listings: [], events: [], stores: [], counts: { listings: 0, events: 0, stores: 0 } };

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/front-page', { body: MARKET });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  startSession({ accessToken: 'abc', user: player });
});

test('routes that do not come leave the frame, and are fetched again', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  await act(() => start(root, false));
  await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page couldn’t be loaded');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  mockMissing = false;
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await userEvent.click(await screen.findByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  silenced.mockRestore();
});
