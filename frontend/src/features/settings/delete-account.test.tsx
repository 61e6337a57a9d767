/** Deleting one's account in Settings. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accessToken, currentUser } from '../../browser/session';
import { aPlayerAccount, aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const DISABLE = 'PUT /api/users/:uuid/disable';
const LOGOUT = 'POST /api/auth/logout';
const PASSWORD = 'four copies';

async function ask(account = aPlayerAccount()) {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/users/:uuid', { body: account });
  const opened = renderApp({ at: '/settings', user: account.role === 'STORE' ? store : player });
  await screen.findByRole('form', { name: 'Profile' });
  const button = screen.getByRole('button', { name: 'Delete account' });
  await opened.person.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete account?' }));
  const confirm = async (password = PASSWORD) => {
    await opened.person.type(dialog.getByLabelText('Your password'), password);
    await opened.person.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  return { ...opened, button, dialog, confirm };
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// @spec text-delete-account
test('asks first with Cancel and Delete, and says what happens and what stays', async () => {
  const { person, button, dialog } = await ask();
  expect(dialog.getByText(/^Your listings will be hidden immediately/)).toHaveTextContent(
    'nobody will be able to log in as mira@example.com again. The account can’t be reopened.',
  );
  expect(dialog.getByText(/^Your name, email, and data stay on record/)).toHaveTextContent(
    'To remove your name and data too, choose “Erase account and data” instead.',
  );
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await gone();
  await waitFor(() => expect(button).toHaveFocus());
  expect(mockServer.calls(DISABLE)).toHaveLength(0);
  expect(currentUser()).toEqual(player);
});

test('tells a store that its events are hidden, too', async () => {
  const { dialog } = await ask(aStoreAccount());
  expect(
    dialog.getByText(/Your store, its listings, and its events will be hidden immediately/),
  ).toBeVisible();
});

test('the back button closes the question', async () => {
  const { router } = await ask();
  await act(() => router.navigate(-1));
  await gone();
  expect(router.state.location.pathname).toBe('/settings');
});

// @spec text-delete-account, state-delete-account, call-disable, text-account-disabled
test('disables the account, clears the user for every tab, and returns to the landing page', async () => {
  const { router, confirm } = await ask();
  mockServer.on(DISABLE, { status: 204, body: undefined });
  mockServer.on(LOGOUT, { status: 204, body: undefined });
  await confirm();
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(await screen.findByText('Account disabled successfully.')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: null });
  expect(mockServer.calls(DISABLE)[0]?.path).toBe(`/api/users/${player.uuid}/disable`);
  expect(mockServer.calls(DISABLE)[0]?.body).toEqual({ password: PASSWORD });
  expect(currentUser()).toBeNull();
  expect(accessToken()).toBeNull();
  expect(localStorage.getItem('user')).toBeNull();
  // The cookie of the session goes, too.
  await waitFor(() => expect(mockServer.calls(LOGOUT)).toHaveLength(1));
});

// @spec text-disable-failed
test('a failure is told and keeps everything', async () => {
  const { router, dialog, confirm } = await ask();
  mockServer.fail(DISABLE, 503);
  await confirm();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to disable account.');
  expect(screen.getAllByText('Failed to disable account.')).toHaveLength(1);
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
  await person.type(again.getByLabelText('Your password'), `${PASSWORD}{Enter}`);
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('asks for the password', async () => {
  const { person, dialog } = await ask();
  await person.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  expect(mockServer.calls(DISABLE)).toHaveLength(0);
});

test('a password that is not right is told at its field, and the account stays open', async () => {
  const { dialog, confirm } = await ask();
  const message = 'Current password is incorrect.';
  mockServer.fail(DISABLE, 400, { message, errors: [{ field: 'password', message }] });
  await confirm('three copies');
  expect(await dialog.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Your password')).toBeInvalid();
  expect(dialog.getByLabelText('Your password')).toHaveFocus();
  expect(screen.queryByText('Failed to disable account.')).toBeNull();
  expect(currentUser()).toEqual(player);
});

test('pressing twice closes the account once', async () => {
  const { person, dialog } = await ask();
  mockServer.on(DISABLE, { status: 204, body: undefined });
  mockServer.on(LOGOUT, { status: 204, body: undefined });
  await person.type(dialog.getByLabelText('Your password'), PASSWORD);
  const form = dialog.getByRole('form', { name: 'Delete account?' });
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(mockServer.calls(DISABLE)).toHaveLength(1);
});
