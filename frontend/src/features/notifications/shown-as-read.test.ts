/** What is shown as read before the server has answered. */
import { type NotificationDto, notificationsApi } from '../../api/notifications';
import { makeStore, pageStore } from '../../app/store';
import { mockServer } from '../../test/mock-server';

test('a refused reading is taken back where the notification is by then', async () => {
  const { dispatch, getState } = pageStore();
  const { notifications, markAllNotificationsRead } = notificationsApi.endpoints;
  const aNotification = (uuid: string, read: boolean): NotificationDto => ({
    ...{ uuid, read, kind: 'PASSWORD_CHANGED', details: {}, createdAt: '2026-03-01T10:00:00.000Z' },
  });
  const shown = () =>
    notifications
      .select()(getState())
      .data?.pages.flatMap(({ rows }) => rows.map(({ uuid, read }) => `${uuid} ${read}`));
  mockServer.on('GET /api/notifications', {
    body: [aNotification('first', false), aNotification('read', true)],
  });
  const reading = dispatch(notifications.initiate());
  await reading;
  const refuse = mockServer.later('PUT /api/notifications/read', { status: 503, body: undefined });
  const change = dispatch(markAllNotificationsRead.initiate({ until: '2026-03-02T10:00:00.000Z' }));
  expect(shown()).toEqual(['first true', 'read true']);
  mockServer.on('GET /api/notifications', {
    body: [aNotification('second', true), aNotification('first', false), aNotification('read', true)],
  });
  await reading.refetch();
  await refuse();
  await change;
  expect(shown()).toEqual(['second true', 'first false', 'read true']);
  reading.unsubscribe();
});

test.each([
  ['PUT /api/notifications/:uuid/read', 'one'],
  ['PUT /api/notifications/read', 'all'],
] as const)(
  '%s reads the count again where its answer was lost, and not after a refusal',
  async (call, which) => {
    const COUNT = 'GET /api/notifications/unread-count';
    const { dispatch } = makeStore();
    const { getUnreadCount, markAllNotificationsRead, markNotificationRead } = notificationsApi.endpoints;
    const settled = () => Promise.all(dispatch(notificationsApi.util.getRunningQueriesThunk()));
    const mark = () =>
      which === 'one'
        ? dispatch(markNotificationRead.initiate('first'))
        : dispatch(markAllNotificationsRead.initiate({ until: '2026-03-02T10:00:00.000Z' }));
    mockServer.on(COUNT, { body: { unread: 2, latest: null } });
    void dispatch(getUnreadCount.initiate());
    await settled();
    mockServer.fail(call, 400);
    await mark();
    await settled();
    expect(mockServer.calls(COUNT)).toHaveLength(1);
    mockServer.on(call, () => {
      throw new TypeError('Failed to fetch');
    });
    await mark();
    await settled();
    expect(mockServer.calls(COUNT)).toHaveLength(2);
  },
);
