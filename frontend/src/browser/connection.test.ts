/** Whether a page shows what came now or what was kept. */
import { act, renderHook, waitFor } from '@testing-library/react';
import { formatMoment } from '../lib/format-date';
import {
  answeredByServer,
  answeredFromCache,
  forgetCachedAnswers,
  onReconnect,
  reconnect,
  useConnection,
} from './connection';

const turn = (name: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(name)));
const kept = (url: string, at: number | null) => act(() => answeredFromCache(url, { key: url, at }));
const answered = (url: string) => act(async () => answeredByServer(url));

describe('the connection', () => {
  const shown = () => renderHook(() => useConnection()).result;
  const since = (at: number | null) => ({ connected: false, since: at });
  const CONNECTED = { connected: true };

  afterEach(async () => {
    onReconnect(async () => true);
    for (const key of ['one', 'two', 'three']) forgetCachedAnswers(key);
    await act(reconnect);
  });

  it('is there until the browser says otherwise, and again when it says so', async () => {
    const result = shown();
    expect(result.current).toEqual(CONNECTED);
    await turn('offline');
    expect(result.current).toEqual(since(null));
    await turn('online');
    expect(result.current).toEqual(CONNECTED);
  });

  it('tells the age of the oldest kept answer that nothing has replaced yet', async () => {
    const result = shown();
    kept('one', 5000);
    kept('two', 2000);
    kept('three', null);
    expect(result.current).toEqual(since(2000));
    await answered('two');
    expect(result.current).toEqual(since(5000));
    await answered('one');
    expect(result.current).toEqual(since(null));
    await answered('three');
    expect(result.current).toEqual(CONNECTED);
  });

  it('is back only once what is on the screen was asked for again', async () => {
    const result = shown();
    let done = (_answered: boolean) => {};
    onReconnect(() => new Promise((resolve) => (done = resolve)));
    await turn('offline');
    await turn('online');
    expect(result.current).toEqual(since(null));
    await act(async () => done(false));
    expect(result.current).toEqual(since(null));
    await turn('online');
    await act(async () => done(true));
    expect(result.current).toEqual(CONNECTED);
  });

  it('an answer of the server asks again for what was kept, once', async () => {
    const result = shown();
    const asked = jest.fn(async (keys?: ReadonlySet<string>) => {
      for (const key of keys ?? []) answeredByServer(key);
      return true;
    });
    onReconnect(asked);
    kept('one', 5000);
    kept('two', 2000);
    await answered('three');
    expect(asked.mock.calls).toEqual([[new Set(['one', 'two'])]]);
    await waitFor(() => expect(result.current).toEqual(CONNECTED));
  });
});

it('a moment of today is its time, an earlier one has its day', () => {
  const now = new Date(2026, 4, 5, 20, 0);
  expect(formatMoment(new Date(2026, 4, 5, 14, 5).getTime(), now, 'en-GB')).toBe('14:05');
  expect(formatMoment(new Date(2026, 4, 4, 14, 5).getTime(), now, 'en-GB')).toBe('4 May 2026, 14:05');
});
