// Root's first way: a user namespace in which the same process looks like an ordinary user.
import { spawnSync } from 'node:child_process';
import { type Account, type AccountRequest, ownAccount, programFile } from './account.js';

/** `nobody`: inside, PostgreSQL looks its user up by name. Outside it stays root, so no file changes hands. */
const UNSHARE = ['-U', '--map-user=65534', '--map-group=65534'];

/**
 * The account of a user namespace. It reaches whatever belongs to the calling user, below folders closed to all others too.
 * Linux only.
 */
export async function namespaceAccount(request: AccountRequest): Promise<Account> {
  const own = await ownAccount(request);
  return {
    ...own,
    command: (program, args) => ({
      file: 'unshare',
      args: [...UNSHARE, programFile(own.native, program), ...args],
    }),
  };
}

/** Whether the system lets such a process run the programs and write to its home: many containers forbid it. */
export function namespaceWorks(account: Account): boolean {
  const script = 'test -w "$1" && exec "$2" --version';
  const args = [...UNSHARE, 'sh', '-c', script, 'sh', account.home, programFile(account.native, 'initdb')];
  return spawnSync('unshare', args, { cwd: '/', stdio: 'ignore' }).status === 0;
}
