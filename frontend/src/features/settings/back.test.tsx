/** Back closes a dialog about signing in, and not Settings; what is shown once stays until it is saved. */
import { act, screen, waitFor, within } from '@testing-library/react';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const PASSKEYS = 'GET /api/auth/passkeys' as const;
const PASSKEY = {
  ...{ uuid: '00000000-0000-4000-8000-000000000001', name: 'iPhone', lastUsedAt: null, synced: true },
  createdAt: '2026-03-01T10:00:00.000Z',
};
const SECOND_FACTOR = 'GET /api/auth/second-factor' as const;

async function open() {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  mockServer.on(PASSKEYS, { body: [PASSKEY] });
  mockServer.on(SECOND_FACTOR, {
    body: { turnedOnAt: '2026-03-01T10:00:00.000Z', recoveryCodesLeft: 1 },
  });
  const opened = renderScreen(<SettingsPage />, { at: '/elsewhere', path: '/settings' });
  await act(() => opened.router.navigate('/settings'));
  const back = () => act(() => opened.router.navigate(-1));
  return { ...opened, back };
}

const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test.each([
  ['Rename iPhone', 'Rename passkey', PASSKEYS],
  ['Remove iPhone', 'Remove this passkey?', PASSKEYS],
  ['Get new recovery codes', 'Get new recovery codes', SECOND_FACTOR],
  ['Turn off two-step verification', 'Turn off two-step verification', SECOND_FACTOR],
] as const)(
  'Back closes what “%s” opens, and reads again what it may have changed',
  async (button, name, read) => {
    const { person, router, back } = await open();
    await person.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('dialog', { name });
    const before = mockServer.calls(read).length;
    await back();
    await noDialog();
    await waitFor(() => expect(mockServer.calls(read).length).toBeGreaterThan(before));
    expect(router.state.location.pathname).toBe('/settings');
    await back();
    expect(router.state.location.pathname).toBe('/elsewhere');
  },
);

test('a removal that failed is not said again after Back', async () => {
  mockServer.fail('DELETE /api/auth/passkeys/:uuid', 503);
  const { person, back } = await open();
  const ask = async () => {
    await person.click(await screen.findByRole('button', { name: 'Remove iPhone' }));
    return within(await screen.findByRole('dialog', { name: 'Remove this passkey?' }));
  };
  const first = await ask();
  await person.click(first.getByRole('button', { name: 'Remove' }));
  expect(await first.findByRole('alert')).toBeVisible();
  await back();
  await noDialog();
  expect((await ask()).queryByRole('alert')).toBeNull();
});

test('Back does not take away recovery codes that are shown once', async () => {
  mockServer.on('POST /api/auth/second-factor/recovery-codes', {
    body: { recoveryCodes: ['4fz8-0k3m'] },
  });
  const { person, back, router } = await open();
  await person.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
  await person.type(await screen.findByLabelText('Your password'), 'long enough{Enter}');
  const code = await screen.findByText('4fz8-0k3m');
  await back();
  expect(code).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  await noDialog();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  expect(router.state.location.pathname).toBe('/settings');
});
