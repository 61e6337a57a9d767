/** Taking one's data away and having it erased, in Settings. */
import { screen, waitFor, within } from '@testing-library/react';
import { accessToken, currentUser } from '../../browser/session';
import { aPlayerAccount, aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp } from '../../test/render';
import { withoutTurnstile } from '../../test/turnstile';

const EXPORT = 'GET /api/users/:uuid/export';
const ERASE = 'DELETE /api/users/:uuid';

async function open(account = aPlayerAccount()) {
  mockServer.on('GET /api/client-config', { body: withoutTurnstile });
  mockServer.on('GET /api/users/:uuid', { body: account });
  const opened = renderApp({ at: '/settings', user: account.role === 'STORE' ? store : player });
  await screen.findByRole('form', { name: 'Profile' });
  return opened;
}
async function ask(account = aPlayerAccount()) {
  const opened = await open(account);
  await opened.person.click(screen.getByRole('button', { name: 'Erase account and data' }));
  return {
    ...opened,
    dialog: within(await screen.findByRole('dialog', { name: 'Erase account and data?' })),
  };
}

// @spec added-personal-data
test('a file has everything that is kept', async () => {
  const { person } = await open();
  const body = { account: { name: 'Mira' }, listings: [{ card_name: 'Tidewell Archivist' }] };
  mockServer.on(EXPORT, () => ({ body }));
  const made: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await person.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(names).toEqual(['playset-data.json']));
  click.mockRestore();
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  reader.readAsText(made[0] as Blob);
  expect(JSON.parse(String(await read))).toEqual(body);
  expect(mockServer.calls(EXPORT)[0]?.path).toBe(`/api/users/${player.uuid}/export`);
});

test('a download that fails is told', async () => {
  const { person } = await open();
  mockServer.fail(EXPORT, 503);
  await person.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('Failed to download your data.')).toBeVisible();
});

test('erasing says what goes and what stays, and asks for the password', async () => {
  const { person, dialog } = await ask(aStoreAccount());
  expect(
    dialog.getByText(/^Your account is permanently erased right away, .* events, and active listings/),
  ).toBeVisible();
  expect(dialog.getByText('Past sales stay on record, without your name.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Erase everything' }));
  expect(await dialog.findByText('Enter your password.')).toBeVisible();
  expect(mockServer.calls(ERASE)).toHaveLength(0);
});

// @spec added-erase-user
test('with the password everything is erased, and nobody is logged in any more', async () => {
  const { person, router, dialog } = await ask();
  mockServer.on(ERASE, { status: 204, body: undefined });
  mockServer.on('POST /api/auth/logout', { status: 204, body: undefined });
  await person.type(dialog.getByLabelText('Your password'), 'four copies');
  await person.click(dialog.getByRole('button', { name: 'Erase everything' }));
  expect(await screen.findByText('Your data was erased.')).toBeVisible();
  expect(mockServer.calls(ERASE)[0]?.body).toEqual({ password: 'four copies' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect([currentUser(), accessToken()]).toEqual([null, null]);
});

test('a password that is not right is told at its field, and nothing is erased', async () => {
  const { person, dialog } = await ask();
  const message = 'Current password is incorrect.';
  mockServer.fail(ERASE, 400, { message, errors: [{ field: 'password', message }] });
  const field = dialog.getByLabelText('Your password');
  await person.type(field, 'three copies');
  await person.click(dialog.getByRole('button', { name: 'Erase everything' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
  expect(currentUser()).toEqual(player);
});

test('a failure is told above the buttons, and cancelling goes back to where one was', async () => {
  const { person, dialog } = await ask();
  mockServer.fail(ERASE, 503);
  await person.type(dialog.getByLabelText('Your password'), 'four copies{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Failed to erase your data.');
  expect(dialog.getByLabelText('Your password')).toBeValid();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  // The store tells a frame later that nothing is in progress any more.
  await waitFor(() => expect(cancel).toBeEnabled());
  await person.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Erase account and data' })).toHaveFocus());
  expect(currentUser()).toEqual(player);
});
