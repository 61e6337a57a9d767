/** Notifications for somebody who comes back to them, and for somebody who uses the keyboard alone. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { NotificationDto } from '../../api/notifications';
import NotificationsPage from '../../pages/notifications';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import NotificationSettings from './notification-settings';

const LIST = 'GET /api/notifications';
const COUNT = 'GET /api/notifications/unread-count';
const STORE = 'e5f1a1b2-0000-4000-8000-000000000001';

const aNotification = (facts: Partial<NotificationDto> = {}): NotificationDto => ({
  uuid: 'login-id',
  kind: 'NEW_DEVICE',
  details: { browser: 'Firefox', system: 'Windows' },
  createdAt: '2026-03-01T10:00:00.000Z',
  read: true,
  ...facts,
});

function serve(...first: NotificationDto[]) {
  let kept = first;
  mockServer.on(LIST, () => ({ body: kept }));
  mockServer.on(COUNT, () => ({
    body: { unread: kept.filter(({ read }) => !read).length, latest: kept[0]?.uuid ?? null },
  }));
  mockServer.on('PUT /api/notifications/:uuid/read', ({ path }) => {
    kept = kept.map((each) => (path.includes(each.uuid) ? { ...each, read: true } : each));
    return { status: 204 };
  });
  return { add: (...more: NotificationDto[]) => (kept = [...more, ...kept]) };
}
const open = () => renderScreen(<NotificationsPage />, { at: '/notifications', path: '/notifications' });

test('who comes back because of a new notification finds it in the list', async () => {
  const server = serve(aNotification());
  const { router } = open();
  await screen.findByText('All read');
  await act(() => router.navigate('/elsewhere'));
  server.add(aNotification({ uuid: 'changed-id', kind: 'PASSWORD_CHANGED', details: {}, read: false }));
  await act(() => router.navigate('/notifications'));
  expect(await screen.findByRole('heading', { name: 'Unread: Your password was changed' })).toBeVisible();
});

test('the focus stays with a notification whose mark to read it goes away', async () => {
  serve(aNotification({ read: false }));
  const { person } = open();
  const mark = await screen.findByRole('button', { name: /^Mark as read: New login/ });
  mark.focus();
  await person.keyboard('{Enter}');
  await screen.findByText('All read');
  expect(mark).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test('the focus stays where all are read although the answer was lost, which is not called a failure', async () => {
  let unread = true;
  mockServer.on(LIST, () => ({ body: [aNotification({ read: !unread })] }));
  mockServer.on(COUNT, () => ({ body: { unread: unread ? 1 : 0, latest: 'login-id' } }));
  mockServer.on('PUT /api/notifications/read', () => {
    unread = false;
    throw new TypeError('Failed to fetch');
  });
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('No answer came. Try again: nothing is done twice.')).toBeVisible();
  expect(await screen.findByText('All read')).toHaveFocus();
});

test('the focus stays near the button that stops following a store', async () => {
  const details = { store: STORE, storeName: 'The Gilded Sleeve', copies: 3 };
  serve(aNotification({ kind: 'STORE_SINGLES', details }));
  mockServer.on('DELETE /api/storefronts/:uuid/follow', () => ({ status: 204 }));
  const { person } = open();
  const button = await screen.findByRole('button', { name: /Gilded Sleeve/ });
  button.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});

test('the focus stays in the settings when what links had turned off is on again', async () => {
  const own = {
    ...{ kinds: [], digestHour: 8, timeZone: null, zone: 'America/Chicago', zoneIsOfPlace: true },
    ...{ quietFrom: null, quietUntil: null, mailPaused: false, version: 0 },
  };
  let muted = 2;
  mockServer.on('GET /api/notifications/preferences', () => ({ body: { ...own, muted } }));
  mockServer.on('DELETE /api/notifications/muted', () => {
    muted = 0;
    return { status: 204 };
  });
  const { person } = renderScreen(
    <section aria-label="Settings">
      <NotificationSettings />
    </section>,
  );
  const button = await screen.findByRole('button', { name: 'Get these emails again' });
  button.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
  expect(within(screen.getByRole('region')).getByRole('form')).toBeVisible();
});
