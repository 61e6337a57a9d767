// Imports a bulk file: all of it becomes visible at once, or nothing does.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CatalogueImportError } from '../upstream/index.js';
import { type BulkFile, inspect, isoDay } from './bulk-file.js';
import { BulkReading } from './bulk-reading.js';
import { cheapest } from './cheapest.js';
import { type ImportProgress, SILENT } from './import-progress.js';
import { keepImport, type Origin } from './import-run.js';
import type { ImportSummary } from './import-summary.js';
import { inImport, type TransactionOptions } from './import-transaction.js';
import { incomingCard, type KnownRules } from './incoming-card.js';
import { HAS_PRICES, KEEP_LOOKUP, UPSERT_PRICES } from './merge.js';
import { ANALYZE_CARDS, mergeCards, mergeRules, raiseSortMemory } from './merging.js';
import { nameStarts, spellings } from './names.js';
import { PRICE_DAY } from './price-history.js';
import { setFacts } from './set-facts.js';
import { isWhole, type Source, sourceOf } from './source-kind.js';
import { COPY, DROP_SAME_ID, DROP_SAME_PLACE, STAGING } from './staging.js';
import { tidy } from './tidy.js';

/** How an import is to be done. */
export interface ImportOptions extends TransactionOptions {
  /** What the file is; its name says so by default. */
  readonly source?: Source;
  /** Put the sample catalogue away once the file is in. */
  readonly replaceSample?: boolean;
  /** Accept that more than a tenth of the cards of this source go. */
  readonly allowLoss?: boolean;
  /** Where the file is from, if it was fetched for this: it then has the name and the day that it had there. */
  readonly origin?: Origin;
  readonly progress?: ImportProgress;
}

/** The share of its cards that a catalogue may lose from one file to the next. */
const MAX_LOSS = 0.1;

/** Imports the file at `path` into the database at `url`. Throws a CatalogueImportError for a file that can't be used. */
export async function importCatalogue(
  url: string,
  path: string,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const found = await inspect(path);
  const { origin } = options;
  const file = origin ? { ...found, name: origin.name, day: isoDay(origin.updatedAt) } : found;
  const summary = await inImport(url, options, (client) => new CatalogueImport(client, file, options).run());
  if (!options.dryRun && summary.added + summary.changed > 0) await tidy(url);
  return summary;
}

/** One import, inside its transaction. */
class CatalogueImport {
  private readonly source: Source;
  private readonly progress: ImportProgress;
  private readonly reading: BulkReading;

  constructor(
    private readonly client: pg.Client,
    private readonly file: BulkFile,
    private readonly options: ImportOptions,
  ) {
    this.source = options.source ?? sourceOf(file.name);
    this.progress = options.progress ?? SILENT;
    this.reading = new BulkReading(file, this.progress, 'card');
  }

  async run(): Promise<ImportSummary> {
    await raiseSortMemory(this.client);
    await this.write(STAGING);
    const known: KnownRules = new Map();
    const rows = this.reading.rows((bytes) => {
      const card = incomingCard(bytes, known);
      return typeof card === 'string' ? card : [card];
    });
    await pipeline(Readable.from(rows), this.client.query(copyFrom(COPY)));
    await mergeRules(this.client);
    this.reading.skip('with the id of an earlier one', await this.write(DROP_SAME_ID));
    this.reading.skip('at the set, number and language of an earlier one', await this.write(DROP_SAME_PLACE));
    this.progress.step('Comparing with the catalogue');
    await this.write('analyze incoming (id, oracle_id, digest, set_code, collector_number, lang)');
    await this.refuseLoss();
    return this.merge();
  }

  /** A file that was cut between two lines must not retire the cards behind the cut. */
  private async refuseLoss(): Promise<void> {
    if (!isWhole(this.source) || this.options.allowLoss) return;
    const { rows } = await this.client.query<{ known: number; missing: number }>(
      `select count(*)::int as known, count(*) filter (where i.id is null)::int as missing
       from cards.printing p left join incoming i using (id) where p.source = $1 and p.gone_at is null`,
      [this.source],
    );
    const { known = 0, missing = 0 } = rows[0] ?? {};
    if (missing <= known * MAX_LOSS) return;
    throw new CatalogueImportError(
      `${missing} of the ${known} known cards are missing from the file. Is it complete? --allow-loss imports it anyway.`,
    );
  }

  private async merge(): Promise<ImportSummary> {
    this.progress.step('Putting the cards in order');
    const { added, changed, gone, touched } = await mergeCards(this.client, {
      source: this.source,
      isWhole: isWhole(this.source),
      ranks: 'all',
      replaceSample: this.options.replaceSample ?? false,
    });
    await this.mergePrices();
    await this.write(KEEP_LOOKUP);
    if (touched + gone > 0) {
      for (const worked of [spellings('all'), nameStarts('all'), setFacts('all')]) await this.write(worked);
    }
    if (touched + gone + changed > 0) {
      await this.write(ANALYZE_CARDS);
    }
    const count = await this.client.query<{ rows: number }>('select count(*)::int as rows from incoming');
    const { skipped } = this.reading;
    const total = count.rows[0]?.rows ?? 0;
    const unchanged = total - added - changed;
    const summary = { source: this.source, rows: total, added, changed, unchanged, gone, skipped };
    await keepImport(this.client, this.file.name, summary, this.options.origin);
    return summary;
  }

  /** A whole catalogue without a single price has changed its shape: nothing has become priceless overnight. */
  private async mergePrices(): Promise<void> {
    const { rows } = await this.client.query<{ hasPrices: boolean }>(HAS_PRICES);
    const isTold = rows[0]?.hasPrices === true || !isWhole(this.source);
    if (isTold) await this.write(UPSERT_PRICES, [this.file.day]);
    await this.write(cheapest('all'));
    if (isTold) await this.write(PRICE_DAY, [this.file.day]);
  }

  private async write(text: string, values: unknown[] = []): Promise<number> {
    const { rowCount } = await this.client.query(text, values);
    return rowCount ?? 0;
  }
}
