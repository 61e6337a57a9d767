/** Deleting one's account in Settings. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { accessToken, currentUser } from '../../lib/session';
import { aPlayerAccount, aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const DISABLE = 'PUT /api/users/:uuid/disable';
const LOGOUT = 'POST /api/auth/logout';

async function ask(account = aPlayerAccount()) {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/users/:uuid', { body: account });
  const opened = renderApp({ at: '/settings', user: account.role === 'STORE' ? store : player });
  await screen.findByRole('form', { name: 'Profile' });
  const button = screen.getByRole('button', { name: 'Delete account' });
  await opened.person.click(button);
  return {
    ...opened,
    button,
    dialog: within(await screen.findByRole('dialog', { name: 'Delete account?' })),
  };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('asks first with Cancel and Delete, and says what happens', async () => {
  const { person, button, dialog } = await ask();
  expect(dialog.getByText(/Your listings vanish from everybody’s view at once/)).toHaveTextContent(
    'nobody can log in to mira@example.com again. Nothing is deleted from the books: past sales stay on record.',
  );
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await gone();
  await waitFor(() => expect(button).toHaveFocus());
  expect(mockServer.calls(DISABLE)).toHaveLength(0);
  expect(currentUser()).toEqual(player);
});

test('tells a store that its events vanish, too', async () => {
  const { dialog } = await ask(aStoreAccount());
  expect(dialog.getByText(/Your store, its listings and its events vanish/)).toBeVisible();
});

test('the back button closes the question', async () => {
  const { router } = await ask();
  await act(() => router.navigate(-1));
  await gone();
  expect(router.state.location.pathname).toBe('/settings');
});

test('disables the account, clears the user for every tab, and returns to the landing page', async () => {
  const { person, router, dialog } = await ask();
  mockServer.on(DISABLE, { status: 204, body: undefined });
  mockServer.on(LOGOUT, { status: 204, body: undefined });
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(await screen.findByText('Account disabled successfully.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(mockServer.calls(DISABLE)[0]?.path).toBe(`/api/users/${player.uuid}/disable`);
  expect(mockServer.calls(DISABLE)[0]?.body).toBeUndefined();
  expect(currentUser()).toBeNull();
  expect(accessToken()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  // The cookie of the session goes, too.
  await waitFor(() => expect(mockServer.calls(LOGOUT)).toHaveLength(1));
});

test('a failure is told and keeps everything', async () => {
  const { person, router, dialog } = await ask();
  mockServer.fail(DISABLE, 503);
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect((await screen.findAllByText('Failed to disable account.'))[0]).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete' })).toHaveFocus();
  expect(router.state.location.pathname).toBe('/settings');
  expect(currentUser()).toEqual(player);
  expect(accessToken()).toBe('token of the test');
});

test('changes that were not saved do not hold a closed account back', async () => {
  mockServer.on(DISABLE, { status: 204, body: undefined });
  mockServer.on(LOGOUT, { status: 204, body: undefined });
  const { person, dialog } = await ask();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await gone();
  await person.type(screen.getByLabelText('Name'), ' II');
  await person.click(screen.getByRole('button', { name: 'Delete account' }));
  const again = within(await screen.findByRole('dialog', { name: 'Delete account?' }));
  await person.click(again.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
});
