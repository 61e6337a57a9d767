// A database of its own for stories of the importer.
import pg from 'pg';
import { cloneDatabase } from '../../../../test/test-database.js';
import { type ImportOptions, importCatalogue } from '../import/catalogue-import.js';
import type { ImportSummary } from '../import/import-summary.js';

/** An empty catalogue. */
export class Mirror {
  url: string;
  client: pg.Client;

  import(path: string, options?: ImportOptions): Promise<ImportSummary> {
    return importCatalogue(this.url, path, options);
  }

  /** The first column of a statement's rows. */
  async column(text: string, values: unknown[] = []): Promise<unknown[]> {
    const { rows } = await this.client.query({ text, values, rowMode: 'array' });
    return rows.map(([first]: unknown[]) => first);
  }

  /** The numbers of the printings that the lookup arrays have wrong. */
  wrongInLookup(): Promise<unknown[]> {
    return this.column(`select p.pid from cards.printing p left join cards.printing s on s.id = p.merged_into
        left join cards.printing_price m on m.pid = coalesce(s.pid, p.pid) and coalesce(s.gone_at, case when s.id is null then p.gone_at end) is null
        left join cards.printing_lookups l on true
      where (l.oid[p.pid], l.pid[p.pid], l.rank_name[p.pid])
          is distinct from (coalesce(s.oid, p.oid), coalesce(s.pid, p.pid), coalesce(s.rank_name, p.rank_name))
        or (l.nonfoil_cents[p.pid], l.foil_cents[p.pid], l.etched_cents[p.pid])
          is distinct from (coalesce(m.usd, 0), coalesce(m.usd_foil, 0), coalesce(m.usd_etched, 0))
        or exists (select from cards.printing other where other.merged_into is null and p.merged_into is null
          and (other.art = p.art) is distinct from (l.art[other.pid] = l.art[p.pid]))`);
  }

  /** All that readers could see, in one text. */
  async state(): Promise<string> {
    const tables = ['oracle_card', 'printing', 'printing_price', 'card_raw', 'set_info'];
    const parts = tables.map(
      (table) => `(select string_agg(t::text, ';' order by t::text) from cards.${table} t)`,
    );
    const [state] = await this.column(`select concat_ws('|', ${parts.join(', ')})`);
    return String(state);
  }
}

/** Registers a catalogue that is empty before each test of a file. */
export function mirror(): Mirror {
  const running = mirrorOfAll();
  let rows: readonly TableRows[];
  beforeAll(async () => {
    rows = await rowsOf(running.client);
  });
  // A clone for each test would take four times as long.
  afterEach(() => reset(running.client, rows));
  return running;
}

/** Registers one empty catalogue around all tests of a file. */
export function mirrorOfAll(): Mirror {
  const running = new Mirror();
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await cloneDatabase();
    drop = database.drop;
    running.url = database.url;
    running.client = new pg.Client({ connectionString: database.url });
    await running.client.connect();
  });
  afterAll(async () => {
    await running.client.end();
    await drop();
  });
  return running;
}

/** A table of the cards, with all its rows as JSON. */
interface TableRows {
  readonly name: string;
  readonly rows: unknown;
}

const TABLES = `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'cards' order by 1`;

async function rowsOf(client: pg.Client): Promise<TableRows[]> {
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  const found: TableRows[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ all: unknown }>(
      `select jsonb_agg(to_jsonb(t)) as all from ${name} t`,
    );
    found.push({ name, rows: rows[0]?.all });
  }
  return found;
}

/** Gives the tables of the cards the rows that they had. */
async function reset(client: pg.Client, tables: readonly TableRows[]): Promise<void> {
  const names = tables.map(({ name }) => name).join(', ');
  await client.query(`truncate ${names} restart identity cascade`);
  for (const { name, rows } of tables) {
    if (!rows) continue;
    const all = `jsonb_populate_recordset(null::${name}, $1)`;
    await client.query(`insert into ${name} select * from ${all}`, [JSON.stringify(rows)]);
  }
}
