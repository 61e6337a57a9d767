/** Changing one's password in Settings. */
import { screen, within } from '@testing-library/react';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const CHANGE = 'PATCH /api/users/:uuid/change-password';

async function open() {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  const opened = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  await screen.findByRole('form', { name: 'Profile' });
  const form = within(screen.getByRole('form', { name: 'Change password' }));
  const fields = {
    current: form.getByLabelText('Current password'),
    next: form.getByLabelText('New password'),
    again: form.getByLabelText('Confirm new password'),
  };
  const change = async (current: string, next: string, again = next) => {
    if (current) await opened.person.type(fields.current, current);
    if (next) await opened.person.type(fields.next, next);
    if (again) await opened.person.type(fields.again, again);
    await opened.person.click(form.getByRole('button', { name: 'Change password' }));
  };
  return { ...opened, form, ...fields, change };
}

// @spec text-password-fields
test.each([
  ['', '', ''],
  ['old password', '', ''],
  ['', 'new password', 'new password'],
  ['old password', 'new password', ''],
])('all three fields are needed (%j, %j, %j)', async (current, next, again) => {
  const { form, change } = await open();
  await change(current, next, again);
  expect(await form.findByText('Please fill out all password fields.')).toBeVisible();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

// @spec text-new-password-length
test('a new password has at least 8 characters', async () => {
  const { form, change, next } = await open();
  await change('old password', 'seven77');
  expect(await form.findByText('New password must be at least 8 characters long.')).toBeVisible();
  expect(next).toHaveFocus();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

// @spec text-new-password-mismatch
test('the new password and its confirmation are the same', async () => {
  const { form, change } = await open();
  await change('old password', 'new password', 'new passwort');
  expect(await form.findByText('New password and confirmation do not match.')).toBeVisible();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

// @spec screen-change-password, call-change-password, text-password-updated
test('a changed password is told, and the fields are empty again', async () => {
  const { change, current, next, again } = await open();
  mockServer.on(CHANGE, { status: 204, body: undefined });
  await change('old password', 'eight888');
  expect(await screen.findByText('Password updated successfully!')).toBeVisible();
  const [call] = mockServer.calls(CHANGE);
  expect(call?.path).toBe(`/api/users/${player.uuid}/change-password`);
  expect(call?.body).toEqual({ currentPassword: 'old password', newPassword: 'eight888' });
  for (const field of [current, next, again]) expect(field).toHaveValue('');
});

// @spec text-password-update-failed
test.each([
  ['Failed to update password.', {}],
  ['Too many tries. Wait a minute.', { message: 'Too many tries. Wait a minute.' }],
])('a failure is told, and what was typed stays: %s', async (words, problem) => {
  const { form, change, current, next } = await open();
  mockServer.fail(CHANGE, 429, problem);
  await change('old password', 'new password');
  expect(await form.findByText(words)).toBeVisible();
  // Once: a screen reader reads out a toast and an alert both.
  expect(screen.getAllByText(words)).toHaveLength(1);
  expect(current).toHaveValue('old password');
  expect(next).toHaveValue('new password');
});

test('a current password that is not right is told at its field', async () => {
  const { form, change, current } = await open();
  const message = 'Current password is incorrect.';
  mockServer.fail(CHANGE, 400, { message, errors: [{ field: 'currentPassword', message }] });
  await change('no password', 'new password');
  expect(await form.findByText(message)).toBeVisible();
  expect(current).toHaveFocus();
  expect(current).toBeInvalid();
});

test('a new password that is easy to guess is told at its field', async () => {
  const { form, change, next } = await open();
  const message = 'This password is too easy to guess. Try a few words that only you would put together.';
  mockServer.fail(CHANGE, 400, { message, errors: [{ field: 'newPassword', message }] });
  await change('old password', 'password1');
  expect(await form.findByText(message)).toBeVisible();
  expect(next).toHaveFocus();
  expect(next).toBeInvalid();
});

test('password managers know which password is which, and whose', async () => {
  const { current, next, again } = await open();
  expect(current).toHaveAttribute('autocomplete', 'current-password');
  for (const field of [next, again]) expect(field).toHaveAttribute('autocomplete', 'new-password');
  const form = screen.getByRole('form', { name: 'Change password' });
  expect(form.querySelector('[autocomplete="username"]')).toHaveValue('mira@example.com');
});

test('it says that every other device is logged out', async () => {
  await open();
  expect(screen.getByText(/All your other devices will be logged out\./)).toBeVisible();
});
