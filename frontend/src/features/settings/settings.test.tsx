/** The profile in Settings: what it shows, what it sends, what it says. */
import { screen, waitFor, within } from '@testing-library/react';
import { currentUser } from '../../browser/session';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount, aStoreAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player, store } from '../../test/people';
import { renderApp, renderScreen } from '../../test/render';

const ACCOUNT = 'GET /api/users/:uuid';
const CHANGE = 'PATCH /api/users/:uuid';

async function open(account = aPlayerAccount()) {
  mockServer.on(ACCOUNT, { body: account });
  const user = account.role === 'STORE' ? store : player;
  const opened = renderScreen(<SettingsPage />, { user, at: '/settings', path: '/settings' });
  const form = within(await screen.findByRole('form', { name: 'Profile' }));
  const save = () => opened.person.click(form.getByRole('button', { name: 'Save changes' }));
  return { ...opened, form, save };
}

// @spec screen-profile, screen-profile-address, role-store-address
test('a player’s page is User Settings, with name, email and phone, and no address', async () => {
  const { form } = await open();
  expect(screen.getByRole('heading', { level: 1, name: 'User Settings' })).toBeVisible();
  expect(form.getByLabelText('Name')).toHaveValue('Mira Vale');
  expect(form.getByLabelText('Email')).toHaveValue('mira@example.com');
  expect(form.getByLabelText('Phone')).toHaveValue('+1 (312) 555-0101');
  expect(form.queryByLabelText('Address')).toBeNull();
  expect(form.queryByLabelText('Website')).toBeNull();
  expect(mockServer.calls(ACCOUNT)[0]?.path).toBe(`/api/users/${player.uuid}`);
});

// @spec screen-profile-address, role-store-address, role-store-labels
test('a store’s page is Store Settings, with its address and website as well', async () => {
  const { form } = await open(aStoreAccount());
  expect(screen.getByRole('heading', { level: 1, name: 'Store Settings' })).toBeVisible();
  expect(form.getByLabelText('Store name')).toHaveValue('The Gilded Sleeve');
  expect(form.getByLabelText('Address')).toHaveValue('12 Elm Street, Springfield');
  expect(form.getByLabelText('Website')).toHaveValue('https://gilded.example');
});

test('a name that was changed on another device is the name everywhere, once it is shown here', async () => {
  await open(aPlayerAccount({ name: 'Mira V.' }));
  await waitFor(() => expect(currentUser()?.name).toBe('Mira V.'));
});

test('a store that comes to add its address can type it at once', async () => {
  mockServer.on(ACCOUNT, { body: aStoreAccount({ address: '' }) });
  renderScreen(<SettingsPage />, { user: store, at: '/settings#address', path: '/settings' });
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
});

// @spec screen-profile-email
test('the email address can be read and not changed', async () => {
  const { person, form } = await open();
  expect(form.getByLabelText('Email')).toHaveAttribute('readonly');
  await person.type(form.getByLabelText('Email'), 'x');
  expect(form.getByLabelText('Email')).toHaveValue('mira@example.com');
});

// @spec text-phone-placeholder
test('the phone’s placeholder is +1 (xxx) xxx-xxxx', async () => {
  const { form } = await open(aPlayerAccount({ phoneNumber: '' }));
  expect(form.getByLabelText('Phone')).toHaveAttribute('placeholder', '+1 (xxx) xxx-xxxx');
});

// @spec rule-phone-pattern
test('a pasted number gets its pattern when the field is left', async () => {
  const { person, form } = await open(aPlayerAccount({ phoneNumber: '' }));
  await person.click(form.getByLabelText('Phone'));
  await person.paste('+1 312-555-0199');
  expect(form.getByLabelText('Phone')).toHaveValue('+1 312-555-0199');
  await person.tab();
  expect(form.getByLabelText('Phone')).toHaveValue('+1 (312) 555-0199');
});

// @spec screen-profile, call-change-user, text-user-updated
test('saving says so, sends what the page shows, and changes the stored user for every tab', async () => {
  const { person, form, save } = await open();
  const changed = aPlayerAccount({
    name: 'Mira Storm',
    phoneNumber: '+1 (312) 555-0199',
    phoneVisible: false,
    version: 4,
  });
  mockServer.on(CHANGE, () => {
    mockServer.on(ACCOUNT, { body: changed });
    return { body: changed };
  });
  await person.clear(form.getByLabelText('Name'));
  await person.type(form.getByLabelText('Name'), '  Mira Storm ');
  await person.clear(form.getByLabelText('Phone'));
  await person.click(form.getByRole('switch', { name: 'Show my phone number' }));
  await person.type(form.getByLabelText('Phone'), '3125550199{Enter}');
  expect(await screen.findByText('User information updated successfully!')).toBeVisible();
  const [call] = mockServer.calls(CHANGE);
  expect(call?.path).toBe(`/api/users/${player.uuid}`);
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toEqual({
    name: 'Mira Storm',
    phoneNumber: '+1 (312) 555-0199',
    address: '',
    phoneVisible: false,
    emailVisible: true,
  });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    ...player,
    name: 'Mira Storm',
    phoneNumber: '+1 (312) 555-0199',
  });
  expect(form.getByLabelText('Name')).toHaveValue('Mira Storm');
  // The next change is based on this one.
  await save();
  await waitFor(() => expect(mockServer.calls(CHANGE)[1]?.headers.get('if-match')).toBe('"4"'));
});

test('a store sends its address and website, whose scheme may be left out', async () => {
  const { person, form } = await open(aStoreAccount());
  mockServer.on(CHANGE, { body: aStoreAccount({ version: 4 }) });
  await person.clear(form.getByLabelText('Website'));
  await person.type(form.getByLabelText('Website'), 'sleeves.example{Tab}');
  expect(form.getByLabelText('Website')).toHaveValue('https://sleeves.example');
  await person.clear(form.getByLabelText('Address'));
  await person.type(form.getByLabelText('Address'), '1 Oak Street{Enter}');
  expect(await screen.findByText('User information updated successfully!')).toBeVisible();
  expect(mockServer.calls(CHANGE)[0]?.body).toMatchObject({
    address: '1 Oak Street',
    website: 'https://sleeves.example',
  });
});

test('others see Not listed for what the switches hide', async () => {
  const { form } = await open(aPlayerAccount({ phoneVisible: true, emailVisible: false }));
  expect(form.getByRole('switch', { name: 'Show my phone number' })).toBeChecked();
  expect(form.getByRole('switch', { name: 'Show my email address' })).not.toBeChecked();
  expect(form.getByRole('group', { name: 'What other people see' })).toHaveAccessibleDescription(
    'Hidden from other people when off.',
  );
});

test('a name is needed, and a website that is one', async () => {
  const { person, form, save } = await open(aStoreAccount());
  await person.clear(form.getByLabelText('Store name'));
  await person.clear(form.getByLabelText('Website'));
  await person.type(form.getByLabelText('Website'), 'ftp://sleeves.example');
  await save();
  expect(await form.findByText('Enter your name.')).toBeVisible();
  expect(form.getByText('Enter a web address, such as https://example.com.')).toBeVisible();
  expect(form.getByLabelText('Store name')).toHaveFocus();
  expect(mockServer.calls(CHANGE)).toHaveLength(0);
});

// @spec text-user-update-failed
test.each([
  ['Failed to update user.', {}],
  ['The books are closed.', { message: 'The books are closed.' }],
])('a failure is told, and nothing typed is lost: %s', async (words, problem) => {
  const { person, form, save } = await open();
  mockServer.fail(CHANGE, 503, problem);
  await person.type(form.getByLabelText('Name'), ' II');
  await save();
  expect(await within(await screen.findByRole('alert')).findByText(words)).toBeVisible();
  expect(form.getByRole('alert')).toHaveTextContent(words);
  expect(form.getByLabelText('Name')).toHaveValue('Mira Vale II');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(player);
});

test('what the server refuses is told at its field', async () => {
  const { person, form } = await open();
  const errors = [{ field: 'phoneNumber', message: 'Enter a valid phone number.' }];
  mockServer.fail(CHANGE, 400, { message: 'The phone number was refused.', errors });
  await person.clear(form.getByLabelText('Phone'));
  await person.type(form.getByLabelText('Phone'), '12{Enter}');
  expect(await form.findByText('Enter a valid phone number.')).toBeVisible();
  expect(form.getByLabelText('Phone')).toHaveFocus();
  expect(form.getByLabelText('Phone')).toHaveAccessibleDescription('Enter a valid phone number.');
});

test('settings that do not load can be tried again', async () => {
  mockServer.fail(ACCOUNT, 503);
  const { person } = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  expect(screen.getByRole('status', { name: 'Loading your settings' })).toBeVisible();
  expect(await screen.findByText('Failed to load your settings.')).toBeVisible();
  mockServer.on(ACCOUNT, { body: aPlayerAccount() });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.body).not.toHaveFocus();
  expect(await screen.findByRole('form', { name: 'Profile' })).toBeVisible();
});

// @spec route-settings
test('a visitor who is not logged in is sent away from the settings', async () => {
  const { router } = renderApp({ at: '/settings' });
  expect(await screen.findByRole('button', { name: 'Get Started' })).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/', state: { from: '/settings' } });
});
