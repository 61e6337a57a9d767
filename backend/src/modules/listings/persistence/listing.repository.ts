// Keeps listings: loads one for change under a row lock, writes many in one statement, brings back what was withdrawn.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../../platform/database/sql.js';
import type { Listing } from '../domain/listing.js';
import { type ListingRow, listingOf, rowOf } from './listing.row.js';

/** A listing that was put away. */
export interface Withdrawn {
  readonly lister: string;
  readonly withdrawn_at: Date;
}

/** What is its own among listings that one person posts at once; all else is the same of each. */
const OWN: (keyof ListingRow)[] = [
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
];
const COLUMNS = `${OWN}, lister, status, final_price_cents, created_at, status_updated_at, version`;

/** $1 a listing, $2 whose account is held before it: no row without one that is open, an empty one without the listing. */
const FOR_CHANGE = {
  name: 'listings.for-change',
  text: `with held as materialized (select from users.listers where uuid = $2 for share)
    select l.* from held left join lateral (
      select ${COLUMNS} from listings.listings where uuid = $1 for update) l on true`,
};
/**
 * $1 a lister whose account stays open meanwhile, $2 what is each listing's own, $3 when they are posted: one parameter however
 * many there are, so PostgreSQL plans it once and nobody counts thousands of places. The account is held before any row of it
 * is made.
 */
const ADD = {
  name: 'listings.add',
  text: `with held as materialized (select from users.listers where uuid = $1 for share),
    added as (insert into listings.listings (${OWN}, lister, status, created_at, status_updated_at, version)
      select ${OWN}, $1, 'ACTIVE', $3::timestamptz, $3, 1 from json_populate_recordset(null::listings.listings, $2::json)
      where exists (select from held))
    select exists (select from held) as "isOpen"`,
};
const SAVE = {
  name: 'listings.save',
  text: `update listings.listings set condition = $2, type = $3, finish = $4, language = $5, price_cents = $6, status = $7,
    final_price_cents = $8, status_updated_at = $9, version = $10 where uuid = $1`,
};
const REMOVE = {
  name: 'listings.remove',
  text: `with gone as (delete from listings.listings l where uuid = $1 returning l.*)
    insert into listings.withdrawn (uuid, lister, listing, withdrawn_at)
    select uuid, lister, to_jsonb(gone), $2 from gone`,
};
const WITHDRAWN = {
  name: 'listings.withdrawn',
  text: 'select lister, withdrawn_at from listings.withdrawn where uuid = $1 for update',
};
const BRING_BACK = {
  name: 'listings.bring-back',
  text: `with back as (delete from listings.withdrawn where uuid = $1 returning listing)
    insert into listings.listings (${COLUMNS})
    select ${COLUMNS} from back cross join lateral jsonb_populate_record(null::listings.listings, listing)`,
};

/** What takes a lock belongs into a unit of work. */
@Injectable()
export class ListingRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * A listing that nobody else can change until the transaction ends, if there is one, while the account of `holder` stays
   * open; undefined if that is not open.
   */
  async forChange(uuid: string, holder: string): Promise<{ readonly listing?: Listing } | undefined> {
    const row = await this.sql.row<ListingRow | { uuid: null }>(FOR_CHANGE, [uuid, holder]);
    return row && (row.uuid === null ? {} : { listing: listingOf(row) });
  }

  /** Adds listings that a lister posts at one moment, all in one statement; none, and false, if the account is not open. */
  async add(lister: string, listings: readonly Listing[], now: Date): Promise<boolean> {
    const { isOpen } = await this.sql.one<{ isOpen: boolean }>(ADD, [
      lister,
      JSON.stringify(listings.map(rowOf), OWN),
      now,
    ]);
    return isOpen;
  }

  /** Keeps the changes of a listing: its terms and its state. */
  async save(listing: Listing): Promise<void> {
    const row = rowOf(listing);
    const terms = [row.condition, row.type, row.finish, row.language, row.price_cents];
    const state = [row.status, row.final_price_cents, row.status_updated_at, row.version];
    await this.sql.rows(SAVE, [row.uuid, ...terms, ...state]);
  }

  /** Puts it away; it can be brought back until that is forgotten. */
  async remove(listing: Listing, now: Date): Promise<void> {
    await this.sql.rows(REMOVE, [listing.uuid, now]);
  }

  /** Who withdrew a listing, and when; nobody else can bring it back until the transaction ends. */
  withdrawn(uuid: string): Promise<Withdrawn | undefined> {
    return this.sql.row<Withdrawn>(WITHDRAWN, [uuid]);
  }

  /** Puts a withdrawn listing back among the others, as it was. */
  async bringBack(uuid: string): Promise<void> {
    await this.sql.rows(BRING_BACK, [uuid]);
  }
}
