// Finds out which statements the product runs, and with which values: it is asked in this process, and its driver is listened to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { addressed } from '../calls/addressed.mjs';
import { openSessions } from '../calls/tokens.mjs';
import { pg } from '../data/database.mjs';
import { SECRET } from '../sides/servers.mjs';

const ATTEMPTS = 5;
const load = (path) => import(pathToFileURL(at('backend/dist', path)).href);

/** The named statements behind groups of requests, by group and name: `text`, and `values` of each time. */
export async function recorded({ market, people, groups }) {
  await openSessions(market.client, people);
  const folder = mkdtempSync(join(tmpdir(), 'playset-flat-'));
  const app = await product(market.url, folder);
  try {
    await app.listen(0, '127.0.0.1');
    const origin = await app.getUrl();
    const found = [];
    for (const [about, requests] of Object.entries(groups)) {
      const named = await heard(() => ask(origin, addressed(requests, people, SECRET)));
      for (const statement of named.values()) found.push({ about, ...statement });
    }
    return found;
  } finally {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function product(url, folder) {
  const { createApp } = await load('app.setup.js');
  const { readEnvironment } = await load('platform/environment/read-environment.js');
  const environment = readEnvironment({
    DATA_DIR: folder,
    DATABASE_URL: url,
    JWT_SECRET: SECRET,
    TRUST_PROXY: '1',
    CARD_SOURCE: 'mirror',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'on',
  });
  return createApp(environment);
}

async function ask(origin, requests) {
  for (const { path, headers } of requests) {
    let reply;
    // On a busy machine a statement on cold tables takes longer than it may.
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      reply = await fetch(origin + path, { headers });
      if (reply.status !== 503) break;
    }
    if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}: ${await reply.text()}`);
    await reply.arrayBuffer();
  }
}

/** What goes through the driver under a name while `act` runs. */
async function heard(act) {
  const { query } = pg.Client.prototype;
  const named = new Map();
  pg.Client.prototype.query = function (asked, ...rest) {
    const { name, text, values = rest.find(Array.isArray) ?? [] } = asked ?? {};
    if (name) {
      if (!named.has(name)) named.set(name, { name, text, values: [] });
      named.get(name).values.push(values);
    }
    return query.call(this, asked, ...rest);
  };
  try {
    await act();
  } finally {
    pg.Client.prototype.query = query;
  }
  return named;
}
