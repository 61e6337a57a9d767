// PostgreSQL's main process: launched into a session of its own, stopped by its process id.
import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, programEnvironment } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { tailOf } from './log-file.js';
import { servesFrom } from './pid-file.js';

/** A fast shutdown writes a checkpoint; an immediate one leaves that to the next start's recovery. */
const FAST_MS = 20_000;
const IMMEDIATE_MS = 5_000;

/** What a server is launched with. */
export interface Launch {
  readonly account: Account;
  readonly data: string;
  readonly port: number;
  readonly log: string;
  /** Settings of PostgreSQL for this run, for example `fsync: 'off'`. */
  readonly settings: Readonly<Record<string, string>>;
  /** A process that postmaster.pid names and that is no PostgreSQL: its id was given again after a crash. */
  readonly impostor?: number;
}

/** A server that was launched, though perhaps not ready yet, or refused by another one's lock. */
export interface Launched {
  readonly port: number;
  /** What the server has to say if it has ended; undefined while it runs. */
  failure(): string | undefined;
}

/** Starts and stops servers; Windows has its own. */
export interface PostmasterControl {
  launch(launch: Launch): Launched;
  /** Shuts the server down and waits until it is gone. Throws EmbeddedPostgresError where it won't go. */
  shutDown(account: Account, data: string, pid: number): Promise<void>;
}

/** By processes and signals. Ctrl-C in the terminal does not reach the server: it is in another session. */
export const signals: PostmasterControl = {
  launch({ account, data, port, log, settings, impostor }) {
    const { file, args, uid, gid } = account.command('postgres', [
      '-D',
      data,
      ...serverArgs(port, settings),
      '-k',
      '',
    ]);
    // PostgreSQL takes a locked data folder over if the lock's holder is its own parent or grandparent, as after a reboot
    // that gave the ids again. It still refuses while the lock's shared memory is in use, so a live server is safe.
    const env = { ...programEnvironment(), ...(impostor && { PG_GRANDPARENT_PID: String(impostor) }) };
    const from = statSync(log).size;
    const output = openSync(log, 'a');
    let failure: string | undefined;
    const child = spawn(file, args, {
      cwd: account.native,
      detached: true,
      env,
      uid,
      gid,
      stdio: ['ignore', output, output],
    });
    child.once('error', (error) => (failure = error.message));
    child.once('exit', (code, signal) => (failure ??= `(${signal ?? code}) ${tailOf(log, from)}`));
    child.unref();
    closeSync(output);
    return { port, failure: () => failure };
  },

  async shutDown(_account, data, pid) {
    for (const [signal, patience] of [['SIGINT', FAST_MS] as const, ['SIGQUIT', IMMEDIATE_MS] as const]) {
      if (servesFrom(data, pid)) process.kill(pid, signal);
      if (await isGone(data, pid, patience)) return;
    }
    throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
  },
};

/** Settings of this run; where the server listens is not the caller's to choose. */
export function serverArgs(port: number, settings: Readonly<Record<string, string>>): string[] {
  const chosen = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [...chosen, '-h', '127.0.0.1', '-p', String(port)];
}

/** Waits until the server has ended; the last thing that it does is to let go of its data. */
export async function isGone(data: string, pid: number, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (servesFrom(data, pid)) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
