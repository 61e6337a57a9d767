// The lock between processes: one holder at a time, and the dead do not hold it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { withLock } from './lock.mjs';

const LOCK = new URL('./lock.mjs', import.meta.url).href;

describe('the lock', () => {
  let folder;
  let file;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'playset lock '));
    file = join(folder, 'data', 'setup.lock');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const heldBy = async (content, silentFor = 0) => {
    await withLock(file, () => undefined);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    const then = new Date(Date.now() - silentFor * 1000);
    utimesSync(file, then, then);
  };
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;

  it('lets eight processes in one after the other', async () => {
    const log = join(folder, 'log');
    const code = `
      import { appendFileSync } from 'node:fs';
      import { withLock } from ${JSON.stringify(LOCK)};
      await withLock(${JSON.stringify(file)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ');
        await new Promise((done) => setTimeout(done, 40));
        appendFileSync(${JSON.stringify(log)}, 'out ');
      }, { poll: 5 });`;
    const run = () => spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => new Promise((done) => run().on('close', done))),
    );
    assert.deepEqual(codes, Array(8).fill(0));
    assert.equal(readFileSync(log, 'utf8'), 'in out '.repeat(8));
    assert.deepEqual(readdirSync(join(folder, 'data')), []);
  });

  it('tells the second that it waits, and for whom', async () => {
    const holders = [];
    const first = withLock(file, () => new Promise((done) => setTimeout(done, 120)));
    await withLock(file, () => undefined, { poll: 10, waiting: ({ pid }) => holders.push(pid) });
    await first;
    assert.deepEqual(holders, [process.pid]);
  });

  it('is given back when the work fails', async () => {
    await assert.rejects(
      withLock(file, () => Promise.reject(new Error('no'))),
      /no/,
    );
    assert.equal(existsSync(file), false);
  });

  it('is taken at once from a process that is gone', async () => {
    await heldBy({ token: 'a', pid: deadPid(), host: hostname() });
    const started = Date.now();
    assert.equal(await withLock(file, () => 'mine', { poll: 10 }), 'mine');
    assert.ok(Date.now() - started < 1000);
  });

  it('is taken once when ten find it left behind', async () => {
    await heldBy({ token: 'a', pid: deadPid(), host: hostname() });
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((done) => setTimeout(done, 10));
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 10 }, () => withLock(file, work, { poll: 5 })));
    assert.equal(most, 1);
  });

  it('is not taken while the child of a process that is gone still works', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 400)']);
    await heldBy({ token: 'a', pid: deadPid(), child: child.pid, host: hostname() }, 60);
    await withLock(file, () => assert.notEqual(child.exitCode, null), { poll: 10 });
  });

  it('is taken from a living process that has been silent for long, or that never wrote its name', async () => {
    for (const content of [{ token: 'a', pid: process.pid, host: hostname() }, '']) {
      await heldBy(content, 20);
      assert.equal(await withLock(file, () => 'mine', { poll: 10 }), 'mine');
    }
  });

  it('is left to a process of another machine that was heard of lately', async () => {
    await heldBy({ token: 'a', pid: deadPid(), host: 'elsewhere' });
    setTimeout(() => rmSync(file), 600);
    const started = Date.now();
    await withLock(file, () => undefined, { poll: 10 });
    assert.ok(Date.now() - started >= 500);
  });
});
