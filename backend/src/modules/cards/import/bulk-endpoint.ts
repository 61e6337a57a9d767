// Asks the card database which bulk file is the newest.
import { basename } from 'node:path';
import { DAY_MS } from '../../../kernel/durations.js';
import { record, text } from '../facts/raw-values.js';
import { CatalogueImportError, type Outgoing } from '../upstream/index.js';

/** The bulk files that can be imported. */
export const BULK_TYPES = ['default_cards', 'all_cards'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

/** A bulk file that can be fetched. */
export interface BulkOffer {
  readonly type: BulkType;
  readonly url: URL;
  /** Of the file, without folders. */
  readonly name: string;
  /** About how many bytes are sent, to show how far it is; undefined if unknown. */
  readonly size: number | undefined;
  /** When the card database made it. */
  readonly updatedAt: Date;
  /** Of the answer with this; undefined where it had none. */
  readonly etag: string | undefined;
}

/** What the catalogue was filled from. */
export interface KnownBulk {
  readonly etag: string | null;
  readonly updatedAt: Date | null;
}

/** The newest bulk file; undefined when it is the known one. Throws a CatalogueImportError. */
export async function newestBulk(
  outgoing: Outgoing,
  type: BulkType,
  known: KnownBulk,
): Promise<BulkOffer | undefined> {
  const answer = await outgoing.json(outgoing.at(`/bulk-data/${type}`), known.etag ?? undefined);
  if (!answer) return undefined;
  const offer = offerIn(record(answer.body), type, answer.etag);
  // Another, not a later one: a wrong time must not outdo all later ones.
  const isNew = offer.updatedAt.getTime() !== known.updatedAt?.getTime();
  return isNew ? offer : undefined;
}

function offerIn(bulk: Record<string, unknown>, type: BulkType, etag: string | undefined): BulkOffer {
  const updatedAt = new Date(text(bulk.updated_at) ?? '');
  if (bulk.object !== 'bulk_data' || bulk.type !== type || Number.isNaN(updatedAt.getTime())) {
    throw new CatalogueImportError('The card database’s response lists no bulk file.');
  }
  // A clock may be wrong by hours.
  if (updatedAt.getTime() > Date.now() + DAY_MS) {
    throw new CatalogueImportError(
      `The card database’s bulk file is dated in the future: ${updatedAt.toISOString()}`,
    );
  }
  // The lines are preferred: an array was all there was before July 2026. Its `size` is that of the unpacked file.
  const lines = text(bulk.jsonl_download_uri);
  const address = lines ?? text(bulk.download_uri) ?? '';
  if (!URL.canParse(address)) throw new CatalogueImportError('The card database names no file to download.');
  const url = new URL(address);
  const name = basename(url.pathname)
    .replace(/[^\w.-]/g, '_')
    .slice(-100);
  return {
    type,
    url,
    name: name || type,
    size: lines ? sizeIn(bulk.compressed_size) : undefined,
    updatedAt,
    etag,
  };
}

const sizeIn = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined;
