/** Push notifications in this browser: whether there can be any, and the subscription. Permission is asked for by `subscribe` alone. */

/** `home-screen`: an iPhone or iPad, where only an app on the home screen gets them. */
export type PushSupport = 'supported' | 'unsupported' | 'home-screen';

/** A subscription as the server takes it. */
interface BrowserSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A page that gets a service worker registers it within this time, in milliseconds. */
const REGISTERED_MS = 10_000;
/** And the worker keeps some 250 files before it is ready, on a slow network as well. */
const READY_MS = 60_000;

/** What some browsers don't have. */
const maybe: Partial<Pick<typeof globalThis, 'PushManager' | 'Notification'>> = globalThis;

export function pushSupport(): PushSupport {
  if (navigator.serviceWorker && maybe.PushManager && maybe.Notification) return 'supported';
  // Safari on iOS alone has the property.
  const isOnHomeScreen = (navigator as { standalone?: boolean }).standalone;
  return isOnHomeScreen === false ? 'home-screen' : 'unsupported';
}

export const isPushDenied = (): boolean => maybe.Notification?.permission === 'denied';

/** Where this browser is notified, if it is subscribed and may show something; asks for nothing. */
export async function pushEndpoint(): Promise<string | null> {
  if (pushSupport() !== 'supported' || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** Asks for permission where that was not given yet, and subscribes. Null where it is not given. Rejects when it doesn't work. */
export async function subscribe(publicKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await workerRegistration();
  const applicationServerKey = bytesOf(publicKey);
  const present = await pushManager.getSubscription();
  const isOfThisServer = sameBytes(present?.options.applicationServerKey, applicationServerKey);
  // A subscription with another key can't be used, and not be changed.
  if (present && !isOfThisServer) await present.unsubscribe();
  const subscription =
    present && isOfThisServer
      ? present
      : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Ends the subscription, if there is one. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** The registration with a worker that is ready; some browsers and pages never get one. */
async function workerRegistration(): Promise<ServiceWorkerRegistration> {
  const { serviceWorker } = navigator;
  const within = (ms: number) => new Promise<undefined>((done) => setTimeout(done, ms));
  await Promise.race([serviceWorker.ready, within(REGISTERED_MS)]);
  const isRegistered = (await serviceWorker.getRegistration()) !== undefined;
  const registration = isRegistered && (await Promise.race([serviceWorker.ready, within(READY_MS)]));
  if (!registration) throw new Error('No service worker');
  return registration;
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));

function sameBytes(one: ArrayBuffer | null | undefined, other: Uint8Array): boolean {
  if (!one) return false;
  const bytes = new Uint8Array(one);
  return bytes.length === other.length && bytes.every((byte, nth) => byte === other[nth]);
}
