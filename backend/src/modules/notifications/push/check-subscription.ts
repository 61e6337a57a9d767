// The subscription of a browser to its push service (RFC 8030, RFC 8291).
import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { pushEndpointInvalid } from '../domain/notification.errors.js';
import type { PushKeys } from '../persistence/push.repository.js';

/** Throws `notifications.push-endpoint-invalid` for what no push service is at, and for keys that nothing can be encrypted with. */
export function checkSubscription({ endpoint, p256dh }: PushKeys): void {
  if (!isPushEndpoint(endpoint) || !isOnCurve(p256dh)) throw pushEndpointInvalid();
}

/** On the internet, by its name: whether that leads into our own network is looked at with each request. */
function isPushEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return protocol === 'https:' && port === '' && username === '' && password === '' && isName;
}

function isOnCurve(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'compressed');
    return true;
  } catch {
    return false;
  }
}
