// Folders, servers and second processes for the tests of the embedded PostgreSQL; everything is gone afterwards.
import { type ChildProcess, spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { transformFileSync } from '@swc/core';
import pg from 'pg';
import { isAlive, readPidFile } from '../pid-file.js';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  type Means,
  startEmbeddedPostgres,
} from '../start.js';

const SOURCES = resolve('src/platform/embedded-database');

/** Windows knows neither file modes nor signals that a process may answer. */
export const isPosix = process.platform !== 'win32';
/** Only Linux tells about other processes in /proc. */
export const isLinux = process.platform === 'linux';

/** A place for one test. */
export class Sandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'playset-embedded-'));
  private readonly started: EmbeddedPostgres[] = [];
  private readonly children: ChildProcess[] = [];

  path(...names: string[]): string {
    return join(this.folder, ...names);
  }

  /** The data folder of the cluster in `db`. */
  get data(): string {
    return this.path('db', 'cluster', 'data');
  }

  /** The server's main process. */
  get pid(): number {
    return readPidFile(this.data)?.pid ?? 0;
  }

  async start(options: Partial<EmbeddedPostgresOptions> = {}, means?: Means): Promise<EmbeddedPostgres> {
    const settings = { fsync: 'off', ...options.settings };
    const server = await startEmbeddedPostgres({ directory: this.path('db'), ...options, settings }, means);
    this.started.push(server);
    return server;
  }

  /**
   * Runs `body` as an ES module of its own process, with `start` in scope and the path of `db` as `directory`.
   * The sources are compiled as the product's build does it.
   */
  run(body: string): ChildProcess {
    const code = this.path('code');
    mkdirSync(code, { recursive: true });
    const names = readdirSync(SOURCES).filter((file) => /^(?!.*\.spec\.).*\.ts$/.test(file));
    mkdirSync(this.path('database'), { recursive: true });
    for (const name of ['../database/locks.ts', ...names]) {
      const { code: text } = transformFileSync(join(SOURCES, name), {
        swcrc: false,
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
        module: { type: 'es6' },
      });
      writeFileSync(join(code, name.replace(/ts$/, 'js')), text);
    }
    writeFileSync(this.path('package.json'), '{"type":"module"}');
    symlinkSync(resolve('../node_modules'), join(code, 'node_modules'), 'junction');
    const head = `import { startEmbeddedPostgres as start } from './index.js';\nconst directory = process.argv[2];\n`;
    writeFileSync(join(code, 'main.js'), head + body);
    const child = spawn(process.execPath, [join(code, 'main.js'), this.path('db')], {
      cwd: this.folder,
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.children.push(child);
    return child;
  }

  async clear(): Promise<void> {
    for (const child of this.children) if (child.exitCode === null) child.kill('SIGKILL');
    await Promise.all(this.started.map((server) => server.stop()));
    // A server that was just killed may still write a file while its folder goes. `rmSync` would try that folder again, full as
    // it is, instead of emptying it again.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** Registers a new sandbox for each test of the block; a `seeded` one has a cluster in `db` already, which saves a second. */
export function sandbox({ seeded } = { seeded: false }): () => Sandbox {
  let current: Sandbox;
  let seed: Sandbox | undefined;
  if (seeded) {
    beforeAll(async () => {
      seed = new Sandbox();
      await (await seed.start()).stop();
    });
    afterAll(() => seed?.clear());
  }
  beforeEach(() => {
    current = new Sandbox();
    if (seed) cpSync(seed.path('db', 'cluster'), current.path('db', 'cluster'), { recursive: true });
  });
  afterEach(() => current.clear());
  return () => current;
}

/** Runs one statement on a server and answers its rows. */
export async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Whether a server answers there. */
export const answers = (url: string): Promise<boolean> =>
  ask(url, 'select 1').then(
    () => true,
    () => false,
  );

/** What the power switch does: the server and all its processes die without a word. Elsewhere than on Linux its children follow it by themselves. */
export async function killHard(pid: number): Promise<void> {
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It followed the server by itself.
    }
  }
  await until(() => !all.some(isAlive));
}

/** Waits until something is so; fails after ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 500; !(await isSo()); left--) {
    if (left === 0) throw new Error(`Never happened: ${isSo}`);
    await sleep(20);
  }
}

function childrenOf(pid: number): number[] {
  if (!isLinux) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === String(pid))
    .map(Number);
}

/** State, parent, process group and session of a process, on Linux. */
export function fieldsOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}
