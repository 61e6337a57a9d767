/** Logging out where the server cannot be reached: the session is ended as soon as it can. */
import { act, screen, waitFor } from '@testing-library/react';
import { refreshAccessToken } from '../../api/refresh';
import { isLogoutPending, sendPendingLogout } from '../../browser/pending-logout';
import { accessToken } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const LOGOUT = 'POST /api/auth/logout';
const LOGIN = 'POST /api/auth/login';
const REFRESH = 'POST /api/auth/refresh';
const notice = () => screen.queryByText(/^You’re logged out on this device\. We’ll end the session/);
const online = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Somebody logs out, and the server answers so. */
async function logOut(answer: () => { status: number }) {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/dashboard/user-summary/:uuid', { body: { upcomingEvents: [], watchlists: [] } });
  mockServer.on(LOGOUT, answer);
  const opened = renderApp({ at: '/home', user: player });
  await opened.person.click(await screen.findByRole('button', { name: 'Log Out' }));
  await screen.findByRole('button', { name: 'Get Started' });
  return opened;
}
const gone = () => {
  throw new TypeError('Failed to fetch');
};
const ended = () => ({ status: 204 });

test('says that the session ends later, and ends it once there is a network', async () => {
  await logOut(gone);
  await waitFor(() => expect(notice()).toBeVisible());
  expect(isLogoutPending()).toBe(true);
  mockServer.on(LOGOUT, ended);
  await online();
  await waitFor(() => expect(notice()).toBeNull());
  expect(isLogoutPending()).toBe(false);
  expect(mockServer.calls(LOGOUT)).toHaveLength(2);
  await online();
  expect(mockServer.calls(LOGOUT)).toHaveLength(2);
});

test.each([429, 500, 503])('sends it again after an answer of %i', async (status) => {
  await logOut(() => ({ status }));
  await waitFor(() => expect(notice()).toBeVisible());
  mockServer.on(LOGOUT, ended);
  await act(sendPendingLogout);
  expect(notice()).toBeNull();
});

test.each([204, 401])('says nothing of it where the server answers %i at once', async (status) => {
  await logOut(() => ({ status }));
  await waitFor(() => expect(isLogoutPending()).toBe(false));
  expect(notice()).toBeNull();
});

test('the session is not refreshed before it is ended, no matter who asks', async () => {
  await logOut(gone);
  await waitFor(() => expect(notice()).toBeVisible());
  mockServer.on(REFRESH, { body: { accessToken: 'new', user: player } });
  expect(await act(refreshAccessToken)).not.toBeNull();
  expect(mockServer.calls(REFRESH)).toHaveLength(0);
  mockServer.on(LOGOUT, ended);
  mockServer.fail(REFRESH, 401);
  expect(await act(refreshAccessToken)).toMatchObject({ status: 401 });
  expect(accessToken()).toBeNull();
});

test('the next login sends it first', async () => {
  const { person } = await logOut(gone);
  await waitFor(() => expect(notice()).toBeVisible());
  const calls: string[] = [];
  mockServer.on(LOGOUT, () => {
    calls.push('logout');
    return { status: 204 };
  });
  mockServer.on(LOGIN, () => {
    calls.push('login');
    return { body: { accessToken: 'abc', user: player } };
  });
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  expect(calls).toEqual(['logout', 'login']);
});

test('a login that the server takes all the same is not ended later', async () => {
  const { person } = await logOut(() => ({ status: 503 }));
  await waitFor(() => expect(notice()).toBeVisible());
  mockServer.on(LOGIN, { body: { accessToken: 'abc', user: player } });
  await person.click(await screen.findByRole('button', { name: 'Log In' }));
  await person.type(await screen.findByLabelText('Email'), 'mira@example.com');
  await person.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByRole('heading', { name: 'Welcome, Mira Vale' })).toBeVisible();
  const sent = mockServer.calls(LOGOUT).length;
  await online();
  expect(mockServer.calls(LOGOUT)).toHaveLength(sent);
  expect(notice()).toBeNull();
});
