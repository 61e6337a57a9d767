/** The devices of an account in Settings. */
import { screen, waitFor, within } from '@testing-library/react';
import type { SessionDto } from '../../api/auth';
import SettingsPage from '../../pages/settings';
import { aPlayerAccount } from '../../test/accounts';
import { mockServer } from '../../test/mock-server';
import { player } from '../../test/people';
import { renderScreen } from '../../test/render';

const DAY = 24 * 3_600_000;
const LIST = 'GET /api/auth/sessions';
const OTHERS = 'DELETE /api/auth/sessions';
const END = 'DELETE /api/auth/sessions/:uuid';
const aSession = (nth: number, facts: Partial<SessionDto>): SessionDto => ({
  uuid: `00000000-0000-4000-8000-00000000000${nth}`,
  browser: 'Firefox',
  system: 'Windows',
  createdAt: '2026-03-01T10:00:00.000Z',
  lastUsedAt: new Date(Date.now() - 3 * DAY).toISOString(),
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
  await opened.person.click(await screen.findByRole('button', { name: 'Show my devices' }));
  return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Your devices' })) };
}

// @spec added-sessions
test('they are listed by their words, with when each was last used, and which is this one', async () => {
  const { dialog } = await open([PHONE, HERE, ODD]);
  const devices = await dialog.findAllByRole('listitem');
  expect(devices[0]).toHaveTextContent('Firefox · WindowsThis device');
  expect(devices[1]).toHaveTextContent('Safari · iPhoneLast used 3 days ago');
  expect(within(devices[1] as HTMLElement).getByTitle(/\d:\d\d/)).toHaveAttribute(
    'datetime',
    PHONE.lastUsedAt,
  );
  expect(devices[2]).toHaveTextContent('Unknown device');
  expect(within(devices[0] as HTMLElement).queryByRole('button')).toBeNull();
});

// @spec added-end-session
test('one is logged out from here, and gone from the list', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out Safari · iPhone' });
  mockServer.on(END, { status: 204, body: undefined });
  await person.click(button);
  expect(await screen.findByText('Device logged out.')).toBeVisible();
  expect(mockServer.calls(END)[0]?.path).toBe(`/api/auth/sessions/${PHONE.uuid}`);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
  expect(dialog.getByRole('list', { name: 'Your devices' })).toHaveFocus();
});

// @spec added-end-other-sessions
test('all others are logged out at once', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out all other devices' });
  mockServer.on(OTHERS, { status: 204, body: undefined });
  await person.click(button);
  const question = within(await screen.findByRole('dialog', { name: 'Log out all other devices?' }));
  await person.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(button).toHaveFocus());
  expect(mockServer.calls(OTHERS)).toHaveLength(0);
  await person.click(button);
  const again = within(await screen.findByRole('dialog', { name: 'Log out all other devices?' }));
  await person.click(again.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Every other device is logged out.')).toBeVisible();
  expect(await dialog.findByText('You’re not logged in anywhere else.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(dialog.getByRole('list', { name: 'Your devices' })).toHaveFocus());
});

test('a failure is told, and the device stays', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out Safari · iPhone' });
  mockServer.fail(END, 503);
  await person.click(button);
  expect(await screen.findByText('Failed to log out the device.')).toBeVisible();
  expect(dialog.getAllByRole('listitem')).toHaveLength(3);
});

test('all others that cannot be logged out are told in the question, which stays', async () => {
  const { person, dialog } = await open();
  mockServer.fail(OTHERS, 503);
  await person.click(await dialog.findByRole('button', { name: 'Log out all other devices' }));
  const question = within(await screen.findByRole('dialog', { name: 'Log out all other devices?' }));
  await person.click(question.getByRole('button', { name: 'Log out' }));
  expect(await question.findByText('Failed to log out the other devices.')).toBeVisible();
  expect(dialog.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

test('a device that logged out by itself is told, and leaves the list', async () => {
  const { person, dialog } = await open();
  const button = await dialog.findByRole('button', { name: 'Log out Safari · iPhone' });
  mockServer.fail(END, 404, { message: 'This session doesn’t exist.' });
  mockServer.on(LIST, { body: [HERE, ODD] });
  await person.click(button);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(2));
});

test('a list that does not come can be asked for again', async () => {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  mockServer.fail(LIST, 503);
  const { person } = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  await person.click(await screen.findByRole('button', { name: 'Show my devices' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your devices' }));
  expect(await dialog.findByText('Failed to load your devices.')).toBeVisible();
  mockServer.on(LIST, { body: [HERE] });
  await person.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(await dialog.findByText('You’re not logged in anywhere else.')).toBeVisible();
});

test('an access token that has expired in the meantime is refreshed for the list', async () => {
  mockServer.on('GET /api/users/:uuid', { body: aPlayerAccount() });
  mockServer.on('POST /api/auth/refresh', { body: { accessToken: 'a fresh one', user: player } });
  mockServer.on(LIST, ({ headers }) =>
    headers.get('authorization') === 'Bearer a fresh one'
      ? { body: [HERE] }
      : { status: 401, body: { message: 'You must be logged in.' } },
  );
  const { person } = renderScreen(<SettingsPage />, { at: '/settings', path: '/settings' });
  await person.click(await screen.findByRole('button', { name: 'Show my devices' }));
  expect(await screen.findByText('Firefox · Windows')).toBeVisible();
});
