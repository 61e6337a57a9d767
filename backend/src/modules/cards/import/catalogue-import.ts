// Imports a bulk file: all of it becomes visible at once, or nothing does.
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type BulkFile, inspect, piecesOf } from './bulk-file.js';
import { copyRow } from './copy-text.js';
import { CatalogueImportError, endsInTheMiddle } from './import-error.js';
import { incomingCard, isBroken } from './incoming-card.js';
import { FOLLOW, GONE, ORACLE_CARDS, PRICE_ROWS, PRINTINGS, RAW_OBJECTS, SETS } from './merge.js';
import { RANKS } from './ranks.js';
import { isWhole, type Source, sourceOf } from './source-kind.js';
import { COPY, DROP_SAME_ID, DROP_SAME_PLACE, STAGING } from './staging.js';

/** How an import is to be done. */
export interface ImportOptions {
  /** What the file is; its name says so by default. */
  readonly source?: Source;
  /** Put the sample catalogue away once the file is in. */
  readonly replaceSample?: boolean;
  /** Accept that more than a tenth of the cards of this source go. */
  readonly allowLoss?: boolean;
  /** Wait for an import that is running; without it a second one is refused. */
  readonly wait?: boolean;
  readonly progress?: ImportProgress;
}

/** Hears how far an import is. */
export interface ImportProgress {
  /** Bytes of the file that were read, of all its bytes, and the cards in them. */
  reading(done: number, total: number, cards: number): void;
  /** What is done now, for a person. */
  step(words: string): void;
}

/** What an import did. `skipped` counts objects by the reason why they can't be cards. */
export interface ImportSummary {
  readonly source: Source;
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly gone: number;
  readonly skipped: Readonly<Record<string, number>>;
}

const LOCK = 7_529_739;
const CHUNK = 1 << 16;
/** The share of its cards that a catalogue may lose from one file to the next. */
const BEARABLE_LOSS = 0.1;
const SILENT: ImportProgress = { reading: () => undefined, step: () => undefined };

/** Imports the file at `path` into the database at `url`. Throws a CatalogueImportError for a file that can't be used. */
export async function importCatalogue(
  url: string,
  path: string,
  options: ImportOptions = {},
): Promise<ImportSummary> {
  const file = await inspect(path);
  const client = new pg.Client({ connectionString: url, application_name: 'playset import' });
  // A connection that breaks is heard of by the statement that was under way.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await lock(client, options.wait ?? false);
    const summary = await new CatalogueImport(client, file, options).run();
    await client.query('commit');
    return summary;
  } finally {
    // An open transaction ends with its connection.
    await client.end();
  }
}

async function lock(client: pg.Client, wait: boolean): Promise<void> {
  if (wait) return void (await client.query('select pg_advisory_xact_lock($1)', [LOCK]));
  const { rows } = await client.query('select pg_try_advisory_xact_lock($1) as free', [LOCK]);
  if (!rows[0].free) throw new CatalogueImportError('Another import is running. Try again when it is done.');
}

const isSpace = (byte: number): boolean => byte <= 0x20;

/** One import, inside its transaction. */
class CatalogueImport {
  private readonly source: Source;
  private readonly progress: ImportProgress;
  private readonly skipped: Record<string, number> = {};
  private copied = 0;

  constructor(
    private readonly client: pg.Client,
    private readonly file: BulkFile,
    private readonly options: ImportOptions,
  ) {
    this.source = options.source ?? sourceOf(file.name);
    this.progress = options.progress ?? SILENT;
  }

  async run(): Promise<ImportSummary> {
    await this.write(STAGING);
    await pipeline(Readable.from(this.rows()), this.client.query(copyFrom(COPY)));
    this.skip('with the id of an earlier one', await this.write(DROP_SAME_ID));
    this.skip('at the set, number and language of an earlier one', await this.write(DROP_SAME_PLACE));
    this.progress.step('Comparing with the catalogue');
    await this.write('analyze incoming');
    await this.refuseLoss();
    return this.merge();
  }

  private async *rows(): AsyncGenerator<string> {
    let done = 0;
    let chunk = '';
    let isCut = false;
    for await (const { bytes, isOpen } of piecesOf(this.file, (read) => (done += read))) {
      if (bytes?.every(isSpace)) continue;
      const card = incomingCard(bytes);
      if (typeof card === 'string') {
        this.skip(card, 1);
        isCut = isOpen && isBroken(card);
        continue;
      }
      this.copied++;
      chunk += copyRow(card);
      if (chunk.length < CHUNK) continue;
      this.progress.reading(done, this.file.size, this.copied);
      yield chunk;
      chunk = '';
    }
    if (this.copied === 0) throw new CatalogueImportError(`No card was found in the file.${this.reasons()}`);
    if (isCut) throw endsInTheMiddle();
    this.progress.reading(this.file.size, this.file.size, this.copied);
    yield chunk;
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
    if (missing <= known * BEARABLE_LOSS) return;
    throw new CatalogueImportError(
      `${missing} of the ${known} cards that are known are not in the file. Is it whole? --allow-loss imports it anyway.`,
    );
  }

  private async merge(): Promise<ImportSummary> {
    await this.write(SETS);
    await this.write(ORACLE_CARDS);
    const touched = await this.write(PRINTINGS, [this.source]);
    const replaceSample = this.options.replaceSample ?? false;
    const gone = await this.write(GONE, [this.source, isWhole(this.source), replaceSample]);
    await this.write(FOLLOW);
    await this.write(PRICE_ROWS, [this.file.day]);
    const { rows } = await this.client.query<{ added: number; changed: number }>(RAW_OBJECTS);
    const { added = 0, changed = 0 } = rows[0] ?? {};
    if (touched + gone > 0) {
      this.progress.step('Putting the cards in order');
      await this.write(RANKS);
    }
    if (touched + gone + changed > 0) {
      await this.write('analyze cards.oracle_card, cards.printing, cards.card_raw');
    }
    const count = await this.client.query<{ rows: number }>('select count(*)::int as rows from incoming');
    const total = count.rows[0]?.rows ?? 0;
    await this.write(
      `insert into cards.import_run (source, file, rows, added, changed, gone, skipped) values ($1, $2, $3, $4, $5, $6, $7)`,
      [this.source, this.file.name, total, added, changed, gone, this.skipped],
    );
    const unchanged = total - added - changed;
    return { source: this.source, rows: total, added, changed, unchanged, gone, skipped: this.skipped };
  }

  private async write(text: string, values: unknown[] = []): Promise<number> {
    const { rowCount } = await this.client.query(text, values);
    return rowCount ?? 0;
  }

  private skip(reason: string, count: number): void {
    if (count > 0) this.skipped[reason] = (this.skipped[reason] ?? 0) + count;
  }

  private reasons(): string {
    const found = Object.entries(this.skipped).map(([reason, count]) => `${count} ${reason}`);
    return found.length > 0 ? ` What is in it: ${found.join(', ')}.` : '';
  }
}
