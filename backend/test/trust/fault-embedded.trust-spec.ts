// The database of our own under a server of real processes: killed, it comes back by itself; where it cannot, the server says so and ends.
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../mail-server.js';
import { buildServer, Replica } from './fault-replica.js';
import { tell } from './promise.js';

describe('a server with the database of its own', () => {
  let folder: string;
  let server: Replica;
  const data = () => join(folder, 'postgres', 'cluster', 'data');
  const postmaster = () => Number(readFileSync(join(data(), 'postmaster.pid'), 'utf8').split('\n')[0]);
  const variables = { CARD_SOURCE: 'mirror', SCRYFALL_API_URL: 'http://127.0.0.1:9', DEMO_DATA: 'false' };
  beforeAll(async () => {
    buildServer();
    folder = mkdtempSync(join(tmpdir(), 'playset-fault-embedded-'));
    server = new Replica(await freePort(), { DATA_DIR: folder, ...variables });
    await server.up();
  });
  afterAll(async () => {
    await server?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  const signUp = async (email: string) => {
    const password = 'four copies of a card';
    const body = JSON.stringify({ name: 'Mika', email, password, confirmPassword: password, role: 'USER' });
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(`${server.origin}/api/users/signup`, { method: 'POST', headers, body });
    return reply.status;
  };

  it('serves again after a kill of that database, with what it acknowledged', async () => {
    expect(await signUp('before@example.com')).toBe(201);
    const dead = postmaster();
    const begun = performance.now();
    process.kill(dead, 'SIGKILL');
    while (existsSync(join(data(), 'postmaster.pid')) && postmaster() === dead) await pause(10);
    await server.ready();
    const seconds = (performance.now() - begun) / 1000;
    expect(seconds).toBeLessThan(20);
    expect(await signUp('before@example.com')).toBe(409);
    expect(await signUp('after@example.com')).toBe(201);
    tell({ figure: `own database killed: people are served again after ${seconds.toFixed(1)} s` });
  });

  it('says so and ends with an error when the database cannot be brought back', async () => {
    renameSync(join(data(), 'global'), join(data(), 'elsewhere'));
    process.kill(postmaster(), 'SIGKILL');
    const code = await server.end;
    renameSync(join(data(), 'elsewhere'), join(data(), 'global'));
    expect(code).toBe(1);
    expect(server.said).toMatch(/PostgreSQL does not start/);
    await server.up();
    expect(await signUp('before@example.com')).toBe(409);
  });
});
