// Imports the newest bulk file straight from the card database: asks, fetches, imports, and hears of ids that changed.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { LOCKS } from '../../../platform/database/locks.js';
import { UtcClient } from '../../../platform/database/utc-client.js';
import {
  CatalogueImportError,
  ImportRateLimiter,
  Outgoing,
  type OutgoingLimits,
  RateLimited,
} from '../upstream/index.js';
import { type BulkOffer, type BulkType, type KnownBulk, newestBulk } from './bulk-endpoint.js';
import { applyCardMigrations } from './card-redirects.js';
import { importCatalogue } from './catalogue-import.js';
import { download } from './download.js';
import type { ImportProgress } from './import-progress.js';
import { SILENT } from './import-progress.js';
import { keepAttempt, knownBulk, usualBulk } from './import-run.js';
import type { ImportSummary } from './import-summary.js';
import { AnotherImport, waitForLock } from './import-transaction.js';
import { fillSets } from './live-sets.js';

/** Where the card database is, where we are, and where files may lie. */
export interface BulkSettings {
  readonly databaseUrl: string;
  readonly api: string;
  readonly publicUrl?: string | undefined;
  readonly dataFolder: string;
  readonly limits?: OutgoingLimits | undefined;
}

/** How the newest file is to be imported. */
export interface BulkOptions {
  /** Which; by default the one that the catalogue was filled from. */
  readonly type?: BulkType | undefined;
  readonly dryRun?: boolean | undefined;
  readonly replaceSample?: boolean | undefined;
  readonly allowLoss?: boolean | undefined;
  readonly progress?: ImportProgress | undefined;
  readonly stop?: AbortSignal | undefined;
}

/** What became of it. `notes` say what could not be done beside the import, for a person. */
export type BulkOutcome =
  | { readonly status: 'imported'; readonly summary: ImportSummary; readonly notes: readonly string[] }
  | { readonly status: 'unchanged'; readonly reason: string };

/** Held from the question to the last statement. */
const LOCK = LOCKS.bulkImport;

/**
 * Brings the catalogue to the state of the newest bulk file. Waits for who writes cards in another way; throws AnotherImport
 * while somebody else does the same, and another CatalogueImportError when it can't be done.
 */
export async function importNewest(settings: BulkSettings, options: BulkOptions = {}): Promise<BulkOutcome> {
  const client = new UtcClient({
    connectionString: settings.databaseUrl,
    application_name: 'playset download',
    keepAlive: true,
  });
  // A connection that breaks is heard of by the next statement.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await new BulkImport(client, settings, options).run();
  } finally {
    await client.end();
  }
}

const UNKNOWN: KnownBulk = { etag: null, updatedAt: null };
const SAMPLE_STANDS = `select exists (
  select from cards.printing where source = 'sample' and gone_at is null) as stands`;

/** For a person, who can do nothing about what nobody expected but pass it on. */
const wordsOf = (error: unknown): string =>
  error instanceof CatalogueImportError ? error.message : `Something broke: ${(error as Error).message}`;

/** One attempt, on the connection that keeps others away. */
class BulkImport {
  private readonly startedAt = new Date();
  private readonly outgoing: Outgoing;
  private readonly progress: ImportProgress;

  constructor(
    private readonly client: pg.Client,
    private readonly settings: BulkSettings,
    private readonly options: BulkOptions,
  ) {
    const { api, publicUrl, limits } = settings;
    this.outgoing = new Outgoing(
      new URL(api),
      publicUrl,
      new ImportRateLimiter(client),
      limits,
      options.stop,
    );
    this.progress = options.progress ?? SILENT;
  }

  async run(): Promise<BulkOutcome> {
    await this.alone();
    const type = this.options.type ?? (await usualBulk(this.client));
    try {
      return await this.bring(type);
    } catch (error) {
      if (!(error instanceof AnotherImport)) await this.keepFailure(type, wordsOf(error));
      throw error;
    }
  }

  /** On a new connection where ours broke. What went wrong is said, even where it can't be written down. */
  private async keepFailure(type: BulkType, reason: string): Promise<void> {
    const other = new UtcClient({ connectionString: this.settings.databaseUrl });
    other.on('error', () => undefined);
    try {
      await this.keep(type, reason).catch(async () => {
        await other.connect();
        await this.keep(type, reason, undefined, other);
      });
    } catch {
      // PostgreSQL is not there.
    } finally {
      await other.end().catch(() => undefined);
    }
  }

  private async bring(type: BulkType): Promise<BulkOutcome> {
    const known = (await this.mustFetch()) ? UNKNOWN : await knownBulk(this.client, type);
    this.progress.step('Asking for the newest bulk file');
    const offer = await newestBulk(this.outgoing, type, known);
    if (!offer) {
      const reason = `The newest ${type} are in the catalogue already.`;
      await this.keep(type, reason, known);
      return { status: 'unchanged', reason };
    }
    const folder = join(this.settings.dataFolder, 'downloads');
    const path = await download(this.outgoing, offer, folder, this.progress);
    try {
      const summary = await this.import(path, offer);
      return { status: 'imported', summary, notes: this.options.dryRun ? [] : await this.alsoHear(offer) };
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }

  /** The sample can be put away by an import only, be it one of a file that is known already. */
  private async mustFetch(): Promise<boolean> {
    if (!this.options.replaceSample) return false;
    const { rows } = await this.client.query(SAMPLE_STANDS);
    return rows[0].stands;
  }

  private import(path: string, offer: BulkOffer): Promise<ImportSummary> {
    const { dryRun = false, replaceSample = false, allowLoss = false, stop } = this.options;
    const origin = { ...offer, startedAt: this.startedAt };
    const { progress } = this;
    // Somebody who takes a single card in must not cost us what was fetched.
    const own = { source: offer.type, origin, dryRun, replaceSample, allowLoss, progress, wait: true };
    return importCatalogue(this.settings.databaseUrl, path, stop ? { ...own, stop } : own);
  }

  /** What fails here does not take the import back. */
  private async alsoHear({ type, updatedAt }: BulkOffer): Promise<string[]> {
    const notes: string[] = [];
    const also = [
      () => applyCardMigrations(this.client, this.outgoing, type, updatedAt),
      () => fillSets(this.client, this.outgoing),
    ];
    this.progress.step('Hearing of cards that were merged, and of sets');
    for (const act of also) {
      try {
        await act();
      } catch (error) {
        notes.push(wordsOf(error));
        if (error instanceof RateLimited) break;
      }
    }
    return notes;
  }

  /** A dry run leaves nothing behind. */
  private async keep(
    type: BulkType,
    reason: string,
    known?: Parameters<typeof keepAttempt>[4],
    client = this.client,
  ): Promise<void> {
    if (!this.options.dryRun) await keepAttempt(client, type, this.startedAt, reason, known);
  }

  private async alone(): Promise<void> {
    const { rows } = await this.client.query('select pg_try_advisory_lock($1) as free', [LOCK]);
    if (!rows[0].free) throw new AnotherImport();
    const waiting = () => this.progress.step('Waiting for another import that is running');
    await waitForLock(this.client, waiting, this.options.stop);
  }
}
