// Starting and stopping: at whatever moment the product is told to stop, it leaves nothing running and says nothing odd.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, oneOfMany, test } from './support/fixtures.mjs';
import { freePort } from './support/product.mjs';

const MAIN = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));

/** Those of a test that failed are ended after it. */
const started = [];

/** Starts the product, as a terminal would. `until(words)` waits for a line, `ended` answers the exit code. */
function begin(dataDir, port) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const ended = new Promise((done) => child.once('exit', (code) => done(code)));
  const until = async (words) => {
    while (!out.includes(words)) {
      expect(child.exitCode, `ended before it said "${words}":\n${out}${err}`).toBeNull();
      await sleep(10);
    }
  };
  return { child, ended, until, out: () => out, err: () => err };
}

/** Processes that work in this folder, where the system lets us look. */
function workersIn(dataDir) {
  if (!existsSync('/proc/self/cmdline')) return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const lines = ids.map((id) => {
    try {
      return readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  });
  return lines.filter((line) => line.includes(dataDir));
}

async function leavesNothing(dataDir) {
  for (let tries = 0; tries < 50 && workersIn(dataDir).length > 0; tries++) await sleep(20);
  expect(workersIn(dataDir)).toEqual([]);
  expect(existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid')), 'PostgreSQL is gone').toBe(false);
}

let dataDir;
test.beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'playset stop '));
});
test.afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

for (const [nth, moment] of [
  'Brought the database',
  'Starting PostgreSQL',
  'Opening the demo',
  'Playset is ready',
].entries()) {
  test(`leaves nothing behind at "${moment}"`, oneOfMany(nth), async () => {
    const product = begin(dataDir, await freePort());
    await product.until(moment);
    product.child.kill('SIGINT');
    expect(await product.ended).toBe(0);
    expect(product.err()).toBe('');
    await leavesNothing(dataDir);
  });
}

test('does not wait for a client that stalls', async () => {
  cpSync(process.env.PLAYSET_TEMPLATE, dataDir, { recursive: true });
  const port = await freePort();
  const product = begin(dataDir, port);
  await product.until('Playset is ready');
  const stalled = net.connect(port, '127.0.0.1').on('error', () => undefined);
  stalled.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
  );
  await sleep(200);
  product.child.kill('SIGINT');
  await sleep(200);
  product.child.kill('SIGINT');
  expect(await Promise.race([product.ended, sleep(4_000, 'still running')])).toBe(0);
  await leavesNothing(dataDir);
});
test('two first starts at once end with one product and one that says so', async () => {
  const port = await freePort();
  const both = [begin(dataDir, port), begin(dataDir, port)];
  const second = await Promise.race(both.map((each) => each.ended.then(() => each)));
  expect(await second.ended).toBe(0);
  expect(second.out()).toMatch(/Playset is already running/);
  const [first] = both.filter((each) => each !== second);
  await first.until('Playset is ready');
  const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
  expect(answer.status).toBe(200);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  await leavesNothing(dataDir);
});
