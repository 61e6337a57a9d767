// Where tests put their databases and temporary files: in memory where there is room.
// A clone of the test database is some 700 small files: a disk takes up to twenty times as long to make and remove them.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const TMPFS = 0x01021994;
/** What is free must hold the files and the processes: tests write about a gigabyte. */
const ROOM = 4 * 1024 ** 3;
const NAME = /^playset-test-(\d+)-/;

/** What this machine says of its memory. */
const MACHINE = { platform: process.platform, stat: statfsSync, freeMemory: freemem };

/** Whether so much memory can be used as a disk. Containers have 64 MB of it as a rule. */
export function hasRoomInMemory({ platform, stat, freeMemory } = MACHINE) {
  if (platform !== 'linux') return false;
  try {
    const { type, bavail, bsize } = stat(MEMORY);
    return type === TMPFS && bavail * bsize >= ROOM && freeMemory() >= ROOM;
  } catch {
    return false;
  }
}

/**
 * Runs `work` with the environment variables that lead tests into a new folder of `parent`, and removes the folder afterwards;
 * without room in memory there are none, and all files lie where they do without us.
 */
export async function inTestFolder(work, parent = hasRoomInMemory() ? MEMORY : undefined) {
  if (!parent) return work({});
  removeAbandoned(parent);
  const folder = mkdtempSync(join(parent, `playset-test-${process.pid}-`));
  // A PostgreSQL that runs as another user must get to its own folder.
  chmodSync(folder, 0o711);
  try {
    if (!runsPrograms(folder)) return await work({});
    const temporary = join(folder, 'tmp');
    mkdirSync(temporary, { mode: 0o711 });
    return await work({ TMPDIR: temporary, TEST_DATA: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

/** Some systems forbid to run what lies in memory. */
function runsPrograms(folder) {
  const script = join(folder, 'script');
  writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(script);
  rmSync(script);
  return status === 0;
}

/** Removes what killed runs left; those of another user are theirs to remove. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid && !isAlive(pid)) removeIfAllowed(join(parent, name));
  }
}

function removeIfAllowed(folder) {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    if (!['EACCES', 'EPERM'].includes(error.code)) throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
