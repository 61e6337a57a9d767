// A lock between processes, kept as a file: whoever holds it keeps the file's time fresh, and the dead lose it.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT = 2_000;
const STALE_AFTER = 15_000;
/** How long a child that was left behind is waited for: its number may belong to another program by then. */
const PATIENCE = 600_000;

/**
 * Runs `work` while holding the lock at `file`. `waiting` is called once if somebody else holds it. `work` is given
 * `lead(pid)`: a child process that must be gone, too, before anyone may take the lock from a dead holder.
 */
export async function withLock(file, work, { waiting = () => undefined, poll = 200 } = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const token = randomUUID();
  const own = { token, pid: process.pid, host: hostname() };
  await acquire(file, own, waiting, poll);
  const timer = setInterval(() => refresh(file, token), BEAT);
  timer.unref();
  const lead = (child) => {
    if (read(file)?.token === token) replace(file, { ...own, child });
  };
  try {
    return await work(lead);
  } finally {
    clearInterval(timer);
    if (read(file)?.token === token) rmSync(file, { force: true });
  }
}

async function acquire(file, own, waiting, poll) {
  let said = false;
  for (;;) {
    if (create(file, own)) return;
    const holder = read(file);
    if (holder && (await isStale(file, holder)) && steal(file, holder, own)) return;
    if (holder?.pid && !said) {
      said = true;
      waiting(holder);
    }
    await sleep(poll);
  }
}

/** Makes the file; false if it is there already. */
function create(file, content) {
  try {
    writeFileSync(file, JSON.stringify(content), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Replaces the file in one step. */
function replace(file, content) {
  const aside = `${file}.${process.pid}.${randomUUID()}`;
  writeFileSync(aside, JSON.stringify(content));
  renameSync(aside, file);
}

/** The holder and when it was last heard of; one that died before it wrote its name has the token `nobody`. */
function read(file) {
  try {
    const { mtimeMs: beat } = statSync(file);
    return { token: 'nobody', ...parsed(readFileSync(file, 'utf8')), beat };
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

function refresh(file, token) {
  if (read(file)?.token !== token) return;
  const now = new Date();
  utimesSync(file, now, now);
}

/** Gone is the holder and what it left running; or silent for long, and silent still after one more beat. */
async function isStale(file, holder) {
  const silent = Date.now() - holder.beat;
  if (holder.host === hostname()) {
    if (isAlive(holder.child)) return silent > PATIENCE;
    if (!isAlive(holder.pid)) return true;
  }
  if (silent < STALE_AFTER) return false;
  await sleep(BEAT * 1.5);
  const later = read(file);
  return later?.token === holder.token && later.beat === holder.beat;
}

function isAlive(pid) {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Only one process can make the marker for this very holder, and only it may replace the file. */
function steal(file, holder, own) {
  const marker = `${file}.stolen-from-${holder.token}`;
  if (!create(marker, own)) {
    const thief = read(marker);
    if (thief && Date.now() - thief.beat > STALE_AFTER) rmSync(marker, { force: true });
    return false;
  }
  const still = read(file)?.token === holder.token;
  if (still) replace(file, own);
  rmSync(marker, { force: true });
  return still;
}
