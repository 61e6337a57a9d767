// The lock between processes: one holder at a time, and the dead do not hold it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
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

  /** Leaves a lock behind that these processes hold, last changed so many seconds ago. */
  const heldBy = (pids, secondsAgo = 0) => {
    mkdirSync(join(folder, 'data'), { recursive: true });
    writeFileSync(file, pids.map((pid) => `${pid}\n`).join(''));
    ageBy(file, secondsAgo);
  };
  const ageBy = (path, seconds) => {
    const then = new Date(Date.now() - seconds * 1000);
    utimesSync(path, then, then);
  };
  const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid;
  const takes = async () => assert.equal(await withLock(file, () => 'mine', { poll: 10 }), 'mine');
  /** Starts a process that writes `in` and, after a while, `out` into the log while it holds the lock. */
  const holder = (milliseconds, log = join(folder, 'log')) => {
    const code = `
      import { appendFileSync } from 'node:fs';
      import { withLock } from ${JSON.stringify(LOCK)};
      await withLock(${JSON.stringify(file)}, async () => {
        appendFileSync(${JSON.stringify(log)}, 'in ');
        await new Promise((done) => setTimeout(done, ${milliseconds}));
        appendFileSync(${JSON.stringify(log)}, 'out ');
      }, { poll: 5 });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'inherit' });
    return { child, ended: new Promise((done) => child.on('close', done)) };
  };

  it('lets eight processes in one after the other', async () => {
    const codes = await Promise.all(Array.from({ length: 8 }, () => holder(40).ended));
    assert.deepEqual(codes, Array(8).fill(0));
    assert.equal(readFileSync(join(folder, 'log'), 'utf8'), 'in out '.repeat(8));
    assert.deepEqual(readdirSync(join(folder, 'data')), []);
  });

  it('lets eight processes in one after the other when a killed one left it behind', async () => {
    const { child, ended } = holder(60_000, join(folder, 'killed'));
    while (!existsSync(join(folder, 'killed'))) await pause(10);
    child.kill('SIGKILL');
    await ended;
    assert.deepEqual(readdirSync(join(folder, 'data')), ['setup.lock']);
    await Promise.all(Array.from({ length: 8 }, () => holder(40).ended));
    assert.equal(readFileSync(join(folder, 'log'), 'utf8'), 'in out '.repeat(8));
    assert.deepEqual(readdirSync(join(folder, 'data')), []);
  });

  it('tells the second that it waits, and for whom', async () => {
    const holders = [];
    const first = withLock(file, () => pause(120));
    await withLock(file, () => undefined, { poll: 10, waiting: (pid) => holders.push(pid) });
    await first;
    assert.deepEqual(holders, [process.pid]);
  });

  it('is given back when the work fails', async () => {
    const failing = withLock(file, () => Promise.reject(new Error('no')));
    await assert.rejects(failing, /no/);
    assert.equal(existsSync(file), false);
  });

  it('is taken at once from a process that is gone', async () => {
    heldBy([deadPid()]);
    const started = Date.now();
    await takes();
    assert.ok(Date.now() - started < 1000);
  });

  it('is not taken while the child of a process that is gone still works', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => undefined, 400)']);
    heldBy([deadPid(), child.pid]);
    await withLock(file, () => assert.notEqual(child.exitCode, null), { poll: 10 });
  });

  it('has the ids of its holder and of the children that the holder names', async () => {
    const held = await withLock(file, (onPid) => {
      onPid(42);
      return readFileSync(file, 'utf8');
    });
    assert.equal(held, `${process.pid}\n42\n`);
  });

  it('is taken when its ids may belong to other programs by now, or were never written', async () => {
    heldBy([process.pid], 4000);
    await takes();
    heldBy([], 20);
    await takes();
  });

  it('is taken when a process was killed while it removed a stale lock', async () => {
    heldBy([deadPid()]);
    mkdirSync(`${file}.removal`);
    ageBy(`${file}.removal`, 20);
    await takes();
    assert.deepEqual(readdirSync(join(folder, 'data')), []);
  });
});
