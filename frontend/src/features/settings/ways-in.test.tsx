/** Passkeys and two-step verification in Settings. */
import { screen, waitFor, within } from '@testing-library/react';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const PASSKEY = {
  uuid: '00000000-0000-4000-8000-000000000001',
  name: 'iPhone',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: null,
  synced: true,
};
const CODES = ['4fz8-0k3m-9x2c-t7vd', '0000-1111-2222-3333'];

async function open() {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  const opened = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  return { ...opened, section: within(await screen.findByRole('region', { name: 'Sign-in and security' })) };
}

test('a browser without passkeys says so, and shows those that there are', async () => {
  mockServer.on('GET /api/auth/passkeys', { body: [PASSKEY] });
  const { section } = await open();
  expect(await section.findByText('iPhone')).toBeInTheDocument();
  expect(section.getByText('Not used yet · Synced')).toBeInTheDocument();
  expect(section.getByText('This browser can’t use passkeys at this address.')).toBeInTheDocument();
  expect(section.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('a passkey is removed after a question, once, however often that is pressed', async () => {
  mockServer.on('GET /api/auth/passkeys', { body: [PASSKEY] });
  mockServer.on('DELETE /api/auth/passkeys/:uuid', { body: undefined });
  const { person, section } = await open();
  await person.click(await section.findByRole('button', { name: 'Remove iPhone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await person.dblClick(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Passkey removed.')).toBeInTheDocument();
  expect(mockServer.calls('DELETE /api/auth/passkeys/:uuid')).toHaveLength(1);
});

test('a passkey whose removal lost its answer is gone from the list, and the focus stays near it', async () => {
  mockServer.on('GET /api/auth/passkeys', { body: [PASSKEY] });
  mockServer.on('DELETE /api/auth/passkeys/:uuid', () => {
    mockServer.on('GET /api/auth/passkeys', { body: [] });
    throw new TypeError('Failed to fetch');
  });
  const { person, section } = await open();
  await person.click(await section.findByRole('button', { name: 'Remove iPhone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  await person.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByRole('alert')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(section.queryByText('iPhone')).toBeNull());
  await waitFor(() => expect(section.getByRole('heading', { name: 'Passkeys' })).toHaveFocus());
});

/** The dialog that turns two-step verification on, once the password was entered. */
async function beginSetUp({ person, section }: Awaited<ReturnType<typeof open>>) {
  mockServer.on('POST /api/auth/second-factor', {
    body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Playset:mira?secret=JBSWY3DPEHPK3PXP' },
  });
  await person.click(await section.findByRole('button', { name: 'Set up two-step verification' }));
  const setUp = within(await screen.findByRole('dialog', { name: 'Set up two-step verification' }));
  await person.type(await setUp.findByLabelText('Your password'), 'long enough{Enter}');
  return setUp;
}

test('two-step verification is set up with the password and a first code, and shows the recovery codes once', async () => {
  const opened = await open();
  const { person, section } = opened;
  const setUp = await beginSetUp(opened);
  expect(await setUp.findByText('JBSW Y3DP EHPK 3PXP')).toBeInTheDocument();
  expect(setUp.getByLabelText('6-digit code from the app')).toHaveFocus();
  expect(setUp.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument();
  mockServer.on('GET /api/auth/second-factor', {
    body: { turnedOnAt: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 10 },
  });
  // The codes are shown once: leaving before they come would lose them.
  const shown = mockServer.later('POST /api/auth/second-factor/activation', {
    body: { recoveryCodes: CODES },
  });
  await person.type(setUp.getByLabelText('6-digit code from the app'), '123456{Escape}');
  await shown();
  const codes = within(await screen.findByRole('dialog', { name: 'Save your recovery codes' }));
  for (const code of CODES) expect(codes.getByText(code)).toBeInTheDocument();
  await person.keyboard('{Escape}');
  expect(codes.getByText(CODES[0] ?? '')).toBeInTheDocument();
  await person.click(codes.getByRole('button', { name: 'I’ve saved them' }));
  expect(await section.findByText('10 recovery codes left.')).toBeInTheDocument();
  expect(mockServer.calls('POST /api/auth/second-factor/activation')).toHaveLength(1);
});

test('two-step verification that was turned on without an answer is shown as on, with new recovery codes on offer', async () => {
  const TURN_ON = 'POST /api/auth/second-factor/activation';
  const opened = await open();
  const { person, section } = opened;
  const setUp = await beginSetUp(opened);
  mockServer.on(TURN_ON, () => {
    mockServer.on('GET /api/auth/second-factor', {
      body: { turnedOnAt: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 10 },
    });
    throw new TypeError('Failed to fetch');
  });
  const code = await setUp.findByLabelText('6-digit code from the app');
  await person.type(code, '123456');
  await waitFor(() => expect(code).toBeInvalid());
  const message = 'Two-step verification is already on.';
  mockServer.fail(TURN_ON, 409, { code: 'auth.second-factor-on', message });
  await person.clear(code);
  await person.type(code, '654321');
  expect(await setUp.findByText(message)).toBeInTheDocument();
  await person.click(setUp.getByRole('button', { name: 'Cancel' }));
  expect(await section.findByText('10 recovery codes left.')).toBeInTheDocument();
  expect(section.getByText('Two-step verification is on.')).toBeInTheDocument();
  expect(section.getByRole('button', { name: 'Get new recovery codes' })).toBeInTheDocument();
  expect(mockServer.calls(TURN_ON).map(({ body }) => body)).toEqual([{ code: '123456' }, { code: '654321' }]);
});

test('two-step verification is turned off with a code; a wrong one is said at the field', async () => {
  mockServer.on('GET /api/auth/second-factor', {
    body: { turnedOnAt: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 1 },
  });
  const message = 'That code is incorrect or has already been used. Try the latest one.';
  mockServer.fail('DELETE /api/auth/second-factor', 400, { message, errors: [{ field: 'code', message }] });
  const { person, section } = await open();
  expect(await section.findByText('1 recovery code left.')).toBeInTheDocument();
  await person.click(section.getByRole('button', { name: 'Turn off two-step verification' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step verification' }));
  await person.click(await dialog.findByRole('button', { name: 'Use a code instead' }));
  await person.type(dialog.getByLabelText('Code from your app, or a recovery code'), '000000{Enter}');
  expect(await dialog.findByText(message)).toBeInTheDocument();
  expect(mockServer.calls('DELETE /api/auth/second-factor')[0]?.body).toEqual({ code: '000000' });
});
