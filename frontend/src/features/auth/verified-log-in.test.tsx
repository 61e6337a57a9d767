/** The verification page where the link logs in, and where somebody is logged in already. */
import { screen, waitFor } from '@testing-library/react';
import { pendingStep, rememberStep } from '../../browser/pending-step';
import { currentUser } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const VERIFY = 'GET /api/auth/verify';
const SESSION = 'POST /api/auth/verify/session';
const HERE = { message: 'Verified.', email: player.email, canLogIn: true };
const AT = '/verify-email?token=abc';

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
});

test('verifying where it signed up logs in, and leads to /home by itself', async () => {
  mockServer.on(VERIFY, { body: HERE });
  mockServer.on(SESSION, { body: { accessToken: 'abc', user: player } });
  const { router } = renderApp({ at: AT });
  expect(await screen.findByText('Email verified!')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Go to Home' })).toBeInTheDocument();
  expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
  expect(currentUser()).toEqual(player);
  expect(mockServer.calls(SESSION).map(({ body }) => body)).toEqual([{ token: 'abc' }]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'), { timeout: 4_000 });
});

test.each([
  ['to the page where it was signed up', '/order-history?from=1', '/order-history?from=1'],
  ['to no other site', '//evil.example/', '/home'],
])('verifying leads on %s', async (_, page, to) => {
  rememberStep('page', page);
  mockServer.on('GET /api/listings/user/:uuid/order-history', { body: [] });
  mockServer.on(VERIFY, { body: HERE });
  mockServer.on(SESSION, { body: { accessToken: 'abc', user: player } });
  const { router } = renderApp({ at: AT });
  await screen.findByText('Logged in successfully!');
  const shown = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(shown()).toBe(to), { timeout: 4_000 });
  expect(pendingStep('page')).toBeNull();
});

test('a press leads to /home at once', async () => {
  mockServer.on(VERIFY, { body: HERE });
  mockServer.on(SESSION, { body: { accessToken: 'abc', user: player } });
  const { person, router } = renderApp({ at: AT });
  await person.click(await screen.findByRole('link', { name: 'Go to Home' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('a log-in that is refused leaves the way by the form, with the address filled in', async () => {
  mockServer.on(VERIFY, { body: HERE });
  mockServer.fail(SESSION, 403, { message: 'This link doesn’t log in here.' });
  const { person } = renderApp({ at: AT });
  await person.click(await screen.findByRole('button', { name: 'Log in now' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  expect(await screen.findByLabelText('Email')).toHaveValue(player.email);
  expect(mockServer.calls(SESSION)).toHaveLength(1);
});

test('somebody who is logged in stays that, is told so and led home', async () => {
  mockServer.on(VERIFY, { body: HERE });
  renderApp({ at: AT, user: store });
  expect(await screen.findByText('You’re already logged in.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
  expect(screen.queryByRole('button', { name: 'Log in now' })).not.toBeInTheDocument();
  expect(mockServer.calls(SESSION)).toHaveLength(0);
  expect(currentUser()).toEqual(store);
});
