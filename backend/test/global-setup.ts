// Before all tests: a PostgreSQL with a migrated template.
import './shared-modules/typescript.cjs';
import { startServer, sweep, template } from './test-database.js';

export default async function setUp(): Promise<void> {
  const server = await startServer();
  await sweep(server.url);
  Object.assign(process.env, { TEST_SERVER: server.url, TEST_TEMPLATE: await template(server.url) });
  Object.assign(globalThis, { testServer: server });
}
