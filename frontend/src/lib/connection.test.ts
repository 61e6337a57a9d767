/** Whether a page shows what came now or what was kept. */
import { act, renderHook } from '@testing-library/react';
import { connected, disconnected, useConnection } from './connection';
import { momentWords } from './date-words';

afterEach(() => act(connected));

describe('the connection', () => {
  const shown = () => renderHook(() => useConnection()).result;

  it('is there until the browser or the worker says otherwise, and again when one of them says so', () => {
    const result = shown();
    expect(result.current).toEqual({ connected: true });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(result.current).toEqual({ connected: false, since: null });
    act(() => disconnected(1000));
    expect(result.current).toEqual({ connected: false, since: 1000 });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(result.current).toEqual({ connected: true });
  });

  it('tells the age of the oldest answer that was kept', () => {
    const result = shown();
    act(() => disconnected(5000));
    act(() => disconnected(2000));
    act(() => disconnected(9000));
    expect(result.current).toEqual({ connected: false, since: 2000 });
  });
});

it('a moment of today is its time, an earlier one has its day', () => {
  const now = new Date(2026, 4, 5, 20, 0);
  expect(momentWords(new Date(2026, 4, 5, 14, 5).getTime(), now, 'en-GB')).toBe('14:05');
  expect(momentWords(new Date(2026, 4, 4, 14, 5).getTime(), now, 'en-GB')).toBe('4 May 2026, 14:05');
});
