// A machine's clock that jumps by a day, and back: nobody is locked out, no session ends, no write is done twice.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { DAY_MS } from '../../src/kernel/durations.js';
import { Client, type Reply } from '../client.js';
import { faultMarket } from './fault-market.js';
import { PASSWORD } from './fault-password.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

const JUMPS = [
  ['a day ahead', DAY_MS],
  ['back again', 0],
  ['a day behind', -DAY_MS],
  ['right again', 0],
] as const;

describe('a clock that jumps', () => {
  const market = faultMarket();
  let server: Replica;
  let person: Client;
  let key = 0;
  const file = () => join(market.folder, 'clock');
  beforeAll(async () => {
    writeFileSync(file(), '0');
    const script = pathToFileURL(resolve('test/trust/fault-clock.mjs')).href;
    server = await market.replica({ NODE_OPTIONS: `--import ${script}`, FAULT_CLOCK: file() });
    await server.up();
    await market.settleIn(server);
    person = new Client(server.origin);
    await logIn(person);
  });

  async function logIn(client: Client, password = PASSWORD): Promise<Reply<{ accessToken: string }>> {
    const body = { email: market.store.email, password };
    const reply = await client.post<{ accessToken: string }>('/api/auth/login', body);
    if (reply.status === 200) client.token = reply.body.accessToken;
    return reply;
  }

  const write = (name: string) => {
    const listing = { cardId: market.card, condition: 'NEAR_MINT', price: 5 };
    return person.post<{ uuid: string }[]>('/api/listings', [listing], { 'idempotency-key': name });
  };

  it.each(JUMPS)('%s: people go on', async (where, ahead) => {
    const before = await write(`before-${key}`);
    expect(before.status).toBe(201);
    writeFileSync(file(), String(ahead));
    server.tell('SIGUSR2');
    await pause(200);

    // A token of the old time may have ended; the session has not.
    const refreshed = await person.post<{ accessToken: string }>('/api/auth/refresh');
    expect(refreshed.status).toBe(200);
    person.token = refreshed.body.accessToken;
    const again = await write(`before-${key}`);
    expect([again.status, again.body]).toEqual([201, before.body]);
    expect((await write(`after-${key++}`)).status).toBe(201);

    // Somebody guesses until the limit is reached, and that lasts a minute, not a day.
    const guess = async () => (await logIn(new Client(server.origin), 'not the password')).status;
    let tries = 0;
    while ((await guess()) === 401) tries++;
    expect(tries).toBeLessThanOrEqual(10);
    const asked = await person.post('/api/auth/forgot-password', { email: 'nobody@example.com' });
    expect([202, 429]).toContain(asked.status);
    const waits = [asked, await logIn(new Client(server.origin))].map(({ headers }) =>
      Number(headers.get('retry-after')),
    );
    expect(Math.max(...waits)).toBeLessThanOrEqual(60);
    tell({ figure: `clock ${where}: sessions, keys and limits hold, longest wait ${Math.max(...waits)} s` });
  });
});
