// The global setup: brings a database up once. Each worker copies it, which is several times as fast as a first start.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from './product.mjs';

/** Playwright calls what this answers once all tests have ended. */
export default async function makeTemplate() {
  const folder = mkdtempSync(join(tmpdir(), 'playset template '));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const product = await startProduct({ DATA_DIR: folder });
    await product.stop();
  } catch (error) {
    remove();
    throw error;
  }
  // Workers inherit the environment.
  process.env.PLAYSET_TEMPLATE = folder;
  return remove;
}
