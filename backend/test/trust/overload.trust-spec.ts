// Cheap work without an account, against a real process with its usual limits: who is logged in reads on in the meantime.
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultMarket, faultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';
import { tell } from './promise.js';

/** What a reader may wait for at p99, in milliseconds. */
const BAR_MS = 250;
const ATTACK_MS = 8_000;
const READ_EVERY_MS = 10;
const JSON_TYPE = { 'content-type': 'application/json' };

type Attack = (server: Replica, market: FaultMarket) => Promise<unknown>;

/** Sends bytes over a connection of its own, which is cut when the attack is over. */
function send({ port }: Replica, bytes: string, { reads = true } = {}): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    if (reads) socket.resume();
    else socket.pause();
    const timer = setTimeout(() => socket.destroy(), ATTACK_MS);
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nhost: x\r\n${headers}\r\n`;
const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const post = ({ origin }: Replica, path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(origin + path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body }).then(
    (reply) => reply.text(),
    () => undefined,
  );
const keys = (count: number) => JSON.stringify(Object.fromEntries(times(count, (nth) => [`k${nth}`, 1])));
const bodies = (server: Replica, body: string) =>
  Promise.all([
    ...times(60, () => post(server, '/api/auth/reset-password', body)),
    ...times(30, () => post(server, '/api/auth/login', body)),
    ...times(28, () => post(server, '/api/users/signup', body)),
    ...times(50, () => post(server, '/api/auth/forgot-password', body)),
  ]);

const ATTACKS: readonly (readonly [title: string, attack: Attack])[] = [
  [
    '1,400 pipelined calls for the document by a client that does not read',
    (server) => send(server, get('/api/openapi.json').repeat(1_400), { reads: false }),
  ],
  ['168 refused bodies of 20,000 keys', (server) => bodies(server, keys(20_000))],
  [
    '2,000 pipelined calls for the document as YAML',
    (server) => Promise.all(times(5, () => send(server, get('/api/docs/openapi.yaml').repeat(400)))),
  ],
  ['168 refused bodies of 64 unknown keys', (server) => bodies(server, keys(64))],
  [
    '400 log-ins at once',
    (server) =>
      Promise.all(
        times(400, (nth) =>
          post(
            server,
            '/api/auth/login',
            JSON.stringify({ email: `n${nth}@example.com`, password: 'x'.repeat(20) }),
          ),
        ),
      ),
  ],
  [
    '300 clients that do not read the largest file',
    (server) =>
      Promise.all(
        times(300, () => send(server, get('/api/docs/swagger-ui-bundle.js').repeat(3), { reads: false })),
      ),
  ],
  [
    '2,000 calls with headers and parameters as long as they may be',
    (server) =>
      Promise.all(
        times(40, () => {
          const query = times(60, (nth) => `p${nth}=${'x'.repeat(60)}`).join('&');
          const cookies = `cookie: ${times(100, (nth) => `c${nth}=${'y'.repeat(40)}`).join('; ')}\r\n`;
          return send(server, get(`/api/dashboard/front-page?${query}`, cookies).repeat(50));
        }),
      ),
  ],
  [
    '1,500 connections at once for the front page',
    (server) =>
      Promise.all(
        times(1_500, () => send(server, get('/api/dashboard/front-page', 'connection: close\r\n'))),
      ),
  ],
  [
    '200 uploads that claim to be compressed and stop half-way',
    (server) => {
      const head = 'POST /api/users/signup HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
      const more = 'content-encoding: gzip\r\nidempotency-key: k\r\ncontent-length: 16000\r\n\r\n{"name": "';
      return Promise.all(times(200, () => send(server, head + more)));
    },
  ],
];

describe('a member reads on', () => {
  const market = faultMarket();
  let server: Replica;
  beforeEach(async () => {
    server ??= await market.replica({ LOAD_SHEDDING: 'on' });
    if (server.lives) await server.kill();
    // What an earlier attack has used up of the limits is not to protect from the next one.
    await market.database.ask('truncate platform.rate_limit').catch(() => undefined);
    await server.up();
    if (!market.tokens) await market.settleIn(server);
    await read();
  });

  let nth = 0;
  const read = async (): Promise<{ status: number; took: number }> => {
    const token = market.tokens[nth++ % market.tokens.length];
    const before = performance.now();
    const reply = await fetch(`${server.origin}/api/users/stores`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await reply.text();
    return { status: reply.status, took: performance.now() - before };
  };
  const p99Until = async (isOver: () => boolean) => {
    const reads = [];
    for (let count = 0; count < 200 || !isOver(); count++) {
      reads.push(await read());
      await pause(READ_EVERY_MS);
    }
    const took = reads.map((each) => each.took).sort((a, b) => a - b);
    return {
      p99: Math.round(took[Math.ceil(took.length * 0.99) - 1] ?? 0),
      failed: reads.filter(({ status }) => status !== 200).length / reads.length,
    };
  };

  it.each(ATTACKS)('during %s', async (title, attack) => {
    for (let warm = 0; warm < 50; warm++) await read();
    const calm = await p99Until(() => true);
    let isOver = false;
    const over = attack(server, market).finally(() => {
      isOver = true;
    });
    const { p99, failed } = await p99Until(() => isOver);
    await over;
    expect(server.lives).toBe(true);
    tell({ figure: `${title}: p99 ${p99} ms (${calm.p99} ms without)` });
    expect(failed).toBeLessThan(0.01);
    expect(p99).toBeLessThan(BAR_MS);
  });
});
