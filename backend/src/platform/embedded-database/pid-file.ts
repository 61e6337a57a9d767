// What postmaster.pid says about a running server, and how much of that is true.
import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from './embedded-postgres.error.js';

/** PostgreSQL writes its file at once after making it: one that stays empty is the work of a crash. */
const EMPTY_FOR_MS = 5_000;

/** The first lines of postmaster.pid. The port is written a moment after the process id. */
export interface PidFile {
  readonly pid: number;
  readonly port?: number;
}

/** Reads postmaster.pid of the data folder; undefined where there is none. */
export function readPidFile(data: string): PidFile | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]) || undefined } : undefined;
}

/** Removes a postmaster.pid that a crash left empty: PostgreSQL refuses to start over one. */
export function dropEmptyPidFile(data: string): void {
  const file = join(data, 'postmaster.pid');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size === 0 && Date.now() - found.mtimeMs > EMPTY_FOR_MS) rmSync(file, { force: true });
}

/** Whether a process of this id runs. A zombie, which still takes signals, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.charAt(stat.lastIndexOf(')') + 2) !== 'Z';
  } catch {
    return false;
  }
}

/** Whether the process of this id is a PostgreSQL on this data folder, as far as the system tells: ids are given again. */
export function servesFrom(data: string, pid: number): boolean {
  if (!isAlive(pid)) return false;
  if (!commandOf(pid).includes('postgres')) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch (error) {
    return codeOf(error) !== 'ENOENT';
  }
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    } catch {
      return '';
    }
  }
  const [file, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/NH', '/FO', 'CSV']]
      : ['ps', ['-p', String(pid), '-o', 'command=']];
  return String(spawnSync(file as string, args as string[], { encoding: 'utf8', windowsHide: true }).stdout);
}
