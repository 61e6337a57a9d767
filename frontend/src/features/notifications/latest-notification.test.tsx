/** Another notification where the count stays as it is: one was read elsewhere as it came, or more are unread than are counted. */
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { useLiveCount, useNotificationChanges } from '../../api/notification-changes';
import { notificationsApi } from '../../api/notifications';
import { pageStore } from '../../app/store';
import { saveAccessToken } from '../../browser/session';
import NotificationsPage from '../../pages/notifications';
import { mockServer } from '../../test/mock-server';
import { mockStreams, unread } from '../../test/notification-stream';
import { renderScreen } from '../../test/render';

const LIST = 'GET /api/notifications';
const COUNT = 'GET /api/notifications/unread-count';
const sold = {
  ...{ uuid: 'sold-id', kind: 'LISTING_SOLD', details: { cardName: 'Heron' } },
  ...{ createdAt: '2026-03-01T10:00:00.000Z', read: false },
};
const changed = { ...sold, uuid: 'changed-id', kind: 'PASSWORD_CHANGED', details: {} };

const { streams } = mockStreams();
beforeEach(() => {
  Object.assign(globalThis, { EventSource: class {} });
  saveAccessToken('live');
});

const serve = (...kept: (typeof sold | typeof changed)[]) => {
  mockServer.on(LIST, { body: kept });
  mockServer.on(COUNT, { body: { unread: 1, latest: kept[0]?.uuid ?? null } });
};
const title = (name: string) => screen.findByRole('heading', { name });

test('another latest notification is a change; the same one, and a server that says none, are no change', async () => {
  const onChange = jest.fn();
  const heard: number[] = [];
  renderHook(() => useNotificationChanges('me', onChange));
  renderHook(() => useLiveCount('me', ({ unread: count }) => heard.push(count)));
  await waitFor(() => expect(streams).toHaveLength(1));
  for (const [latest, changes] of [
    ['one', 0],
    ['one', 0],
    ['two', 1],
    [undefined, 1],
    ['three', 1],
    [null, 1],
  ] as const) {
    heard.length = 0;
    streams[0]?.send(unread(1, latest));
    await waitFor(() => expect(heard).toEqual([1]));
    expect(onChange).toHaveBeenCalledTimes(changes);
  }
});

test('the open list shows a notification that came as another was read elsewhere, by the stream', async () => {
  serve(sold);
  renderScreen(<NotificationsPage />);
  await title('Unread: Heron was sold');
  await waitFor(() => expect(streams).toHaveLength(1));
  await act(async () => streams[0]?.send(unread(1, 'sold-id')));
  serve(changed, { ...sold, read: true });
  await act(async () => streams[0]?.send(unread(1, 'changed-id')));
  expect(await title('Unread: Your password was changed')).toBeVisible();
});

test('likewise where the count is asked for again', async () => {
  Reflect.deleteProperty(globalThis, 'EventSource');
  serve(sold);
  renderScreen(<NotificationsPage />);
  await title('Unread: Heron was sold');
  await waitFor(() => expect(mockServer.calls(COUNT)).toHaveLength(1));
  serve(changed, { ...sold, read: true });
  const { getUnreadCount } = notificationsApi.endpoints;
  act(() => void pageStore().dispatch(getUnreadCount.initiate(undefined, { forceRefetch: true })));
  expect(await title('Unread: Your password was changed')).toBeVisible();
});
