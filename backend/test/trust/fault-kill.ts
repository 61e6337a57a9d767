// Kills a server inside and after transactions of several people at once: each has happened as a whole or not at all.
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

/** Kills the server of a market. */
export class Killer {
  constructor(
    private readonly market: FaultMarket,
    private readonly server: Replica,
  ) {}

  /** How often each of these has happened, in their order. */
  async times(all: readonly Transaction[]): Promise<number[]> {
    const [row] = await this.market.database.ask<{ times: number[] }>(
      `select array[${all.map(({ times }) => `(${times})::int`).join(', ')}] as times`,
    );
    return row?.times ?? [];
  }

  /** Kills the server inside all of these at once, while they wait to write to a table, and starts it again. */
  async killInside(all: readonly Transaction[], table: string): Promise<void> {
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
    await this.server.kill();
    await asked;
    await holder.query('rollback');
    await Promise.all([holder.end(), watcher.end()]);
    await this.server.up();
  }

  /** Kills the server as soon as all of these are committed, whether or not they are answered, and starts it again. */
  async killAfter(all: readonly Transaction[]): Promise<void> {
    const watcher = await this.client();
    const asked = askFor(all);
    const sum = `select (${all.map(({ times }) => `(${times})::int`).join(' + ')})::int as times`;
    await until('all are committed', async () => (await watcher.query(sum)).rows[0].times >= all.length);
    await this.server.kill();
    await asked;
    await watcher.end();
    await this.server.up();
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
