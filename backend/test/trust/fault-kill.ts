// Kills a server inside and after transactions of several people at once, and lets another one take over: each has happened as a whole
// or not at all.
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultMarket } from './fault-market.js';
import type { Replica } from './fault-replica.js';

const TIMEOUT_MS = 30_000;

/** Something that is to happen once. */
export interface Transaction {
  readonly name: string;
  /** Asks for it, or asks again; what the server does of itself is asked for by letting its time come. */
  ask(): Promise<unknown>;
  /** How often it has happened, as an expression of SQL. */
  readonly times: string;
}

/** Nobody of the product works, or is about to. */
const AT_REST = `
  select from pg_stat_activity where application_name = 'playset' and state in ('active', 'idle in transaction')
  union all select from graphile_worker.jobs where locked_by is not null`;

/** Kills the servers of a market in turn. Those that are not asked stand still until they are to take over: the first one has all jobs. */
export class Killer {
  private launched: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly market: FaultMarket,
    private readonly servers: Replica[],
  ) {}

  /** Of the one that is asked. */
  get origin(): string {
    return this.first.origin;
  }

  private get first(): Replica {
    return this.servers[0] as Replica;
  }

  async up(): Promise<void> {
    await this.first.up();
    this.launched = Promise.all(this.servers.slice(1).map((each) => each.up()));
  }

  /** The others stand still, with nothing begun. */
  private async halt(): Promise<void> {
    await this.launched;
    const others = this.servers.slice(1);
    await until('the others are at rest', async () => {
      for (const each of others) each.tell('SIGSTOP');
      if ((await this.market.database.ask(AT_REST)).length === 0) return true;
      for (const each of others) each.tell('SIGCONT');
      return others.length === 0;
    });
  }

  /** The next one takes over; the one that is killed is started again. */
  private async takeOver(letGo: () => Promise<unknown>): Promise<void> {
    const killed = this.first;
    await killed.kill();
    this.servers.push(...this.servers.splice(0, 1));
    for (const each of this.servers) each.tell('SIGCONT');
    await letGo();
    this.launched = killed.up();
    // Of the last one nobody waits for the end of its start.
    this.launched.catch(() => undefined);
    if (this.first === killed) await this.launched;
  }

  /** How often each of these has happened, in their order. */
  async times(all: readonly Transaction[]): Promise<number[]> {
    const [row] = await this.market.database.ask<{ times: number[] }>(
      `select array[${all.map(({ times }) => `(${times})::int`).join(', ')}] as times`,
    );
    return row?.times ?? [];
  }

  /** Kills the server inside all of these at once, while they wait to write to a table. */
  async killInside(all: readonly Transaction[], table: string): Promise<void> {
    await this.halt();
    // PostgreSQL shows a transaction the activity that it has seen first: another connection watches.
    const [holder, watcher] = await Promise.all([this.client(), this.client()]);
    await holder.query(`begin; lock table ${table} in share row exclusive mode`);
    const asked = askFor(all);
    await until(`all wait for ${table}`, async () => {
      const { rows } = await watcher.query(
        `select count(*)::int as blocked from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into ${table}%'`,
      );
      return rows[0].blocked >= all.length;
    });
    await this.takeOver(async () => {
      await asked;
      await holder.query('rollback');
      await Promise.all([holder.end(), watcher.end()]);
    });
  }

  /** Kills the server as soon as all of these are committed, whether or not they are answered. */
  async killAfter(all: readonly Transaction[]): Promise<void> {
    await this.halt();
    const watcher = await this.client();
    const asked = askFor(all);
    const sum = `select (${all.map(({ times }) => `(${times})::int`).join(' + ')})::int as times`;
    await until('all are committed', async () => (await watcher.query(sum)).rows[0].times >= all.length);
    await this.takeOver(() => Promise.all([asked, watcher.end()]));
  }

  private client() {
    return this.market.database.client();
  }
}

const askFor = (all: readonly Transaction[]) =>
  Promise.all(all.map((each) => each.ask().catch(() => undefined)));

async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await isSo()); await pause(2))
    if (Date.now() > end) throw new Error(`Never happened: ${what}`);
}
