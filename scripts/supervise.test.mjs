// `npm start` keeps the server running, and stops it when it is told to.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';

const SUPERVISE = new URL('./lib/supervise.mjs', import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), 'playset supervise '));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A server that says its process id, then does `then`. */
function script(name, then) {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
     setInterval(() => undefined, 1_000);
     console.log('pid', process.pid);
     ${then}`,
  );
  return path;
}

function supervised(path) {
  const code = `import { supervise } from ${JSON.stringify(SUPERVISE)};
    const backOff = { first: 50, max: 200, forgetAfter: 60_000 };
    process.exitCode = await supervise(${JSON.stringify(path)}, { backOff });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text));
  const ended = new Promise((done) => child.once('close', done));
  const pids = () => [...said.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
  const until = async (holds) => {
    for (let tries = 0; tries < 400 && !holds(); tries++) await pause(25);
    assert.ok(holds(), said);
  };
  return { child, ended, pids, until, said: () => said };
}

describe('a supervised server', () => {
  it('is started again when it is killed, and ends cleanly on a signal', { timeout: 30_000 }, async () => {
    const { child, ended, pids, until, said } = supervised(script('lives', `process.send('ready');`));
    for (let deaths = 1; deaths <= 3; deaths++) {
      await until(() => pids().length === deaths);
      await pause(100);
      process.kill(pids().at(-1), 'SIGKILL');
    }
    await until(() => pids().length === 4);
    assert.match(said(), /The server died \(SIGKILL\)\. Starting it again in 0\.05 s/);
    assert.match(said(), /again in 0\.2 s/);
    await pause(100);
    child.kill('SIGINT');
    assert.equal(await ended, 0);
    assert.match(said(), /stopped/);
    assert.throws(() => process.kill(pids().at(-1), 0));
  });

  it('is not started again when its first start fails', { timeout: 30_000 }, async () => {
    const { ended, pids } = supervised(script('misconfigured', 'process.exit(1);'));
    assert.equal(await ended, 1);
    assert.equal(pids().length, 1);
  });

  it('is not started again when it ends by itself', { timeout: 30_000 }, async () => {
    const { ended, pids } = supervised(script('ends', `process.send('ready', () => process.exit(0));`));
    assert.equal(await ended, 0);
    assert.equal(pids().length, 1);
  });

  it('ends with a supervisor that is killed', { timeout: 30_000 }, async () => {
    const { child, pids, until, said } = supervised(script('orphan', `process.send('ready');`));
    await until(() => pids().length === 1);
    await pause(100);
    child.kill('SIGKILL');
    await until(() => said().includes('stopped'));
  });
});
