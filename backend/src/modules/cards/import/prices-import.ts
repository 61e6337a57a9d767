// Imports a file of price series: lays its days over those that are known, all at once or not at all.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { CatalogueImportError } from '../upstream/index.js';
import { inspect } from './bulk-file.js';
import { BulkReading } from './bulk-reading.js';
import { type ImportProgress, SILENT } from './import-progress.js';
import { inImport } from './import-transaction.js';
import { incomingSeries } from './incoming-series.js';
import { SERIES_COPY, SERIES_COUNTS, SERIES_MONTHS, SERIES_STAGING } from './price-history.js';

/** How an import of prices is to be done. */
export interface PricesOptions {
  /** Say what would happen, and leave everything as it is. */
  readonly dryRun?: boolean;
  readonly progress?: ImportProgress;
}

/** What an import of prices did. */
export interface PricesSummary {
  /** Lines that could be used: a finish of a card each. */
  readonly series: number;
  /** Cards of the file that the catalogue has, and that it lacks. */
  readonly known: number;
  readonly unknown: number;
  /** The days that its prices are of. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** Months of a kind of price of a card. */
  readonly added: number;
  readonly changed: number;
  /** Lines that can't be used, by the reason why. */
  readonly skipped: Readonly<Record<string, number>>;
}

/** Imports the file at `path` into the database at `url`. Throws a CatalogueImportError for a file that can't be used. */
export async function importPrices(
  url: string,
  path: string,
  { dryRun = false, progress = SILENT }: PricesOptions = {},
): Promise<PricesSummary> {
  const reading = new BulkReading(await inspect(path), progress, 'price series');
  return inImport(url, { dryRun }, async (client) => {
    await client.query(SERIES_STAGING);
    await pipeline(Readable.from(reading.rows(incomingSeries)), client.query(copyFrom(SERIES_COPY)));
    progress.step('Comparing with the price history');
    await client.query('analyze incoming_prices');
    const counts =
      await client.query<Pick<PricesSummary, 'known' | 'unknown' | 'firstDay' | 'lastDay'>>(SERIES_COUNTS);
    const [found] = counts.rows;
    if (!found?.known) {
      throw new CatalogueImportError('None of the cards in the file is known. Import the cards first.');
    }
    const { rows } = await client.query<{ added: number; changed: number }>(SERIES_MONTHS);
    const { added = 0, changed = 0 } = rows[0] ?? {};
    return { series: reading.taken, ...found, added, changed, skipped: reading.skipped };
  });
}
