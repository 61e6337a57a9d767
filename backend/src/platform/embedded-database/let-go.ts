// Letting go of a server: the last user stops it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.js';
import { EmbeddedPostgresError } from './embedded-postgres.error.js';
import { type Lease, whenUnused } from './lease.js';
import { isGone } from './postmaster.js';

/** Longer than another process's stop of the same server takes at worst. */
const RELEASE_TIMEOUT_MS = 30_000;

/** Ends the lease and, unless others have one, has `shutDown` stop the server. Returns once it is gone or known to be in use. */
export async function letGo(
  lease: Lease,
  cluster: Cluster,
  shutDown: (pid: number) => Promise<void>,
): Promise<void> {
  await lease.end();
  const deadline = Date.now() + RELEASE_TIMEOUT_MS;
  while (!(await isGone(cluster.data, lease.pid, 0))) {
    if (await whenUnused(cluster, lease.port, shutDown)) return;
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(`PostgreSQL (process ${lease.pid}) neither answers nor stops.`);
    }
    await sleep(50);
  }
}
