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
    drop = await opened(running);
  });
  afterEach(() => drop());
  return running;
}

/** Registers one empty catalogue around all tests of a file. */
export function mirrorOfAll(): Mirror {
  const running = new Mirror();
  let drop: () => Promise<void>;
  beforeAll(async () => {
    drop = await opened(running);
  });
  afterAll(() => drop());
  return running;
}

async function opened(running: Mirror): Promise<() => Promise<void>> {
  const database = await cloneDatabase();
  running.url = database.url;
  running.client = new pg.Client({ connectionString: database.url });
  await running.client.connect();
  return async () => {
    await running.client.end();
    await database.drop();
  };
}
