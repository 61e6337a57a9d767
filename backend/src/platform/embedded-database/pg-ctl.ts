// Windows' way to start and stop a server: PostgreSQL's own tool, which drops an administrator's rights and needs no signals.
import { spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, programEnvironment } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { tailOf } from './log-file.js';
import { isGone, type PostmasterControl, serverArgs } from './postmaster.js';

const PG_CTL_TIMEOUT_S = 20;

/** By `pg_ctl`. Works elsewhere too, but a signal is quicker and a launch of our own sees the server end. */
export const pgCtl: PostmasterControl = {
  launch({ account, data, port, log, settings }) {
    const options = serverArgs(port, settings)
      .map((arg) => `"${arg}"`)
      .join(' ');
    const from = statSync(log).size;
    let failure: string | undefined;
    run(account, ['start', '-w', '-s', '-t', '120', '-D', data, '-l', log, '-o', options]).then((problem) => {
      failure = problem && `(${problem}) ${tailOf(log, from)}`;
    });
    return { port, failure: () => failure };
  },

  async shutDown(account, data, pid) {
    for (const mode of ['fast', 'immediate']) {
      await run(account, ['stop', '-w', '-s', '-t', String(PG_CTL_TIMEOUT_S), '-m', mode, '-D', data]);
      if (await isGone(data, pid, 1_000)) return;
      await sleep(100);
    }
    throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop.`);
  },
};

/** Runs the tool apart from the terminal; answers what went wrong. */
function run(account: Account, line: readonly string[]): Promise<string | undefined> {
  const { file, args, uid, gid } = account.command('pg_ctl', line);
  const env = programEnvironment();
  const child = spawn(file, args, {
    cwd: account.native,
    env,
    uid,
    gid,
    detached: true,
    windowsHide: true,
    stdio: 'ignore',
  });
  child.unref();
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(code === 0 ? undefined : `pg_ctl ended with ${code}`));
  });
}
