// A real PostgreSQL of a test's own that may be killed, stopped and started again at the same address.
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { chooseAccount } from '../../src/platform/embedded-database/choose-account.js';
import { openCluster, USER } from '../../src/platform/embedded-database/cluster.js';
import { findPrograms } from '../../src/platform/embedded-database/find-programs.js';
import { prepareLog } from '../../src/platform/embedded-database/log-file.js';
import { dropEmptyPidFile, readPidFile } from '../../src/platform/embedded-database/pid-file.js';
import { isGone, type Launch, signals } from '../../src/platform/embedded-database/postmaster.js';
import { answers, ask, killHard, until } from '../../src/platform/embedded-database/test/sandbox.js';
import { freePort } from '../mail-server.js';

/** Everything that was acknowledged must outlive a crash, so this one is durable, unlike the database of the stories. */
const SETTINGS = { max_connections: '120', log_min_messages: 'fatal', checkpoint_timeout: '1h' };

/** What `postmaster`, its users and a power cut do to it. */
export class FaultDatabase {
  private constructor(
    private readonly launch: Launch,
    private readonly password: string,
    readonly folder: string,
  ) {}

  /** Makes a cluster in this folder and starts it. */
  static async in(folder: string): Promise<FaultDatabase> {
    mkdirSync(folder, { recursive: true });
    const programs = findPrograms();
    const account = await chooseAccount({ directory: folder, programs });
    const cluster = await openCluster(account, programs.major, () => undefined);
    const log = prepareLog(folder, account);
    const launch = { account, data: cluster.data, port: await freePort(), log, settings: SETTINGS };
    const database = new FaultDatabase({ ...launch, impostor: undefined }, cluster.password, folder);
    await database.up();
    await ask(database.at('postgres'), 'create database market');
    return database;
  }

  get url(): string {
    return this.at('market');
  }

  /** Starts it and waits until it answers; answers how many milliseconds that took. */
  async up(): Promise<number> {
    const before = performance.now();
    dropEmptyPidFile(this.launch.data);
    signals.launch({ ...this.launch, impostor: readPidFile(this.launch.data)?.pid });
    await until(() => answers(this.at('postgres')));
    return performance.now() - before;
  }

  /** The power switch: the postmaster and all its backends at once. */
  kill(): Promise<void> {
    return killHard(this.pid);
  }

  /** Stops every process of it where it stands: connections stay open, and nobody answers. */
  freeze(): void {
    // The postmaster first: it starts no more backends.
    process.kill(this.pid, 'SIGSTOP');
    for (const pid of this.children()) process.kill(pid, 'SIGSTOP');
  }

  /** Lets them go on. */
  thaw(): void {
    for (const pid of [...this.children(), this.pid]) process.kill(pid, 'SIGCONT');
  }

  private children(): number[] {
    const { pid } = this;
    const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
    return all
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter(([, parent]) => parent === pid)
      .map(([child = 0]) => child);
  }

  /** One backend only, the most recent of a client: PostgreSQL then throws everybody out and recovers by itself. */
  async killBackend(): Promise<void> {
    const [row] = await this.ask(
      `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         and application_name = 'playset' order by query_start desc limit 1`,
    );
    const before = await this.ask('select pg_postmaster_start_time()::text as begun');
    // Until the postmaster knows of it, it lets clients in, and then throws them out.
    const witness = await this.client();
    const thrownOut = new Promise<void>((done) => witness.once('end', done));
    // A process id inside a user namespace is the same outside: only the users differ there.
    process.kill(Number(row?.pid), 'SIGKILL');
    await thrownOut;
    await until(() => answers(this.url));
    expect(await this.ask('select pg_postmaster_start_time()::text as begun')).toEqual(before);
  }

  /** As an administrator stops it: everybody is thrown out, then a checkpoint. */
  async down(): Promise<void> {
    const { pid } = this;
    process.kill(pid, 'SIGINT');
    await isGone(this.launch.data, pid, 20_000);
  }

  ask<Row extends Record<string, unknown>>(text: string): Promise<Row[]> {
    return this.askAt(this.url, text);
  }

  askAt<Row extends Record<string, unknown>>(url: string, text: string): Promise<Row[]> {
    return ask(url, text) as Promise<Row[]>;
  }

  /** Makes another database beside the market's; answers its address. */
  async another(name: string): Promise<string> {
    await ask(this.at('postgres'), `create database ${name}`);
    return this.at(name);
  }

  /** A connection of the test's own. */
  async client(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'fault' });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  async remove(): Promise<void> {
    if (this.pid) await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private get pid(): number {
    return readPidFile(this.launch.data)?.pid ?? 0;
  }

  private at(database: string): string {
    return `postgres://${USER}:${this.password}@127.0.0.1:${this.launch.port}/${database}`;
  }
}
