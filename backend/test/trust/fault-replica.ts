// A process of the built server, to be killed, stopped and started again.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PREPARE = `const { prepare } = await import('../scripts/lib/prepare.mjs'); await prepare(['backend']);`;
/** How long a start may take, of the time that the process has a core; how long it may have none. */
const MAX_CPU_SECONDS = 60;
const STANDSTILL_MS = 60_000;

/** Builds the server if what is built is not what the sources say. */
export const buildServer = (): void =>
  void execFileSync(process.execPath, ['--input-type=module', '-e', PREPARE], { cwd: resolve('.') });

/** What a replica is started with beside what all of them share. */
export type Variables = Record<string, string>;

export class Replica {
  /** What it said, on both of its outputs. */
  said = '';
  private child: ChildProcess | undefined;
  private ended: Promise<number | null> = Promise.resolve(null);

  constructor(
    readonly port: number,
    private readonly variables: Variables,
  ) {}

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Whether the process lives. */
  get lives(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts the process without waiting for it. */
  launch(): void {
    const { PATH = '' } = process.env;
    const env = { PATH, PORT: String(this.port), LOG_LEVEL: 'warn', ...this.variables };
    const child = spawn(process.execPath, [resolve('dist/main.js')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const output of [child.stdout, child.stderr]) {
      output?.on('data', (chunk: Buffer) => (this.said = (this.said + chunk).slice(-200_000)));
    }
    this.ended = new Promise((done) => child.once('exit', done));
    this.child = child;
  }

  /** Starts the process and waits until it says that it is ready to serve; answers after how many milliseconds. */
  async up(): Promise<number> {
    const before = performance.now();
    this.launch();
    await this.ready();
    return performance.now() - before;
  }

  /** Waits until it is ready to serve, for as long as it makes progress: how fast that is depends on what else the machine does. */
  async ready(): Promise<void> {
    let [used, end] = [0, Date.now() + STANDSTILL_MS];
    while (!(await this.isReady())) {
      if (!this.lives) throw new Error(`The server has ended:\n${this.said}`);
      if (Date.now() > end) {
        const before = used;
        used = this.cpuSeconds();
        end = Date.now() + STANDSTILL_MS;
        if (used === before || used > MAX_CPU_SECONDS)
          throw new Error(`The server does not serve after ${used} s of CPU time:\n${this.said}`);
      }
      await pause(20);
    }
  }

  async isReady(): Promise<boolean> {
    return this.readiness().then(
      (status) => status === 200,
      () => false,
    );
  }

  /** The CPU time that the process has taken, in whole seconds. */
  private cpuSeconds(): number {
    const time = execFileSync('ps', ['-o', 'time=', '-p', String(this.child?.pid)], { encoding: 'utf8' });
    return time
      .trim()
      .split(/[-:]/)
      .reduce((sum, part) => sum * 60 + Number(part), 0);
  }

  async readiness(): Promise<number> {
    const reply = await fetch(`${this.origin}/health/ready`, { headers: { connection: 'close' } });
    await reply.text();
    return reply.status;
  }

  /** With which code it ends, or has ended; null where a signal ended it. */
  get end(): Promise<number | null> {
    return this.ended;
  }

  /** Sends it a signal that it lives on with. */
  tell(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** The power switch. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to stop; answers with which code it ended, and after how many milliseconds. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<{ code: number | null; took: number }> {
    const before = performance.now();
    this.child?.kill(signal);
    const code = await this.ended;
    return { code, took: performance.now() - before };
  }
}
