// The two sides of a comparison, each in its own process on the same port: the reference, and the product as in production.
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { at } from '../../../scripts/lib/root.mjs';
import { spawnNode } from '../../../scripts/lib/run.mjs';

const TIMEOUT_MS = 30_000;
/** Signs the tokens of the benchmark. */
export const SECRET = 'a-secret-for-the-benchmark-only-0123';

/** With which `npm start` starts the product. */
const FLAGS = JSON.parse(readFileSync(at('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .filter((word) => word.startsWith('--'));

const PROGRAMS = {
  reference: {
    script: fileURLToPath(new URL('../reference/server.mjs', import.meta.url)),
    env: {},
    flags: [],
  },
  // Everything is on. Callers come from many networks, as a proxy in front tells them; the log goes to a file.
  product: {
    script: at('backend/dist/main.js'),
    flags: FLAGS,
    env: {
      JWT_SECRET: SECRET,
      TRUST_PROXY: '1',
      CARD_SOURCE: 'mirror',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      // What it can carry is asked for, not what it refuses so that others need not wait.
      LOAD_SHEDDING: 'off',
      TOWN_LIST: 'off',
    },
  },
};

/** Starts a side, with `more` variables, and waits until it answers. `stop` ends it. */
export async function startSide(side, { url, port, inspected, more = {} }) {
  const { script, env, flags } = PROGRAMS[side];
  const folder = mkdtempSync(join(tmpdir(), 'playset-bench-'));
  const log = openSync(join(folder, 'log'), 'a');
  const child = spawnNode(script, [], {
    nodeOptions: [...flags, ...(inspected ? ['--cpu-prof', `--cpu-prof-dir=${inspected}`] : [])],
    gently: true,
    cwd: folder,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: folder,
      DATABASE_URL: url,
      PORT: String(port),
      ...env,
      ...more,
    },
  });
  let isOver = false;
  const over = new Promise((resolve) =>
    child.once('exit', () => {
      isOver = true;
      resolve();
    }),
  );
  const stop = async () => {
    if (!isOver) child.kill('SIGTERM');
    await over;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  for (const begun = Date.now(); !(await isReady(origin)); await sleep(50)) {
    if (!isOver && Date.now() - begun < TIMEOUT_MS) continue;
    const said = readFileSync(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`The ${side} does not start:\n${said}`);
  }
  return { pid: child.pid, origin, stop, said: () => readFileSync(join(folder, 'log'), 'utf8') };
}

async function isReady(origin) {
  try {
    return (await fetch(`${origin}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** A port that nobody uses. */
export function freePort() {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => found(port));
    });
  });
}
