/** The screen of notifications, and their number in the menus. */
import { act, screen, waitFor, within } from '@testing-library/react';
import type { NotificationDto } from '../../api/notifications';
import { menuOf } from '../../app/menus';
import NotificationsPage from '../../pages/notifications';
import { mockServer } from '../../test/mock-server';
import { renderScreen } from '../../test/render';
import UnreadBadge from './unread-badge';

const LIST = 'GET /api/notifications';
const COUNT = 'GET /api/notifications/unread-count';
const READ = 'PUT /api/notifications/:uuid/read';
const READ_ALL = 'PUT /api/notifications/read';

const aNotification = (facts: Partial<NotificationDto> = {}): NotificationDto => ({
  uuid: 'login-id',
  kind: 'NEW_DEVICE',
  details: { browser: 'Firefox', system: 'Windows' },
  createdAt: '2026-03-01T10:00:00.000Z',
  read: false,
  ...facts,
});
const sold = aNotification({
  ...{ uuid: 'sold-id', kind: 'LISTING_SOLD', createdAt: '2026-03-02T10:00:00.000Z' },
  details: { listing: 'listing-id', cardId: 'heron-id', cardName: 'Clockwork Heron' },
});

const open = () => renderScreen(<NotificationsPage />, { at: '/notifications', path: '/notifications' });
const entry = async (name: string | RegExp) =>
  within((await screen.findByRole('heading', { level: 2, name })).closest('li') as HTMLElement);

/** A server that knows what was read. */
function serve(...notifications: NotificationDto[]) {
  let kept = notifications;
  mockServer.on(LIST, () => ({ body: kept }));
  mockServer.on(COUNT, () => ({
    body: { unread: kept.filter(({ read }) => !read).length, latest: kept[0]?.uuid ?? null },
  }));
  mockServer.on(READ, ({ path }) => {
    kept = kept.map((each) => (path.includes(each.uuid) ? { ...each, read: true } : each));
    return { status: 204 };
  });
  mockServer.on(READ_ALL, ({ body }) => {
    const { until } = body as { until: string };
    kept = kept.map((each) => ({ ...each, read: each.read || each.createdAt <= until }));
    return { status: 204 };
  });
  return { add: (...more: NotificationDto[]) => (kept = [...more, ...kept]) };
}

// @spec route-notifications
test.each(['sidebar', 'more'] as const)('stands before the settings in the menu %s', (menu) => {
  expect(
    menuOf(menu, 'USER')
      .map(({ label }) => label)
      .slice(-2, -1),
  ).toEqual(['Notifications']);
});

// @spec call-notifications, route-notifications
test('each notification says what happened, when, what to do about it, and whether it is unread', async () => {
  serve(sold, aNotification({ read: true }));
  open();
  const listing = await entry('Unread: Clockwork Heron was sold');
  expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  expect(listing.getByText('You sent a message about this listing.')).toBeVisible();
  expect(listing.getByRole('link')).toHaveAttribute('href', '/cards/results/heron-id');
  expect(listing.getByText(/ago$/)).toHaveAttribute('datetime', '2026-03-02T10:00:00.000Z');
  const login = await entry('New login from Firefox on Windows');
  expect(login.getByRole('link')).toHaveAttribute('href', '/settings');
  expect(login.queryByRole('button')).toBeNull();
  expect(await screen.findByText('1 unread')).toBeVisible();
});

test.each<[NotificationDto['kind'], NotificationDto['details'], string]>([
  ['NEW_DEVICE', { browser: null, system: null }, 'New login from another device'],
  ['PASSWORD_CHANGED', {}, 'Your password was changed'],
  ['CARDS_IMPORTED', { added: 312 }, '312 new printings in the card database'],
  ['PRICES_HELD_BACK', { copies: 3 }, 'The new prices of 3 copies need a look'],
  ['LISTING_WITHDRAWN', { cardId: 'heron-id', cardName: 'Heron' }, 'Heron is no longer listed'],
  ['LISTING_RESTORED', { cardId: 'heron-id', cardName: 'Heron' }, 'Heron is listed again'],
  ['A_KIND_OF_LATER', {}, 'There’s news about your account'],
])('%s has words of its own, or words that fit any', async (kind, details, title) => {
  serve(aNotification({ kind, details, read: true }));
  open();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
});

test('anyone who follows a notification has read it', async () => {
  serve(sold);
  const { person, router } = open();
  await person.click((await entry(/was sold/)).getByRole('link'));
  expect(router.state.location.pathname).toBe('/cards/results/heron-id');
  await waitFor(() => expect(mockServer.calls(READ)[0]?.path).toBe('/api/notifications/sold-id/read'));
});

// @spec call-mark-read
test('one can be marked as read where it stands, at once and however fast it is pressed twice', async () => {
  serve(sold, aNotification());
  const { person } = open();
  const mark = (await entry(/was sold/)).getByRole('button', {
    name: 'Mark as read: Clockwork Heron was sold',
  });
  await person.dblClick(mark);
  expect(await screen.findByRole('heading', { name: 'Clockwork Heron was sold' })).toBeVisible();
  expect(await screen.findByText('1 unread')).toBeVisible();
  expect(mockServer.calls(READ)).toHaveLength(1);
});

test('what the server does not mark stays unread, and the reader is told', async () => {
  serve(sold);
  mockServer.fail(READ, 503, {});
  const { person } = open();
  await person.click(
    (await entry(/was sold/)).getByRole('button', { name: 'Mark as read: Clockwork Heron was sold' }),
  );
  expect(await screen.findByText(/couldn’t mark it as read|try again/i)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Unread: Clockwork Heron was sold' })).toBeVisible();
});

// @spec call-mark-all-read
test('all that are shown can be marked as read, and what came since stays unread', async () => {
  const server = serve(sold, aNotification());
  const { person } = open();
  await screen.findByText('2 unread');
  server.add(aNotification({ uuid: 'late-id', createdAt: '2026-03-03T10:00:00.000Z' }));
  await person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('1 unread')).toBeVisible();
  expect(mockServer.calls(READ_ALL)[0]?.body).toEqual({ until: '2026-03-02T10:00:00.000Z' });
});

test('the focus stays near a button that goes away', async () => {
  serve(sold);
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('All read')).toHaveFocus();
});

test('nobody who has none is left alone with an empty page', async () => {
  serve();
  open();
  expect(await screen.findByText('You don’t have any notifications.')).toBeVisible();
});

test('a list that does not come can be asked for again', async () => {
  serve(sold);
  mockServer.fail(LIST, 500, {});
  const { person } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  serve(sold);
  await person.click(again);
  expect(await screen.findByRole('heading', { name: 'Unread: Clockwork Heron was sold' })).toBeVisible();
});

describe('the number in the menus', () => {
  const badge = () => renderScreen(<UnreadBadge />);

  // @spec call-unread-count
  test('says how many are unread', async () => {
    mockServer.on(COUNT, { body: { unread: 3, latest: null } });
    badge();
    expect(await screen.findByText('3')).toBeVisible();
    expect(screen.getByText('3 unread')).toBeInTheDocument();
  });

  test('is not there where none is, and stops at 99', async () => {
    mockServer.on(COUNT, { body: { unread: 0, latest: null } });
    const { container, unmount } = badge();
    await waitFor(() => expect(mockServer.calls(COUNT)).toHaveLength(1));
    await act(async () => {});
    expect(container.querySelector('[aria-hidden]')).toBeNull();
    unmount();
    mockServer.on(COUNT, { body: { unread: 100, latest: null } });
    badge();
    expect(await screen.findByText('99+')).toBeVisible();
  });
});
