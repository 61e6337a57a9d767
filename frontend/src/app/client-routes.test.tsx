/** What a public page shows when the routes of the other screens do not come. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkOfLanding, startClientAt } from '../test/start-client';

let mockMissing = true;
jest.mock('./client-routes', () => {
  if (mockMissing) throw new TypeError('Failed to fetch dynamically imported module');
  return jest.requireActual('./client-routes');
});

test('routes that do not come leave the frame, and are fetched again', async () => {
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});
  await startClientAt('/');
  await userEvent.click(await linkOfLanding('Home'));
  expect(await screen.findByRole('alert')).toHaveTextContent('This page couldn’t be loaded');
  expect(screen.getByRole('contentinfo')).toBeVisible();
  mockMissing = false;
  act(() => window.history.back());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
  await userEvent.click(await linkOfLanding('Home'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  silenced.mockRestore();
});
