// The built product for a test: on a port and a database of its own, and gone afterwards.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = resolve(fileURLToPath(new URL('.', import.meta.url)), '../../..');
const MAIN = join(ROOT, 'backend/dist/main.js');
/** Ends the product cleanly when it is told to, on every system, or when the test is gone. */
const KILL_WITH_PARENT = `${pathToFileURL(join(ROOT, 'scripts/lib/kill-with-parent.mjs')).href}?gently`;
const START_LIMIT = 90_000;
const STOP_LIMIT = 20_000;
/** Only what a program needs from the machine: a developer's own settings must not change a journey. */
const FROM_MACHINE =
  /^(path|home|user|logname|tmpdir|temp|tmp|lang|lc_.*|systemroot|windir|comspec|pathext|appdata|localappdata|userprofile|programfiles.*|ld_library_path)$/i;

/** A port that nobody listens on. */
export const freePort = () =>
  new Promise((found, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

/** How often another port is tried: one that was free may be taken by the time the product listens. */
const ATTEMPTS = 3;

/**
 * Starts the product with `settings` on top of those of a test, on a copy of the data folder `template`. Answers
 * `{ origin, dataDir, said(), stop() }`: `said` answers what it has logged, `stop` throws if the product did not end by itself.
 */
export async function startProduct(settings, template) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOn(await freePort(), settings, template);
    } catch (error) {
      if (attempt === ATTEMPTS || !error.message.includes('EADDRINUSE')) throw error;
    }
  }
}

async function startOn(port, settings = {}, template) {
  if (!existsSync(MAIN)) throw new Error('The product is not built: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'playset journey '));
  if (template) cpSync(template, dataDir, { recursive: true });
  const machine = Object.entries(process.env).filter(([name]) => FROM_MACHINE.test(name));
  const env = {
    ...Object.fromEntries(machine),
    PORT: String(port),
    DATA_DIR: dataDir,
    CARD_SOURCE: 'mirror',
    SCRYFALL_API_URL: 'http://127.0.0.1:9',
    RATE_LIMITS: 'off',
    LOAD_SHEDDING: 'off',
    TOWN_LIST: 'off',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const stdio = ['ignore', 'pipe', 'pipe', 'ipc'];
  const child = spawn(process.execPath, ['--import', KILL_WITH_PARENT, MAIN], { cwd: ROOT, env, stdio });
  const said = collect(child);
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child, said);
  } catch (error) {
    await stop(child, dataDir).catch(() => undefined);
    throw error;
  }
  return { origin, dataDir, said, stop: () => stop(child, dataDir) };
}

function collect(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (more) => {
      text += more;
    });
  }
  return () => text;
}

async function untilReady(origin, child, said) {
  const limit = Date.now() + START_LIMIT;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`The product ended while starting:\n${said()}`);
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error(`The product was not ready in ${START_LIMIT / 1000} s:\n${said()}`);
}

async function stop(child, dataDir) {
  const ended = new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) done();
    else child.once('exit', done);
  });
  if (child.connected) child.send('stop');
  const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT);
  await ended;
  clearTimeout(limit);
  // PostgreSQL removes this file as the last thing it does.
  const orphan = existsSync(join(dataDir, 'postgres/cluster/data/postmaster.pid'));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  if (orphan) throw new Error('The product left its PostgreSQL running');
  if (child.exitCode !== 0) throw new Error(`The product ended with ${child.exitCode ?? child.signalCode}`);
}
