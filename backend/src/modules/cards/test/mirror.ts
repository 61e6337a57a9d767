// A database of its own for stories of the importer.
import pg from 'pg';
import { cloneDatabase } from '../../../../test/test-database.js';
import { type ImportOptions, type ImportSummary, importCatalogue } from '../import/catalogue-import.js';

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

/** Registers an empty catalogue around each test of a file. */
export function mirror(): Mirror {
  const running = new Mirror();
  let drop: () => Promise<void>;
  beforeEach(async () => {
    const database = await cloneDatabase();
    drop = database.drop;
    running.url = database.url;
    running.client = new pg.Client({ connectionString: database.url });
    await running.client.connect();
  });
  afterEach(async () => {
    await running.client.end();
    await drop();
  });
  return running;
}
