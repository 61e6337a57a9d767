/** How the client starts at an address of its own, with the routes that it needs there. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linkOfLanding, startClientAt } from '../test/start-client';

afterEach(() => window.history.replaceState(null, '', '/'));

test('a page that the server renders leads to those that the browser alone renders', async () => {
  await startClientAt('/');
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(await linkOfLanding('Home'));
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  expect(window.location.pathname).toBe('/home');
});

test('a page that the browser alone renders is there at once', async () => {
  await startClientAt('/home');
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
});

test('an address of no page is a 404', async () => {
  await startClientAt('/nowhere');
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
});
