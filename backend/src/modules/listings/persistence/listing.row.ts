// A row of listings.listings and the aggregate it stands for.
import { Money } from '../../../kernel/money.js';
import type { Condition } from '../domain/condition.js';
import { Listing } from '../domain/listing.js';
import type { Finish, ListingType } from '../domain/listing-kind.js';
import type { Status } from '../domain/listing-status.js';

/** The columns of a listing, prices in cents. */
export class ListingRow {
  uuid: string;
  lister: string;
  card_id: string;
  card_name: string;
  card_set_code: string;
  card_set_name: string;
  card_number: string;
  card_image_url: string;
  condition: Condition;
  type: ListingType;
  finish: Finish;
  language: string;
  price_cents: number;
  external_id: string | null;
  shelf: string | null;
  note: string | null;
  private_note: string | null;
  paid_cents: number | null;
  is_signed: boolean;
  is_altered: boolean;
  status: Status;
  final_price_cents: number | null;
  created_at: Date;
  status_updated_at: Date;
  /** Who brought it into this state; null where that was not recorded. */
  status_updated_by: string | null;
  withdrawn_at: Date | null;
  deal: string | null;
  reserved_until: Date | null;
  reserved_zone: string | null;
  version: number;
  /** What it is found by, all in plain letters; nobody writes it but PostgreSQL. */
  readonly words?: string;
}

/** What is its own among listings that one person posts at once; all else is the same of each. */
export const OWN: (keyof ListingRow)[] = [
  'uuid',
  'card_id',
  'card_name',
  'card_set_code',
  'card_set_name',
  'card_number',
  'card_image_url',
  'condition',
  'type',
  'finish',
  'language',
  'price_cents',
  'external_id',
  'shelf',
  'note',
  'private_note',
  'paid_cents',
  'is_signed',
  'is_altered',
];
/** All that the aggregate is made of. */
export const COLUMNS = `${OWN}, lister, status, final_price_cents, created_at, status_updated_at, status_updated_by,
  withdrawn_at, deal, reserved_until, reserved_zone, version`;

/** The row of an aggregate. */
export function rowOf(listing: Listing): ListingRow {
  const { uuid, lister, card, terms, details, status, createdAt, finalSoldPrice, version, ...changed } =
    listing.state;
  return {
    uuid,
    lister,
    card_id: card.id,
    card_name: card.name,
    card_set_code: card.setCode,
    card_set_name: card.setName,
    card_number: card.number,
    card_image_url: card.imageUrl,
    condition: terms.condition,
    type: terms.type,
    finish: terms.finish,
    language: terms.language,
    price_cents: terms.price.cents,
    external_id: details.externalId,
    shelf: details.shelf,
    note: details.note,
    private_note: details.privateNote,
    paid_cents: details.paid?.cents ?? null,
    is_signed: details.isSigned,
    is_altered: details.isAltered,
    status,
    final_price_cents: finalSoldPrice?.cents ?? null,
    created_at: createdAt,
    status_updated_at: changed.statusUpdatedAt,
    status_updated_by: changed.statusUpdatedBy,
    withdrawn_at: changed.withdrawnAt,
    deal: changed.deal,
    reserved_until: changed.reservedUntil,
    reserved_zone: changed.reservedZone,
    version,
  };
}

/** The aggregate of a row. */
export function listingOf(row: ListingRow): Listing {
  return Listing.restore({
    uuid: row.uuid,
    lister: row.lister,
    card: {
      id: row.card_id,
      name: row.card_name,
      setCode: row.card_set_code,
      setName: row.card_set_name,
      number: row.card_number,
      imageUrl: row.card_image_url,
    },
    terms: {
      price: Money.ofCents(row.price_cents),
      condition: row.condition,
      type: row.type,
      finish: row.finish,
      language: row.language,
    },
    details: {
      externalId: row.external_id,
      shelf: row.shelf,
      note: row.note,
      privateNote: row.private_note,
      paid: row.paid_cents === null ? null : Money.ofCents(row.paid_cents),
      isSigned: row.is_signed,
      isAltered: row.is_altered,
    },
    status: row.status,
    createdAt: row.created_at,
    statusUpdatedAt: row.status_updated_at,
    statusUpdatedBy: row.status_updated_by,
    withdrawnAt: row.withdrawn_at,
    deal: row.deal,
    reservedUntil: row.reserved_until,
    reservedZone: row.reserved_zone,
    version: row.version,
    finalSoldPrice: row.final_price_cents === null ? null : Money.ofCents(row.final_price_cents),
  });
}
