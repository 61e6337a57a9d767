/** The dialogs at addresses of their own, and after the page was loaded again. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endSession } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderApp } from '../../test/render';
import { rendered } from '../../test/rendered';
import { routes } from '../../test/routes';
import { withoutTurnstile } from '../../test/turnstile';

beforeEach(() => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
});

test.each([
  ['/login', 'Log In'],
  ['/sign-up', 'Sign Up'],
  ['/terms', 'Terms and Policies'],
])('%s opens the landing page with the dialog "%s", and closing it leads to /', async (at, name) => {
  const { person, router } = renderApp({ at });
  const dialog = await screen.findByRole('dialog', { name });
  expect(document.title).toBe(`${name} · Playset`);
  expect(router.state.location.pathname).toBe(at);
  await person.click(within(dialog).getByRole('button', { name: /^Close/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeInTheDocument();
});

test('switching between dialogs that have addresses switches the address, and back leaves them all', async () => {
  const { person, router } = renderApp({ at: '/login' });
  await person.click(await screen.findByRole('button', { name: 'New here? Sign up' }));
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/sign-up');
  await person.click(await screen.findByRole('button', { name: 'Already have an account? Log in' }));
  await person.click(await screen.findByRole('button', { name: 'Forgot password?' }));
  expect(await screen.findByRole('dialog', { name: 'Forgot password' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/');
});

test.each(['/login', '/sign-up'])('%s leads somebody who is logged in to /home', async (at) => {
  const { router } = renderApp({ at, user: player });
  await waitFor(() => expect(router.state.location.pathname).toBe('/home'));
});

test('/terms stays open for somebody who is logged in', async () => {
  const { router } = renderApp({ at: '/terms', user: player });
  expect(await screen.findByRole('dialog', { name: 'Terms and Policies' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/terms');
});

test.each([
  ['/login?origin=%2Fwatchlist%3Fq%3Dlantern', undefined, '/watchlist?q=lantern'],
  ['/login', { from: '/watchlist' }, '/watchlist'],
  ['/login?origin=https%3A%2F%2Fevil.example', undefined, '/home'],
  ['/login?origin=%2F%2Fevil.example', undefined, '/home'],
  ['/login?origin=%2F%5Cevil.example', undefined, '/home'],
  ['/login?origin=%2F%09%2Fevil.example', undefined, '/home'],
  ['/login?origin=%2F.%2F%2Fevil.example', undefined, '/home'],
])('%s with %j leads to %s after logging in', async (at, state, to) => {
  mockServer.on('POST /api/auth/login', { body: { accessToken: 'abc', user: player } });
  const { person, router } = renderApp({ at, state });
  const dialog = await screen.findByRole('dialog', { name: 'Log In' });
  await person.type(await within(dialog).findByLabelText('Email'), player.email);
  await person.type(within(dialog).getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(to));
});

test.each(['login', 'signup', 'forgot'])(
  'the server’s page is hydrated without an error where its entry has the dialog %s open, and shows what is asked for next',
  async (dialog) => {
    endSession();
    const root = document.createElement('div');
    const { html, hydrationData } = await rendered('/', null);
    const page = new DOMParser().parseFromString(html, 'text/html');
    root.append(...(page.getElementById('root')?.childNodes ?? []));
    document.body.replaceChildren(root);
    const onRecoverableError = jest.fn();
    const entry = { pathname: '/', state: { dialog } };
    const router = createMemoryRouter(routes, { initialEntries: [entry], hydrationData });
    const shown = await act(() =>
      hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError }),
    );
    const name = { login: 'Log In', signup: 'Sign Up', forgot: 'Forgot password' }[dialog] as string;
    expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
    const [logIn, start] = ['Log In', 'Get Started'].map((text) =>
      [...root.querySelectorAll('button')].find((button) => button.textContent === text),
    );
    // Pressed before the page was hydrated, and pressed again after it: what is asked for last is shown.
    await act(async () => logIn?.click());
    expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
    await act(async () => start?.click());
    expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
    act(() => shown.unmount());
  },
);
