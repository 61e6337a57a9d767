/** Push notifications in the service worker: shows them, opens what they are about, and renews a subscription that the browser changes. */

import { REFRESH_TIMEOUT_MS } from '../lib/worker-messages';

/** What the server sends; a message with the tag of another takes its place. */
interface PushMessage {
  title: string;
  body: string;
  link: string;
  tag: string;
  /** Whose it is; a server of before does not say it. */
  account?: string;
}

const LIST = '/notifications';
const NOTHING_SAID: PushMessage = { title: 'Playset', body: '', link: LIST, tag: 'playset' };
const STATUS = '/api/notifications/push';

/** The message of a push. A browser that is sent one must show something, whatever is in it. */
export function messageIn(data: { json(): unknown } | null): PushMessage {
  try {
    return { ...NOTHING_SAID, ...(data?.json() as Partial<PushMessage>) };
  } catch {
    return NOTHING_SAID;
  }
}

/**
 * The message for the account that is logged in here: a push service may keep one for a day, and by then another account may use this
 * browser, which reads nothing of it.
 */
export async function messageFor(
  data: Parameters<typeof messageIn>[0],
  owner: () => Promise<string | null>,
): Promise<PushMessage> {
  const message = messageIn(data);
  if (message.account === undefined) return message;
  // Unknown where the storage of the browser fails.
  const reader = await owner().catch(() => null);
  return message.account === reader ? message : NOTHING_SAID;
}

export const showMessage = (
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  { title, body, link, tag }: PushMessage,
): Promise<void> =>
  registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { link } });

/** The tabs of this site, as `clients` of the worker has them. */
interface Tabs {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>;
  openWindow(url: string): Promise<unknown>;
}
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The tab that shows the link already gets the focus; without one it is opened. Links to elsewhere are not followed. */
export async function openLink(clients: Tabs, link: unknown, origin: string): Promise<void> {
  const found = typeof link === 'string' && URL.canParse(link, origin) ? new URL(link, origin) : undefined;
  const url = found?.origin === origin ? found : new URL(LIST, origin);
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find((tab) => tab.url === url.href);
  await (open ? open.focus() : clients.openWindow(url.href));
}

/**
 * Subscribes again, if this login has push on, and says so to the server. The access token is one of its own: those of the tabs are
 * out of reach, and the tabs share the refresh token's cookie with it.
 */
export async function renewSubscription(
  push: Pick<PushManager, 'subscribe' | 'getSubscription'>,
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<void> {
  // The tabs wait for it: for as long as for a refresh of theirs.
  const refreshed = await oneAtATime(() =>
    fetch('/api/auth/refresh', {
      ...{ method: 'POST', credentials: 'include' },
      signal: AbortSignal.timeout(REFRESH_TIMEOUT_MS),
    }),
  );
  if (!refreshed.ok) return;
  const { accessToken } = (await refreshed.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const status = await fetch(STATUS, { headers });
  if (!status.ok) return;
  const { publicKey, endpoint } = (await status.json()) as {
    publicKey: string | null;
    endpoint: string | null;
  };
  if (publicKey === null || endpoint === null) return;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = (await push.getSubscription()) ?? (await push.subscribe(options));
  const { endpoint: renewed, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint: renewed, p256dh: keys?.p256dh, auth: keys?.auth });
  await fetch(STATUS, { method: 'PUT', headers, body });
}
