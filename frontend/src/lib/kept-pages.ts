/** The service worker's side of the page: registered after the first screen, replaced when the person wants it. */
import { useSyncExternalStore } from 'react';
import { currentUser, onUserChange } from './session';
import { OWN_CACHE, type ToWorker } from './worker-messages';

const WORKER = '/service-worker.js';
/** A page that stays open for days looks this often for a new version, in milliseconds. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** The one address of a script that the page may name in words, where the browser asks for such a promise. */
interface ScriptAddresses {
  createPolicy(
    name: 'worker',
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}
declare const trustedTypes: ScriptAddresses | undefined;
const address = (): string =>
  typeof trustedTypes === 'undefined'
    ? WORKER
    : trustedTypes.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL('');

const listeners = new Set<() => void>();
let waiting: ServiceWorker | null = null;

/** Lets the browser keep what is needed without a network. Old browsers and plain-http pages go without. */
export async function keepPages(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  forgetWithUser();
  try {
    const registration = await serviceWorker.register(address());
    watch(registration);
    setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
  } catch (failure) {
    console.warn('This browser keeps nothing for when there is no network.', failure);
  }
}

/** Whether a new version waits, inside a component. */
export const useNewVersion = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
    () => false,
  );

/** Loads the page anew with the version that waits. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
    once: true,
  });
  waiting?.postMessage({ kind: 'take-over' } satisfies ToWorker);
}

function watch(registration: ServiceWorkerRegistration): void {
  const found = (worker: ServiceWorker | null) => {
    // The first version replaces none.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  found(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') found(next);
    });
  });
}

/** Nothing that one account saw is kept for the next. */
function forgetWithUser(): void {
  let uuid = currentUser()?.uuid;
  const forget = () => void caches.delete(OWN_CACHE).catch(() => undefined);
  if (uuid === undefined) forget();
  onUserChange(() => {
    const next = currentUser()?.uuid;
    if (next !== uuid) forget();
    uuid = next;
  });
}
