// The mode without DATABASE_URL: a PostgreSQL of our own under DATA_DIR, and a secret made once and kept there.
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Environment } from '../environment/environment.js';
import { startEmbeddedPostgres } from './index.js';
import { keptSecret } from './kept-secret.js';
import { keptVapidKeys } from './kept-vapid-keys.js';

/** A database to use and how to let go of it. */
export interface DatabaseLease {
  readonly embedded: boolean;
  release(): Promise<void>;
}

/**
 * Fills the environment's DATABASE_URL, JWT_SECRET, VAPID keys and DEMO_DATA where they are the embedded mode's to choose. Where
 * `onGiveUp` is given, a PostgreSQL of our own that ends by itself is started again; it is called when that does not help.
 */
export async function openDatabase(
  environment: Environment,
  report: (line: string) => void,
  onGiveUp?: (error: unknown) => void,
): Promise<DatabaseLease> {
  if (environment.DATABASE_URL) {
    environment.DEMO_DATA = false;
    return { embedded: false, release: async () => undefined };
  }
  const folder = resolve(environment.DATA_DIR);
  mkdirSync(folder, { recursive: true });
  environment.JWT_SECRET ??= keptSecret(join(folder, 'jwt-secret'));
  if (!environment.VAPID_PUBLIC_KEY) Object.assign(environment, keptVapidKeys(join(folder, 'vapid-keys')));
  environment.DEMO_DATA ??= true;
  const postgres = await startEmbeddedPostgres({
    directory: join(folder, 'postgres'),
    report,
    ...(onGiveUp && { keeping: { report, onGiveUp } }),
  });
  environment.DATABASE_URL = postgres.url;
  return { embedded: true, release: () => postgres.stop() };
}
