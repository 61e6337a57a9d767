// Starting and stopping: at whatever moment the product is told to stop, it leaves nothing running and says nothing odd.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './support/product.mjs';

const MAIN = fileURLToPath(new URL('../../backend/dist/main.js', import.meta.url));

/** Starts the product, as a terminal would. `until(words)` waits for a line, `ended` answers the exit code. */
function begin(dataDir, port) {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'pipe'] });
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
      assert.equal(child.exitCode, null, `ended before it said "${words}":\n${out}${err}`);
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
  assert.deepEqual(workersIn(dataDir), []);
  assert.ok(!existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid')), 'PostgreSQL is gone');
}

describe('The product, told to stop', () => {
  let dataDir;
  before(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'playset stop '));
  });
  after(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));

  const moments = ['Starting PostgreSQL', 'Brought the database', 'Opening the demo', 'Playset is ready'];
  for (const moment of moments) {
    it(`leaves nothing behind at "${moment}"`, async () => {
      const product = begin(dataDir, await freePort());
      await product.until(moment);
      product.child.kill('SIGINT');
      assert.equal(await product.ended, 0);
      assert.equal(product.err(), '');
      await leavesNothing(dataDir);
      // Each moment but the last comes once in the life of a folder.
      if (moment !== 'Playset is ready') rmSync(dataDir, { recursive: true, force: true });
    });
  }

  it('does not wait for a client that stalls', { timeout: 30_000 }, async () => {
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
    assert.equal(await Promise.race([product.ended, sleep(4_000, 'still running')]), 0);
    await leavesNothing(dataDir);
  });
});

describe('Two first starts at once', () => {
  it('end with one product and one that says so', { timeout: 60_000 }, async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'playset twice '));
    const port = await freePort();
    const both = [begin(dataDir, port), begin(dataDir, port)];
    try {
      const second = await Promise.race(both.map((each) => each.ended.then(() => each)));
      assert.equal(await second.ended, 0);
      assert.match(second.out(), /Playset is already running/);
      const [first] = both.filter((each) => each !== second);
      await first.until('Playset is ready');
      const answer = await fetch(`http://127.0.0.1:${port}/health/ready`);
      assert.equal(answer.status, 200);
      first.child.kill('SIGINT');
      assert.equal(await first.ended, 0);
      await leavesNothing(dataDir);
    } finally {
      for (const { child } of both) child.kill('SIGKILL');
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    }
  });
});
