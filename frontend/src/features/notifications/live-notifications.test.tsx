/** The stream that keeps the unread count live: it changes what is shown, comes back, and rests while the page is hidden. */
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { useLiveCount, useNotificationChanges } from '../../api/notification-changes';
import { useOnceLive } from '../../api/notification-reads';
import { onThreadChange, onUnreadCount } from '../../api/notifications-live';
import { saveAccessToken, startSession } from '../../browser/session';
import { mockServer } from '../../test/mock-server';
import { type FakeStream, mockStreams, unread } from '../../test/notification-stream';
import { player, renderScreen } from '../../test/render';
import UnreadBadge from './unread-badge';

const COUNT = 'GET /api/notifications/unread-count';
const REFRESH = 'POST /api/auth/refresh';

const { streams, answers } = mockStreams();
let isHidden = false;
const stops: (() => void)[] = [];
beforeEach(() => {
  isHidden = false;
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.restoreAllMocks();
});
const bearerOf = (stream: FakeStream | undefined) => new Headers(stream?.init.headers).get('authorization');
const follow = () => {
  const counts: number[] = [];
  stops.push(onUnreadCount(({ unread: count }) => counts.push(count)));
  return counts;
};
const show = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

// @spec rule-live-notifications
test('a new notification changes the badge of the open page by itself', async () => {
  Object.assign(globalThis, { EventSource: class {} });
  mockServer.on(COUNT, { body: { unread: 0, latest: null } });
  saveAccessToken('live');
  renderScreen(<UnreadBadge />);
  await waitFor(() => expect(streams).toHaveLength(1));
  await waitFor(() => expect(mockServer.calls(COUNT)).toHaveLength(1));
  await act(async () => {
    streams[0]?.send('retry: 2000\n\nevent: unread\nda');
    streams[0]?.send('ta: {"unread":3}\n\n: ping\n\n');
  });
  expect(await screen.findByText('3 unread')).toBeInTheDocument();
});

test('a count that rises is a change; the first one, and one that falls as something is read, is none', async () => {
  Object.assign(globalThis, { EventSource: class {} });
  saveAccessToken('live');
  const onChange = jest.fn();
  renderHook(() => useNotificationChanges('me', onChange));
  const counts = follow();
  await waitFor(() => expect(streams).toHaveLength(1));
  for (const [count, changes] of [
    [3, 0],
    [2, 0],
    [2, 0],
    [3, 1],
  ]) {
    counts.length = 0;
    streams[0]?.send(unread(count ?? 0));
    await waitFor(() => expect(counts).toEqual([count]));
    expect(onChange).toHaveBeenCalledTimes(changes ?? 0);
  }
});

/** A stream that has said the first count. */
async function streaming(first: number) {
  const counts = follow();
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send(unread(first));
  await waitFor(() => expect(counts).toEqual([first]));
  return counts;
}

describe('what was read before the stream was there is read again', () => {
  const readAgain = jest.fn();
  const listen = (readAt: number) => renderHook(() => useOnceLive('me', readAt, readAgain));
  beforeEach(() => {
    Object.assign(globalThis, { EventSource: class {} });
    saveAccessToken('live');
    readAgain.mockClear();
  });

  test('once', async () => {
    listen(Date.now());
    const counts = await streaming(3);
    streams[0]?.send(unread(4));
    await waitFor(() => expect(counts).toEqual([3, 4]));
    expect(readAgain).toHaveBeenCalledTimes(1);
  });

  test('by a screen that was drawn after the first count', async () => {
    const readAt = Date.now();
    await streaming(3);
    listen(readAt);
    await waitFor(() => expect(readAgain).toHaveBeenCalledTimes(1));
  });

  test('but not what was read after it', async () => {
    const counts = await streaming(3);
    listen(Date.now() + 1);
    streams[0]?.send(unread(4));
    await waitFor(() => expect(counts).toEqual([3, 4]));
    expect(readAgain).not.toHaveBeenCalled();
  });
});

test('a count that rises is a change for who listens since after the first one, too', async () => {
  Object.assign(globalThis, { EventSource: class {} });
  saveAccessToken('live');
  await streaming(2);
  const onChange = jest.fn();
  const later: number[] = [];
  renderHook(() => useNotificationChanges('me', onChange));
  renderHook(() => useLiveCount('me', ({ unread: count }) => later.push(count)));
  await waitFor(() => expect(later.length).toBeGreaterThan(0));
  streams[0]?.send(unread(3));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
});

test('changed messages are said with their offer, and all may have changed after an interruption', async () => {
  saveAccessToken('live');
  const changed: (string | null)[] = [];
  stops.push(onThreadChange((offer) => changed.push(offer)));
  const counts = follow();
  await waitFor(() => expect(streams).toHaveLength(1));
  streams[0]?.send('event: thread\ndata: {"offer":"an-offer"}\n\nevent: unread\ndata: {"unread":1}\n\n');
  await waitFor(() => expect(counts).toEqual([1]));
  expect(changed).toEqual(['an-offer']);
  show(true);
  show(false);
  await waitFor(() => expect(changed).toEqual(['an-offer', null]));
  expect(counts).toEqual([1]);
});

test('several that follow share one stream, which ends with the last of them', async () => {
  saveAccessToken('live');
  const [one, other] = [follow(), follow()];
  await waitFor(() => expect(streams).toHaveLength(1));
  expect(bearerOf(streams[0])).toBe('Bearer live');
  streams[0]?.send('event: unread\ndata: {"unread":1}\n\n');
  await waitFor(() => expect([one, other]).toEqual([[1], [1]]));
  stops.shift()?.();
  expect(streams[0]?.isAborted).toBe(false);
  stops.shift()?.();
  expect(streams[0]?.isAborted).toBe(true);
});

test('a stream that ends is opened again, and one that fails later each time', async () => {
  saveAccessToken('live');
  jest.useFakeTimers();
  try {
    follow();
    await act(async () => {});
    streams[0]?.end();
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(streams).toHaveLength(2);
    streams[1]?.end();
    await act(() => jest.advanceTimersByTimeAsync(990));
    expect(streams).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(1_010));
    expect(streams).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a hidden page has no stream, and one that is shown again has', async () => {
  saveAccessToken('live');
  follow();
  await waitFor(() => expect(streams).toHaveLength(1));
  show(true);
  expect(streams[0]?.isAborted).toBe(true);
  show(false);
  await waitFor(() => expect(streams).toHaveLength(2));
});

test('an access token that has expired is renewed; a session that is over opens no stream', async () => {
  saveAccessToken('old');
  mockServer.on(REFRESH, () => ({ body: { accessToken: 'new' } }));
  answers.push(() => ({ ok: false, status: 401 }) as Response);
  follow();
  await waitFor(() => expect(streams).toHaveLength(2));
  await waitFor(() => expect(bearerOf(streams[1])).toBe('Bearer new'));
});

test('a session that is over is followed again when the same user logs in', async () => {
  saveAccessToken('old');
  mockServer.fail(REFRESH, 401);
  answers.push(() => ({ ok: false, status: 401 }) as Response);
  follow();
  await waitFor(() => expect(mockServer.calls(REFRESH)).toHaveLength(1));
  expect(streams).toHaveLength(1);
  act(() => startSession({ accessToken: 'new', user: player }));
  await waitFor(() => expect(streams).toHaveLength(2));
});
