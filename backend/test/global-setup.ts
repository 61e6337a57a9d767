// Before all tests: a PostgreSQL with migrated templates, one of them with the sample catalogue.
import './shared-modules/typescript.cjs';
import { startServer, sweep, templates } from './test-database.js';

export default async function setUp(): Promise<void> {
  const server = await startServer();
  await sweep(server.url);
  const { empty, sample } = await templates(server.url);
  Object.assign(process.env, {
    TEST_SERVER: server.url,
    TEST_TEMPLATE: empty,
    TEST_SAMPLE_TEMPLATE: sample,
  });
  Object.assign(globalThis, { testServer: server });
}
