// Keeps what was tried: which file, how old, how it ended.
import type pg from 'pg';
import type { BulkOffer, BulkType, KnownBulk } from './bulk-endpoint.js';
import type { ImportSummary } from './import-summary.js';

/** Where a file is from, and when its import began, if it was fetched for it. */
export interface Origin extends Pick<BulkOffer, 'name' | 'updatedAt' | 'etag'> {
  readonly startedAt: Date;
}

const IMPORTED = `
  insert into cards.import_run (source, file, rows, added, changed, gone, skipped, started_at, finished_at, updated_at, etag)
  values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, now()), clock_timestamp(), $9, $10)`;

/** Keeps that a file was imported, in the transaction that imports it. */
export async function keepImport(
  client: pg.ClientBase,
  file: string,
  { source, rows, added, changed, gone, skipped }: ImportSummary,
  origin: Origin | undefined,
): Promise<void> {
  const { startedAt = null, updatedAt = null, etag = null } = origin ?? {};
  const values = [source, file, rows, added, changed, gone, skipped, startedAt, updatedAt, etag];
  await client.query(IMPORTED, values);
}

// An unchanged file is still the one that was imported: what is known of it goes on.
const NOT_IMPORTED = `
  insert into cards.import_run (source, file, rows, added, changed, gone, skipped, started_at, finished_at, status, reason,
    updated_at, etag)
  values ($1, '', 0, 0, 0, 0, '{}', $2, clock_timestamp(), $3, $4, $5, $6)`;

/** Keeps that there was nothing to import (with what is known of the file), or that it failed. */
export async function keepAttempt(
  client: pg.ClientBase,
  type: BulkType,
  startedAt: Date,
  reason: string,
  unchanged?: KnownBulk,
): Promise<void> {
  const status = unchanged ? 'unchanged' : 'failed';
  await client.query(NOT_IMPORTED, [type, startedAt, status, reason, unchanged?.updatedAt, unchanged?.etag]);
}

/** What the catalogue has of this kind; a file that was imported by hand has no age that could be compared. */
export async function knownBulk(client: pg.ClientBase, type: BulkType): Promise<KnownBulk> {
  const { rows } = await client.query<KnownBulk>(
    `select etag, updated_at as "updatedAt" from cards.import_run
     where source = $1 and status <> 'failed' order by id desc limit 1`,
    [type],
  );
  return rows[0] ?? { etag: null, updatedAt: null };
}

/** Which of the bulk files the catalogue was filled from last; default_cards for one that never was. */
export async function usualBulk(client: pg.ClientBase): Promise<BulkType> {
  const { rows } = await client.query<{ source: BulkType }>(
    `select source from cards.import_run where status = 'imported' and source in ('default_cards', 'all_cards')
     order by id desc limit 1`,
  );
  return rows[0]?.source ?? 'default_cards';
}
