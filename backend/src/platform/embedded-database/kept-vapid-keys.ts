// The VAPID keys that are made once and kept in a file: browsers subscribe to push notifications with them.
import type { Environment } from '../environment/environment.js';
import { newVapidPrivateKey, vapidPublicKeyOf } from '../environment/vapid-keys.js';
import { keptSecret } from './kept-secret.js';

/** The keys in this file, made first if there are none. It has the private one, of which the public one follows. */
export function keptVapidKeys(file: string): Pick<Environment, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY'> {
  const VAPID_PRIVATE_KEY = keptSecret(file, newVapidPrivateKey).trim();
  return { VAPID_PUBLIC_KEY: vapidPublicKeyOf(VAPID_PRIVATE_KEY), VAPID_PRIVATE_KEY };
}
