// Picks the account for this machine and this database; an existing cluster decides for its owner.
import { existsSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type Account, type AccountRequest, ownAccount } from './account.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { namespaceAccount, namespaceWorks } from './namespace-account.js';
import { fallbackHome, NOBODY, setuidAccount } from './setuid-account.js';

/** The account that can serve a database in this directory. Throws EmbeddedPostgresError where none can. */
export async function chooseAccount(request: AccountRequest): Promise<Account> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return ownAccount(request);
  if (process.platform !== 'linux') {
    if (!isRoot) return ownAccount(request);
    throw new EmbeddedPostgresError('PostgreSQL does not run as root. Start Playset as an ordinary user.');
  }
  return isRoot ? forRoot(request) : forNameless(request);
}

async function forRoot(request: AccountRequest): Promise<Account> {
  const data = join(request.directory, 'cluster', 'data');
  const owner = statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return setuidAccount(request, { uid: owner.uid, gid: owner.gid });
  if (!owner && existsSync(join(fallbackHome(request.directory), 'cluster'))) return setuidAccount(request);
  const inNamespace = await namespaceAccount(request);
  if (namespaceWorks(inNamespace)) return inNamespace;
  if (!owner) return setuidAccount(request, NOBODY);
  throw new EmbeddedPostgresError(
    `PostgreSQL does not run as root, and ${data} belongs to root: it was made where user namespaces are allowed. ` +
      'Allow them again, or give that folder to an ordinary user (chown -R).',
  );
}

/** A container may run us under a number that has no name: PostgreSQL asks for one. */
async function forNameless(request: AccountRequest): Promise<Account> {
  const inNamespace = await namespaceAccount(request);
  if (namespaceWorks(inNamespace)) return inNamespace;
  throw new EmbeddedPostgresError(
    `PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none here. Run as a user of /etc/passwd.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().uid !== undefined;
  } catch {
    return false;
  }
}
