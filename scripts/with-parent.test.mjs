// Stopping npm stops what npm started.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';

const CHILD = `
  import { endWithParent } from ${JSON.stringify(new URL('./lib/with-parent.mjs', import.meta.url).href)};
  process.on('SIGTERM', () => { console.log('ended'); process.exit(0); });
  setInterval(() => undefined, 1000);
  endWithParent();
  console.log('runs');`;
/** Stands for npm's shell: starts the child and does not pass signals on. */
const SHELL = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ['--input-type=module', '-e', process.env.CHILD], { stdio: 'inherit' });
  setInterval(() => undefined, 1000);`;

describe('a process that npm started', () => {
  it('ends when the shell between them is gone', { timeout: 20_000 }, async () => {
    const env = { ...process.env, CHILD, npm_lifecycle_event: 'start' };
    const shell = spawn(process.execPath, ['--input-type=module', '-e', SHELL], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    shell.stdout.setEncoding('utf8');
    let said = '';
    shell.stdout.on('data', (text) => {
      said += text;
    });
    while (!said.includes('runs')) await once(shell.stdout, 'data');
    shell.kill('SIGKILL');
    await once(shell.stdout, 'end');
    assert.match(said, /ended/);
  });
});
