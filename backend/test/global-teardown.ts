// After all tests: let go of the PostgreSQL server; the last run stops it.
import type { EmbeddedPostgres } from '../src/platform/embedded-database/index.js';

export default async function tearDown(): Promise<void> {
  await (globalThis as unknown as { testServer?: EmbeddedPostgres }).testServer?.stop();
}
