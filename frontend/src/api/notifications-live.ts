/**
 * Keeps the unread count and messages live while the page is looked at: reads the server's stream of events, and comes back after an
 * interruption.
 * `EventSource` would send no access token. Where no stream gets through, the count is polled all the same.
 */
import { accessToken, currentUser, onUserChange } from '../browser/session';
import type { UnreadCountDto } from './generated/notifications';
import { refreshAccessToken } from './refresh';

const STREAM = '/api/notifications/stream';
/** Between two attempts, in milliseconds: it doubles with each that failed. */
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 60_000;
/** A quiet stream is pinged more often than this; in milliseconds. */
const SILENCE_MS = 60_000;

/** An unread count, with the latest notification, which an older server doesn't send. */
export type Unread = Pick<UnreadCountDto, 'unread'> & Partial<UnreadCountDto>;

/** One that the stream has sent, with the moment since when the stream says something. */
interface LiveCount extends Unread {
  readonly since: number;
}

/** Called with each count that the stream sends. */
export type CountHandler = (count: LiveCount) => void;
/** Called with each offer whose messages have changed; null where any may have. */
type ThreadHandler = (offer: string | null) => void;

const countHandlers = new Set<CountHandler>();
const threadHandlers = new Set<ThreadHandler>();
let open: AbortController | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let forgetUser: (() => void) | undefined;
/** What the open stream has said last. */
let said: LiveCount | null = null;
/** Whether there was a stream before: what came since then was missed. */
let wasOpen = false;

/**
 * Calls `handler` with the count, if it is known, and with each one that comes until the returned function is called. All who ask share
 * one stream.
 */
export function onUnreadCount(handler: CountHandler): () => void {
  const stopListening = listen(countHandlers, handler);
  if (said) handler(said);
  return stopListening;
}

/** Calls `handler` with each offer whose messages have changed, likewise. */
export const onThreadChange = (handler: ThreadHandler): (() => void) => listen(threadHandlers, handler);

const listeners = (): number => countHandlers.size + threadHandlers.size;

function listen<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  if (listeners() === 1) {
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('online', follow);
    // Also the same user who logs in again.
    forgetUser = onUserChange(followUser);
    follow();
  }
  return () => {
    handlers.delete(handler);
    if (listeners() > 0) return;
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('online', follow);
    forgetUser?.();
    wasOpen = false;
    stop();
  };
}

/** A hidden page needs no badge: browsers allow few connections to one server. */
function follow(): void {
  if (document.hidden) stop();
  else if (!open) start();
}

const followUser = (): void => {
  if (currentUser()) follow();
};

function stop(): void {
  clearTimeout(retry);
  open?.abort();
  open = null;
  said = null;
}

function start(): void {
  clearTimeout(retry);
  const controller = new AbortController();
  open = controller;
  void read(controller)
    .catch(() => false)
    .then((isRefused) => {
      if (open !== controller) return;
      open = null;
      said = null;
      // The session is over: the next login asks again.
      if (isRefused) return;
      const delay = Math.min(FIRST_DELAY_MS * 2 ** failures++, MAX_DELAY_MS);
      // Not all clients of a server that restarts come back at once.
      retry = setTimeout(follow, delay * (0.5 + Math.random() / 2));
    });
}

/** Reads a stream to its end; whether the server has refused the session. */
async function read(controller: AbortController): Promise<boolean> {
  const response = await request(controller.signal);
  if (response === null) return true;
  if (!response.ok || !response.body) return false;
  if (wasOpen) for (const handler of threadHandlers) handler(null);
  wasOpen = true;
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const silence = setTimeout(() => controller.abort(), SILENCE_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(silence));
    if (done) return false;
    const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) announce(event);
  }
}

interface StreamEvent extends Partial<UnreadCountDto> {
  offer?: string | null;
}

function announce(event: string): void {
  const [, data] = /^data: (.+)$/m.exec(event) ?? [];
  if (!data) return;
  failures = 0;
  const { unread, latest, offer } = JSON.parse(data) as StreamEvent;
  if (unread !== undefined) {
    said = { unread, latest, since: said?.since ?? Date.now() };
    for (const handler of countHandlers) handler(said);
  }
  if (offer !== undefined) for (const handler of threadHandlers) handler(offer);
}

/** Null where the session is over. */
async function request(signal: AbortSignal): Promise<Response | null> {
  if (!accessToken() && !(await hasNewToken())) return null;
  const answer = await send(signal);
  if (answer.status !== 401) return answer;
  const again = (await hasNewToken()) ? await send(signal) : null;
  return again?.status === 401 ? null : again;
}

/** False where the session is over; throws where the server can't answer now. */
async function hasNewToken(): Promise<boolean> {
  const failure = await refreshAccessToken();
  if (failure && failure.status !== 401) throw new Error('There is no new token yet');
  return failure === null;
}

const send = (signal: AbortSignal): Promise<Response> =>
  fetch(STREAM, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${accessToken()}` },
    cache: 'no-store',
    signal,
  });
