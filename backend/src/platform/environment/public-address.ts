// Where people reach the product: in a browser, in the links of mails.
import { hostInUrl } from './addresses.js';
import type { Environment } from './environment.js';

const EVERY_INTERFACE = new Set(['0.0.0.0', '::']);

/** The address that reaches a server listening on this host: one that listens everywhere is on this machine, too. */
export function addressOf(host: string, port: number): string {
  const name = EVERY_INTERFACE.has(host) ? 'localhost' : hostInUrl(host);
  return new URL(`http://${name}:${port}`).origin;
}

/** The origin of PUBLIC_URL, or of where the server listens; `port` is the one it was given when PORT is 0. */
export function publicAddress({ PUBLIC_URL, HOST, PORT }: Environment, port = PORT): string {
  return PUBLIC_URL ?? addressOf(HOST, port);
}
