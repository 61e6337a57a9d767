/** Logging in, to the word. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { announceExpiry } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { player, renderApp } from '../../test/render';
import { fakeTurnstile, removeTurnstile, withoutTurnstile, withTurnstile } from '../../test/turnstile';

const LOGIN = 'POST /api/auth/login';
beforeEach(() => {
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
});
afterEach(removeTurnstile);

async function openLogin(config = withoutTurnstile) {
  mockServer.on('GET /api/client-config', { body: config });
  const rendered = renderApp();
  await rendered.person.click(await screen.findByRole('button', { name: 'Log In' }));
  await screen.findByLabelText('Email');
  if (!config.turnstileSiteKey) await screen.findByText('Human verification is disabled.');
  return rendered;
}

const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Log In' });

// @spec screen-auth-modals, field-stored-user, state-login, text-login-success, state-login-home
test('logging in stores the session, says so and goes to the dashboard', async () => {
  mockServer.on(LOGIN, { body: { accessToken: 'abc', user: player } });
  const { person, router } = await openLogin();
  await person.type(screen.getByLabelText('Email'), ' mira@example.com ');
  await person.type(screen.getByLabelText('Password'), 'long enough');
  await person.click(submit());
  expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/home');
  expect(sessionStorage.getItem('accessToken')).toBe('abc');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
  expect(mockServer.calls(LOGIN)[0]?.body).toEqual({ email: 'mira@example.com', password: 'long enough' });
});

// @spec text-login-required
test('email and password are required', async () => {
  const { person } = await openLogin();
  await person.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('Email and password are required.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('an owner who is kept out by the guesses of others hears of the way in', async () => {
  mockServer.fail(LOGIN, 429);
  const { person } = await openLogin();
  await person.type(screen.getByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /If they weren’t yours, choose “Forgot password\?”/,
  );
});

// @spec text-login-verification, call-login
test('the verification is required where it is enabled, and its token is sent', async () => {
  const turnstile = fakeTurnstile();
  mockServer.on(LOGIN, { body: { accessToken: 'abc', user: player } });
  const { person } = await openLogin(withTurnstile);
  await person.type(screen.getByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByText('Please complete the verification.')).toBeInTheDocument();
  expect(mockServer.calls(LOGIN)).toHaveLength(0);
  await turnstile.solve('token-1');
  expect(screen.queryByText('Please complete the verification.')).not.toBeInTheDocument();
  await person.click(submit());
  await screen.findByRole('heading', { name: 'Welcome, Mira Vale' });
  expect(mockServer.calls(LOGIN)[0]?.body).toMatchObject({ turnstileToken: 'token-1' });
});

test('a login sent before the settings are there waits for them', async () => {
  let answer = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.on('GET /api/client-config', () => gate.then(() => ({ body: withoutTurnstile })));
  mockServer.on(LOGIN, { body: { accessToken: 'abc', user: player } });
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  expect(screen.queryByText('Please complete the verification.')).not.toBeInTheDocument();
  expect(mockServer.calls(LOGIN)).toHaveLength(0);
  await act(async () => answer());
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeInTheDocument();
  expect(mockServer.calls(LOGIN)).toHaveLength(1);
});

// @spec state-widget-reset-login, text-login-failed
test.each([
  [{ message: 'This account is disabled.' }, 'This account is disabled.'],
  [{}, 'Login failed. Please check your credentials.'],
])('a refused login %j says "%s", keeps what was typed and resets the widget', async (problem, shown) => {
  const turnstile = fakeTurnstile();
  mockServer.fail(LOGIN, 401, problem);
  const { person } = await openLogin(withTurnstile);
  await person.type(screen.getByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'wrong password');
  await turnstile.solve('token-1');
  await person.click(submit());
  expect(await screen.findByText(shown)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong password');
  expect(turnstile.reset).toHaveBeenCalledTimes(1);
});

test('the demo logins fill the form', async () => {
  const { person } = await openLogin({ ...withoutTurnstile, demo: true });
  await person.click(await screen.findByRole('button', { name: 'Demo store: store@playset.example' }));
  expect(screen.getByLabelText('Email')).toHaveValue('store@playset.example');
  expect(screen.getByLabelText('Password')).toHaveValue('playset-demo');
});

test('no demo logins where there is no demo', async () => {
  await openLogin();
  expect(screen.queryByRole('button', { name: /Demo/ })).not.toBeInTheDocument();
});

// @spec screen-auth-switch
test('the dialogs can be switched between', async () => {
  const { person } = await openLogin();
  await person.click(screen.getByRole('button', { name: 'New here? Sign up' }));
  expect(await screen.findByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Already have an account? Log in' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
});

test('closing the dialog twice stays on the page that it was opened on', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const { person, router } = renderApp({ at: '/nowhere' });
  await act(() => router.navigate('/'));
  for (const _ of ['first', 'second']) {
    await person.click(await screen.findByRole('button', { name: 'Log In' }));
    await screen.findByText('Human verification is disabled.');
    const close = document.querySelector('.mantine-Modal-close') as HTMLElement;
    act(() => {
      close.click();
      close.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  }
});

test('an expired session asks for a new login and comes back to the same page', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on(LOGIN, { body: { accessToken: 'new', user: player } });
  const { person, router } = renderApp({ at: '/home?tab=1', user: player });
  await screen.findByRole('heading', { name: 'Welcome, Mira Vale' });
  await waitFor(() => {
    act(() => announceExpiry());
    expect(screen.getByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
  });
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1);
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByText('Logged in successfully!')).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/home', search: '?tab=1' });
});

test('what else fails while a login is asked for does not ask again when that is closed', async () => {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  const { person, router } = renderApp({ at: '/home', user: player });
  await screen.findByRole('heading', { name: 'Welcome, Mira Vale' });
  act(() => announceExpiry());
  await screen.findByRole('dialog', { name: 'Log In' });
  act(() => announceExpiry());
  act(() => announceExpiry());
  await person.keyboard('{Escape}');
  await waitFor(() => expect(router.state.location.state).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(router.state.location.state).toBeNull();
  expect(screen.getAllByText('Your session has ended. Please log in again.')).toHaveLength(1);
  act(() => announceExpiry());
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeInTheDocument();
});

// @spec added-client-config
test('a failed loading of the settings can be tried again', async () => {
  mockServer.fail('GET /api/client-config', 500);
  const { person } = renderApp();
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  expect(await screen.findByText('The verification couldn’t be loaded.')).toBeInTheDocument();
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Human verification is disabled.')).toBeInTheDocument();
});
