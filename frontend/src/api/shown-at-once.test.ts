/** What is shown before the server has answered is taken back when it refuses, wherever it is shown by then. */
import { pageStore } from '../app/store';
import { aWantList } from '../test/goods';
import { mockServer } from '../test/mock-server';
import { type NotificationDto, notificationsApi } from './notifications';
import { watchlistApi } from './watchlist';

test('a list of wants that has moved', async () => {
  const { dispatch, getState } = pageStore();
  const { getWantLists, changeWantList } = watchlistApi.endpoints;
  const deck = aWantList({ uuid: 'deck-id', alerts: true });
  const shown = () =>
    getWantLists
      .select()(getState())
      .data?.map(({ uuid, alerts }) => `${uuid} ${alerts}`);
  mockServer.on('GET /api/watchlist/lists', { body: [deck] });
  const reading = dispatch(getWantLists.initiate());
  await reading;
  const refuse = mockServer.later('PATCH /api/watchlist/lists/:uuid', { status: 422, body: deck });
  const change = dispatch(changeWantList.initiate({ uuid: 'deck-id', changeWantList: { alerts: false } }));
  expect(shown()).toEqual(['deck-id false']);
  const cube = aWantList({ uuid: 'cube-id', alerts: false });
  mockServer.on('GET /api/watchlist/lists', { body: [cube, deck] });
  await reading.refetch();
  await refuse();
  await change;
  expect(shown()).toEqual(['cube-id false', 'deck-id true']);
  reading.unsubscribe();
});

test('a notification that is no longer the latest', async () => {
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
