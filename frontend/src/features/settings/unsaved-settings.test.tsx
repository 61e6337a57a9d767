/** What becomes of a profile that was changed and not saved: when it is left, when it was saved elsewhere in the meantime. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const ACCOUNT = 'GET /api/users/:uuid';
const CHANGE = 'PATCH /api/users/:uuid';
const OUTDATED = 'Your account was changed elsewhere since you opened it.';

async function open() {
  mockServer.on(ACCOUNT, { body: aPlayerAccount() });
  const opened = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  // The parts below load by themselves, and each of them asks the server.
  await screen.findByRole('form', { name: 'How you’re notified' });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const save = () => opened.person.click(form.getByRole('button', { name: 'Save changes' }));
  return { ...opened, form, save };
}
/** Leaves the page; gives the question, once it has the focus. */
async function leave({ navigate }: ReturnType<typeof renderScreen>['router']) {
  act(() => void navigate('/cards'));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return within(dialog);
}
const closesSilently = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));

test('unsaved changes ask before the page is left, and stay when the answer is no', async () => {
  const { person, router, form } = await open();
  await person.type(form.getByLabelText('Name'), ' II');
  await person.click((await leave(router)).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/settings');
  expect(form.getByLabelText('Name')).toHaveValue('Mira Vale II');
  await person.click((await leave(router)).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Another page')).toBeVisible();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

test('a closed tab asks while changes are unsaved, and no longer when they are undone', async () => {
  const { person, form } = await open();
  expect(closesSilently()).toBe(true);
  await person.type(form.getByLabelText('Name'), 'x');
  expect(closesSilently()).toBe(false);
  await person.type(form.getByLabelText('Name'), '{Backspace}');
  expect(closesSilently()).toBe(true);
});

test('saved changes are left without a question', async () => {
  const { person, router, form, save } = await open();
  mockServer.on(CHANGE, { body: aPlayerAccount({ name: 'Mira Vale II', version: 4 }) });
  await person.type(form.getByLabelText('Name'), ' II');
  await save();
  await screen.findByText('User information updated successfully!');
  await act(() => router.navigate('/cards'));
  expect(await screen.findByText('Another page')).toBeVisible();
});

test('what is typed while changes are being saved stays, and is unsaved', async () => {
  const { person, form, save } = await open();
  const answer = mockServer.later(CHANGE, { body: aPlayerAccount({ name: 'Mira Vale II', version: 4 }) });
  await person.type(form.getByLabelText('Name'), ' II');
  await save();
  await waitFor(() => expect(mockServer.calls(CHANGE)).toHaveLength(1));
  await person.type(form.getByLabelText('Name'), 'I');
  await answer();
  await screen.findByText('User information updated successfully!');
  expect(form.getByLabelText('Name')).toHaveValue('Mira Vale III');
  expect(closesSilently()).toBe(false);
});

test('a town and notifications that were not saved are asked about, too', async () => {
  mockServer.on('GET /api/places', { body: [] });
  const { person, router } = await open();
  expect(closesSilently()).toBe(true);
  await person.type(await screen.findByRole('combobox', { name: 'Your town' }), 'x');
  expect(closesSilently()).toBe(false);
  expect((await leave(router)).getByText('You’ve changed settings but haven’t saved them.')).toBeVisible();
});

describe('passwords that were typed and not sent', () => {
  async function typed() {
    const opened = await open();
    await opened.person.type(screen.getByLabelText('New password'), 'new password');
    return opened;
  }

  test('ask before the page is left, and stay when the answer is no', async () => {
    const { person, router } = await typed();
    const asked = await leave(router);
    expect(asked.getByText('You’ve entered a new password but haven’t saved it.')).toBeVisible();
    await person.click(asked.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('New password')).toHaveValue('new password');
    await person.click((await leave(router)).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Another page')).toBeVisible();
  });

  test('ask before a tab is closed, and no longer when they are taken away', async () => {
    const { person } = await typed();
    expect(closesSilently()).toBe(false);
    await person.clear(screen.getByLabelText('New password'));
    expect(closesSilently()).toBe(true);
  });

  test('are asked about once, together with a profile that was not saved', async () => {
    const { router, person, form } = await typed();
    await person.type(form.getByLabelText('Name'), ' II');
    expect(
      (await leave(router)).getByText(
        'You’ve changed your profile and entered a new password, but haven’t saved either.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('are forgotten when they were sent', async () => {
    mockServer.on('PATCH /api/users/:uuid/change-password', { status: 204, body: undefined });
    const { person, router } = await typed();
    await person.type(screen.getByLabelText('Current password'), 'old password');
    await person.type(screen.getByLabelText('Confirm new password'), 'new password{Enter}');
    await screen.findByText('Password updated successfully!');
    expect(closesSilently()).toBe(true);
    await act(() => router.navigate('/cards'));
    expect(await screen.findByText('Another page')).toBeVisible();
  });
});

describe('settings that were saved in another window in the meantime', () => {
  const newest = aPlayerAccount({ name: 'Mira Elsewhere', phoneNumber: '', version: 4 });

  async function refused() {
    const opened = await open();
    const { person, form, save } = opened;
    mockServer.fail(CHANGE, 412, { message: OUTDATED, code: 'users.changed-meanwhile' });
    mockServer.on(ACCOUNT, { body: newest });
    await person.type(form.getByLabelText('Name'), ' II');
    await save();
    await form.findByText(/^Your settings were changed in another window or on another device\./);
    return opened;
  }

  test('are not overwritten: that is told, and nothing typed is lost', async () => {
    const { form } = await refused();
    expect(await screen.findByText(OUTDATED)).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Mira Vale II');
  });

  test('can be loaded: what was typed stays above them, and can then be saved', async () => {
    const { person, form, save } = await refused();
    await person.click(form.getByRole('button', { name: 'Load latest' }));
    expect(
      await form.findByText('These are the latest settings. Your edits are still here; save to keep them.'),
    ).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Mira Vale II');
    expect(form.getByText('Saved elsewhere: Mira Elsewhere')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    expect(form.getByLabelText('Phone')).toHaveValue('');
    expect(closesSilently()).toBe(false);
    mockServer.on(CHANGE, { body: aPlayerAccount({ name: 'Mira Vale II', phoneNumber: '', version: 5 }) });
    await save();
    expect(await screen.findByText('User information updated successfully!')).toBeVisible();
    expect(mockServer.calls(CHANGE)[1]?.headers.get('if-match')).toBe('"4"');
    expect(mockServer.calls(CHANGE)[1]?.body).toMatchObject({ name: 'Mira Vale II', phoneNumber: '' });
    expect(form.queryByText('Saved elsewhere: Mira Elsewhere')).toBeNull();
  });

  test('can be asked for again when they do not come', async () => {
    const { person, form, save } = await open();
    mockServer.fail(CHANGE, 412, { message: OUTDATED, code: 'users.changed-meanwhile' });
    mockServer.fail(ACCOUNT, 503);
    await person.type(form.getByLabelText('Name'), ' II');
    await save();
    expect(await form.findByText(/Failed to load your settings\.$/)).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Mira Vale II');
    mockServer.on(ACCOUNT, { body: newest });
    await person.click(form.getByRole('button', { name: 'Try again' }));
    await form.findByRole('button', { name: 'Load latest' });
    await person.click(form.getByRole('button', { name: 'Load latest' }));
    expect(await form.findByText('Saved elsewhere: Mira Elsewhere')).toBeVisible();
  });
});
