// A lock between processes: a file with the ids of the processes that work under it. Once none of them runs it is stale.
import { appendFileSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than any work takes: by then the ids may belong to other programs. */
const MAX_AGE_MS = 3_600_000;
/** Longer than it takes to write an id, or to remove a stale lock. */
const GRACE_MS = 10_000;

/**
 * Runs `work` while holding the lock at `file`. `waiting` is called once, with the holder's process id, if another process holds
 * it. `work` is given `onPid(pid)`, for a child process that may outlive the holder.
 */
export async function withLock(file, work, { waiting = () => undefined, poll = 200 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  let isWaiting = false;
  while (!create(file)) {
    if (removeIfStale(file)) continue;
    if (!isWaiting) waiting(pidsIn(file)[0]);
    isWaiting = true;
    await sleep(poll);
  }
  try {
    return await work((pid) => appendFileSync(file, `${pid}\n`));
  } finally {
    if (pidsIn(file)[0] === process.pid) rmSync(file, { force: true });
  }
}

function create(file) {
  return unless('EEXIST', () => {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  });
}

/** Removes a stale lock. The folder beside it lets one process at a time look and remove, so that none removes a new lock. */
function removeIfStale(file) {
  const guard = `${file}.removal`;
  const isOurs = unless('EEXIST', () => {
    mkdirSync(guard);
    return true;
  });
  if (!isOurs) {
    if (ageOf(guard) > GRACE_MS) unless('ENOENT', () => rmdirSync(guard));
    return false;
  }
  try {
    const isStale = isStaleLock(file);
    if (isStale) rmSync(file, { force: true });
    return isStale;
  } finally {
    unless('ENOENT', () => rmdirSync(guard));
  }
}

function isStaleLock(file) {
  const age = ageOf(file);
  const pids = pidsIn(file);
  if (pids.length === 0) return age > GRACE_MS;
  return age > MAX_AGE_MS || !pids.some(isAlive);
}

/** The time since a file was changed, in milliseconds; none if it is gone. */
const ageOf = (file) => unless('ENOENT', () => Date.now() - statSync(file).mtimeMs) ?? 0;

/** The ids in a lock; none if it is gone, or if its holder was killed before it wrote its own. */
const pidsIn = (file) =>
  (unless('ENOENT', () => readFileSync(file, 'utf8')) ?? '').split('\n').filter(Boolean).map(Number);

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** What `act` answers; undefined if it fails with this code. */
function unless(code, act) {
  try {
    return act();
  } catch (error) {
    if (error.code !== code) throw error;
    return undefined;
  }
}
