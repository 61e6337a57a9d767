// Keeps what people have written so far and brings it back, faster than a new database would be there.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** Read-only parts of the product: no call changes them. */
const CATALOGUES = ['cards', 'catalogs'];

const TABLES = `
  select format('%I.%I', table_schema, table_name) as name,
         (select string_agg(quote_ident(column_name), ', ') from information_schema.columns c
           where (c.table_schema, c.table_name) = (t.table_schema, t.table_name) and c.is_generated = 'NEVER') as columns
    from information_schema.tables t
   where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'public', 'graphile_worker')
     and table_schema <> all($1)`;

/** Somebody else is at a table. */
const LOCKED = '55P03';
const PAUSE_MS = 5;

export class Snapshot {
  private constructor(
    private readonly client: pg.Client,
    private readonly back: string,
  ) {}

  /** Keeps everything as it is now. */
  static async taken(url: string): Promise<Snapshot> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query<{ name: string; columns: string }>(TABLES, [CATALOGUES]);
    await client.query('create schema kept');
    const tables = rows.map(({ name }) => name).join(', ');
    const steps = [
      'begin',
      `lock table ${tables} in access exclusive mode nowait`,
      'set local session_replication_role = replica',
    ];
    for (const [nth, { name, columns }] of rows.entries()) {
      await client.query(`create table kept.t${nth} as select ${columns} from ${name}`);
      steps.push(`delete from ${name}`);
      steps.push(`insert into ${name} (${columns}) overriding system value select * from kept.t${nth}`);
    }
    steps.push('delete from graphile_worker._private_jobs where locked_at is null', 'commit');
    return new Snapshot(client, steps.join(';\n'));
  }

  /** Waits for calls that nobody listens to any more: what they wrote in between would stay, beside what it came from. */
  async restore(): Promise<void> {
    for (;;) {
      try {
        await this.client.query(this.back);
        return;
      } catch (error) {
        await this.client.query('rollback');
        if ((error as { code?: unknown }).code !== LOCKED) throw error;
        await setTimeout(PAUSE_MS);
      }
    }
  }

  async end(): Promise<void> {
    await this.client.end();
  }
}
