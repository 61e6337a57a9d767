// What the person who typed `npm start` reads in the end: where to go, with which accounts, where mail is.
import { resolve } from 'node:path';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './modules/users/index.js';
import type { Environment } from './platform/environment/environment.js';
import { addressOf, publicAddress } from './platform/environment/public-address.js';

/** The last lines of a start. */
export function welcome(environment: Environment, url: string, embedded: boolean): string {
  const address = publicAddress(environment, Number(new URL(url).port || 80));
  const [store, , , player] = DEMO_PEOPLE;
  const lines = [
    `Playset is ready:  ${address}`,
    `API and Swagger:   ${address}/api/docs`,
    environment.SMTP_URL
      ? 'Mail:              goes out through SMTP_URL'
      : `Mail:              ${resolve(environment.DATA_DIR)}/outbox (no SMTP_URL)`,
    ...(environment.DEMO_DATA
      ? [`Demo accounts:     ${store?.email} and ${player?.email}, password ${DEMO_PASSWORD}`]
      : []),
    ...(embedded ? [`Data:              ${resolve(environment.DATA_DIR)} (embedded PostgreSQL)`] : []),
    'Stop:              Ctrl-C',
  ];
  return `\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
}

/** A sentence if a Playset answers at our address already; undefined when the port is free or somebody else's. */
export async function alreadyRunning({ HOST, PORT }: Environment): Promise<string | undefined> {
  if (PORT === 0) return undefined;
  const url = addressOf(HOST, PORT);
  try {
    const answer = await fetch(`${url}/api/client-config`, { signal: AbortSignal.timeout(1500) });
    const config: unknown = await answer.json();
    const isPlayset = typeof config === 'object' && config !== null && 'turnstileSiteKey' in config;
    return isPlayset
      ? `  Playset is already running: ${url}\n  A second one needs its own port: PORT=${PORT + 1} npm start`
      : undefined;
  } catch {
    return undefined;
  }
}
