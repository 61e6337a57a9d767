/** The devices of an account in Settings. */
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionDto } from '../../api/auth';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/auth/sessions';
const END = 'DELETE /api/auth/sessions/:uuid';
const aSession = (nth: number, facts: Partial<SessionDto>): SessionDto => ({
  uuid: `00000000-0000-4000-8000-00000000000${nth}`,
  browser: 'Firefox',
  system: 'Windows',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: '2026-03-02T10:00:00.000Z',
  current: false,
  ...facts,
});
const HERE = aSession(1, { current: true });
const PHONE = aSession(2, { browser: 'Safari', system: 'iPhone' });
const ODD = aSession(3, { browser: null, system: null });

async function open(sessions = [HERE, PHONE, ODD]) {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  mockServer.on(LIST, { body: sessions });
  const opened = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  await screen.findByRole('form', { name: 'Profile' });
  expect(mockServer.calls(LIST)).toHaveLength(0);
  await opened.person.click(screen.getByRole('button', { name: 'Show my devices' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Your devices' })) };
}

test('they are listed by their words, with when each was last used, and which is this one', async () => {
  const { dialog } = await open();
  const devices = await dialog.findAllByRole('listitem');
  expect(devices[0]).toHaveTextContent('Firefox · WindowsThis device');
  expect(devices[1]).toHaveTextContent(/Safari · iPhoneLast used Mar 2, 2026/);
  expect(devices[2]).toHaveTextContent('Unknown device');
  expect(within(devices[0] as HTMLElement).queryByRole('button')).toBeNull();
});

test('one is logged out from here, and gone from the list', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out Safari · iPhone' });
  mockServer.on(END, { status: 204, body: undefined });
  mockServer.on(LIST, { body: [HERE, ODD] });
  await person.click(button);
  expect(await screen.findByText('The device is logged out.')).toBeVisible();
  expect(mockServer.calls(END)[0]?.path).toBe(`/api/auth/sessions/${PHONE.uuid}`);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
});

test('all others are logged out at once', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out all other devices' });
  mockServer.on('DELETE /api/auth/sessions', { status: 204, body: undefined });
  mockServer.on(LIST, { body: [HERE] });
  await person.click(button);
  expect(await screen.findByText('Every other device is logged out.')).toBeVisible();
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^Log out/ })).toBeNull());
});

test('a failure is told, and the device stays', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out Safari · iPhone' });
  mockServer.fail(END, 503);
  await person.click(button);
  expect(await screen.findByText('Failed to log the device out.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});
