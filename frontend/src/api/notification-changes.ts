/** The stream of notifications while a screen is looked at; its code loads once the page is there. */
import { useCallback, useEffect, useRef } from 'react';
import { whenSettled } from '../lib/page-load';
import type { CountHandler, Unread } from './notifications-live';

type Stream = typeof import('./notifications-live');

/** Calls `onCount` with each count of the account's unread notifications, the one that is known first. Give it the same function each time. */
export function useLiveCount(account: string | undefined, onCount: CountHandler): void {
  useStream(
    account,
    useCallback(({ onUnreadCount }: Stream) => onUnreadCount(onCount), [onCount]),
  );
}

/** Calls `onChange` with each of the account's offers whose messages have changed, null where any may have. Likewise. */
export function useThreadChanges(
  account: string | undefined,
  onChange: (offer: string | null) => void,
): void {
  useStream(
    account,
    useCallback(({ onThreadChange }: Stream) => onThreadChange(onChange), [onChange]),
  );
}

function useStream(account: string | undefined, listen: (stream: Stream) => () => void): void {
  useEffect(() => {
    // A browser without server-sent events polls alone.
    if (account === undefined || typeof EventSource === 'undefined') return;
    let stop: (() => void) | undefined;
    let isGone = false;
    void whenSettled()
      .then(() => import('./notifications-live'))
      .then((stream) => {
        if (!isGone) stop = listen(stream);
      })
      // Code that doesn't load: who asks for changes polls.
      .catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [account, listen]);
}

/** Whether a notification has come in between: the count is the same where another one was read, or where more are unread than are counted. */
export const hasNews = (before: Unread, now: Unread): boolean =>
  now.unread > before.unread ||
  (before.latest !== undefined && now.latest != null && now.latest !== before.latest);

/** Calls `onChange` each time one has come; the first count of an account is the state as it is. */
export function useNotificationChanges(account: string | undefined, onChange: () => void): void {
  const last = useRef<Unread & { account?: string }>({ account, unread: Number.POSITIVE_INFINITY });
  const onCount = useCallback<CountHandler>(
    (count) => {
      const before = last.current;
      last.current = { ...count, account };
      if (before.account === account && hasNews(before, count)) onChange();
    },
    [account, onChange],
  );
  useLiveCount(account, onCount);
}
