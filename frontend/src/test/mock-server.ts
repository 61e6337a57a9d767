/** The server of the screens' tests: answers what a test says, and fails the test on any other call. (msw needs Node 22.) */
import { act } from '@testing-library/react';
import type { Answers } from '../api/generated/answers';
import { ownPlace } from './own-place';

/** A call as the server saw it. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
  /** Whether the client still waits. */
  signal: AbortSignal;
}

/** An answer: a status, a JSON body, headers. */
export interface Reply<Body = unknown> {
  status?: number;
  body?: Body;
  headers?: Record<string, string>;
}

type Key = keyof Answers & string;
type Handler = (call: Call) => Reply | Promise<Reply>;

const handlers = new Map<string, Handler>();
const seen: { key: string; call: Call }[] = [];

/** What parts of screens ask beside what they are about, where a test says nothing of it. */
const ASIDE = new Map<string, Handler>([
  [
    'GET /api/cards/set-codes' satisfies Key,
    () => ({
      body: { object: 'catalog', uri: '/api/cards/set-codes', total_values: 2, data: ['8lm', 'brm'] },
    }),
  ],
  [
    'GET /api/cards/:id/prices' satisfies Key,
    () => ({
      body: {
        ...{ object: 'price_history', card_id: 'heron-id', as_of: '2026-11-22', from: null, to: null },
        ...{ since: null, until: null, series: [] },
      },
    }),
  ],
  [
    'GET /api/users/:uuid/age' satisfies Key,
    () => ({ body: { isUnder18: false, bornIn: null, adultFrom: null, maxDealValue: 50 } }),
  ],
  // Nobody is invited to set a place.
  ['GET /api/places/mine' satisfies Key, () => ({ body: ownPlace() })],
  ['GET /api/listings/:uuid/copies' satisfies Key, () => ({ body: [] })],
  ['GET /api/stock/stale' satisfies Key, () => ({ body: { lines: 0, copies: 0, expired: 0 } })],
  ['GET /api/events/mine' satisfies Key, () => ({ body: [] })],
  ['GET /api/events/mine/canceled' satisfies Key, () => ({ body: [] })],
  [
    'GET /api/storefronts/mine' satisfies Key,
    () => ({
      body: {
        ...{ weekly: [], exceptions: [], description: null, website: null },
        ...{ timeZone: null, picture: null, version: 0 },
      },
    }),
  ],
  ['GET /api/places/distances' satisfies Key, () => ({ body: [] })],
  ['GET /api/watchlist/demand' satisfies Key, () => ({ body: [] })],
  ['GET /api/watchlist/lists' satisfies Key, () => ({ body: [] })],
  [
    'GET /api/notifications/preferences' satisfies Key,
    () => ({
      body: {
        ...{ kinds: [], digestHour: 8, timeZone: null, zone: 'America/Chicago', zoneIsOfPlace: true },
        ...{ quietFrom: null, quietUntil: null, mailPaused: false, muted: 0, version: 0 },
      },
    }),
  ],
  ['GET /api/notifications/push' satisfies Key, () => ({ body: { publicKey: null, endpoint: null } })],
  ['GET /api/notifications/unread-count' satisfies Key, () => ({ body: { unread: 0, latest: null } })],
  ['GET /api/calendars/own' satisfies Key, () => ({ body: { createdAt: null } })],
  ['GET /api/deals/conflicts' satisfies Key, () => ({ body: [] })],
  ['GET /api/offers/inbox/count' satisfies Key, () => ({ body: { mine: 0 } })],
  [
    'GET /api/offers/hold-rules' satisfies Key,
    () => ({ body: { isOn: true, maxCards: 20, maxValue: null, forWhom: 'NOBODY', days: 2, version: 0 } }),
  ],
  ['GET /api/moderation/blocks' satisfies Key, () => ({ body: [] })],
  [
    'GET /api/moderation/standing' satisfies Key,
    () => ({ body: { isModerator: false, openCases: 0, suspension: null } }),
  ],
  ['GET /api/deals/counter/rules' satisfies Key, () => ({ body: { keepsCards: false, version: 0 } })],
  ['GET /api/offers/:uuid/messages' satisfies Key, () => ({ body: [] })],
  [
    'GET /api/offers/:uuid/thread' satisfies Key,
    () => ({ body: { isMuted: false, unread: 0, isWritable: true, closesAt: null } }),
  ],
  ['GET /api/reviews/records' satisfies Key, () => ({ body: [] })],
  ['GET /api/reviews/about/:uuid' satisfies Key, () => ({ body: [] })],
  [
    'GET /api/reviews/deals/:uuid' satisfies Key,
    () => ({ body: { mine: null, theirs: null, shownAt: null, isOpen: false, closesAt: null } }),
  ],
]);
const unexpected: string[] = [];
let realFetch: typeof fetch | null = null;

export const mockServer = {
  /** Answers `key` ("GET /api/cards/:id") with a success of the call's own shape, or by a function for anything else. */
  on<K extends Key>(
    key: K,
    reply: ({ body: Answers[K] } & Reply) | ((call: Call) => Reply | Promise<Reply>),
  ): void {
    handlers.set(key, typeof reply === 'function' ? reply : () => reply);
  },

  /** Answers `key` with an error as the server words them. */
  fail(key: Key, status: number, problem: { message?: string; code?: string; errors?: object[] } = {}): void {
    handlers.set(key, () => ({ status, body: { status, ...problem } }));
  },

  /** Answers `key` once the function that it gives is called: for what people do in the meantime. */
  later<K extends Key>(key: K, reply: { body: Answers[K] } & Reply): () => Promise<void> {
    let release = (_: Reply) => {};
    const released = new Promise<Reply>((resolve) => {
      release = resolve;
    });
    handlers.set(key, () => released);
    return () => act(async () => release(reply));
  },

  /** The calls of `key` so far, oldest first. */
  calls: (key: Key): Call[] => seen.flatMap((each) => (each.key === key ? [each.call] : [])),

  listen(): void {
    realFetch ??= globalThis.fetch;
    globalThis.fetch = answer;
  },

  /** Forgets everything, and fails the test if there was a call that it did not foresee. */
  close(): void {
    if (realFetch) globalThis.fetch = realFetch;
    handlers.clear();
    seen.length = 0;
    const found = unexpected.splice(0);
    if (found.length > 0) throw new Error(`The test did not foresee these calls: ${found.join(', ')}`);
  },
};

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  const url = new URL(request.url);
  const text = await request.text();
  const call: Call = {
    method: request.method,
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: text && isJson(request) ? JSON.parse(text) : text || undefined,
    signal: request.signal,
  };
  const aside = [...ASIDE.keys()].find((candidate) => matches(candidate, call));
  const said = [...handlers.keys()].reverse().filter((candidate) => matches(candidate, call));
  // What is about all cards, or about another part of one, is no card with such an id or number.
  const key = aside && !said.includes(aside) ? aside : (said.find((each) => each === aside) ?? said[0]);
  const isOurs = url.origin === window.location.origin;
  const handler = key && isOurs ? (handlers.get(key) ?? ASIDE.get(key)) : undefined;
  if (!key || !handler) {
    unexpected.push(`${call.method} ${url.origin === window.location.origin ? '' : url.origin}${call.path}`);
    throw new TypeError('Failed to fetch');
  }
  seen.push({ key, call });
  const { status = 200, body, headers } = await handler(call);
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  const content = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(content, { status, headers: { 'content-type': type, ...headers } });
}

/** A file is sent as it is. */
const isJson = ({ headers }: Request) => headers.get('content-type')?.includes('json') ?? false;

function matches(key: string, call: Call): boolean {
  const [method, pattern = ''] = key.split(' ');
  const wanted = pattern.split('/');
  const parts = call.path.split('/');
  return (
    method === call.method &&
    wanted.length === parts.length &&
    wanted.every((part, at) => part.startsWith(':') || part === parts[at])
  );
}
