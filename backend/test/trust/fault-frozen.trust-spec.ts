// The story of a database that stands still: no connection breaks, and nobody answers. People are told to come back, and are
// served again by the same process as soon as it goes on.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.setup.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { isPosix } from '../../src/platform/embedded-database/test/sandbox.js';
import { readEnvironment } from '../../src/platform/environment/read-environment.js';
import { mailsTo } from '../mails.js';
import { type Member, signedUp } from '../people.js';
import { SECRET, Story } from '../story.js';
import { FaultDatabase } from './fault-database.js';

/** A read is given up after six seconds; who finds no connection waits three. */
const TIMEOUT_MS = 12_000;

describe('with a database that stands still', () => {
  const market = new Story();
  let database: FaultDatabase;
  let member: Member;

  beforeAll(async () => {
    if (!isPosix) return;
    market.folder = mkdtempSync(join(tmpdir(), 'playset-frozen-'));
    database = await FaultDatabase.in(join(market.folder, 'database'));
    await migrate(database.url);
    const environment = readEnvironment({
      DATABASE_URL: database.url,
      DATA_DIR: market.folder,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      LOAD_SHEDDING: 'off',
      CARD_SOURCE: 'mirror',
      SCRYFALL_API_URL: 'http://127.0.0.1:9',
    });
    market.app = await createApp(environment);
    market.replicas.push(market.app);
    await market.app.listen(0, '127.0.0.1');
    market.origins.push(await market.app.getUrl());
    member = await signedUp(market);
  });
  afterAll(async () => {
    await market.app?.close();
    await database?.remove();
    if (market.folder) rmSync(market.folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const read = async () => {
    const begun = performance.now();
    const headers = { authorization: `Bearer ${member.client.token}` };
    const reply = await fetch(`${market.origin}/api/watchlist/${member.user.uuid}`, { headers });
    const { code } = (await reply.json()) as { code?: string };
    const isSoon = performance.now() - begun < TIMEOUT_MS;
    return { status: reply.status, code, retryAfter: reply.headers.get('retry-after'), isSoon };
  };
  const rename = () =>
    fetch(`${market.origin}/api/users/${member.user.uuid}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${member.client.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Robin Alvarez-Lund' }),
    });
  const GIVEN_UP = { status: 503, code: 'server.unavailable', retryAfter: '5', isSoon: true };

  it('gives up what people read, and serves them again when it goes on', async () => {
    // Windows cannot stop a process where it stands.
    if (!isPosix) return;
    // The library of the job queue says there that it found no connection.
    jest.spyOn(console, 'error').mockImplementation();
    expect((await read()).status).toBe(200);
    database.freeze();
    const write = rename();
    try {
      // More than there are connections, and those who come while the first are waiting.
      for (const crowd of [20, 3])
        for (const answer of await Promise.all(Array.from({ length: crowd }, read)))
          expect(answer).toEqual(GIVEN_UP);
    } finally {
      database.thaw();
    }
    const thawed = performance.now();
    for (const served = { status: 0 }; served.status !== 200; served.status = (await read()).status)
      expect(performance.now() - thawed).toBeLessThan(TIMEOUT_MS);
    // What changes something is not given up, for it may have been done: it ends when the database says so.
    expect([200, 503]).toContain((await write).status);
    // Whatever it was doing by itself goes on, too: jobs that send mails, and sessions that end.
    const { email } = member.user;
    expect((await market.someone().post('/api/auth/forgot-password', { email })).status).toBe(202);
    expect(await mailsTo(market, email)).toHaveLength(1);
    expect((await member.client.post('/api/auth/logout')).status).toBe(204);
    expect((await read()).status).toBe(401);
  });
});
