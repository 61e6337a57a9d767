// A folder that exists for as long as some work.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs `work` with a new folder and removes it afterwards. */
export async function inTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'playset-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
