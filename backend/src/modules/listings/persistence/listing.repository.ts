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

/** Whether listings were added: both must hold. */
export interface Added {
  readonly isOpen: boolean;
  readonly hasRoom: boolean;
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
/** The same for several listings $1, a row each; always locked in one order, so that two sales never wait for each other. */
const ALL_FOR_CHANGE = {
  name: 'listings.all-for-change',
  text: `with held as materialized (select from users.listers where uuid = $2 for share)
    select l.* from held left join lateral (
      select ${COLUMNS} from listings.listings where uuid = any ($1::uuid[]) order by uuid for update) l on true`,
};
/**
 * $1 a lister whose account stays open meanwhile, $2 what is each listing's own, $3 when they are posted, $4 how many may be
 * active: one parameter however many there are, so PostgreSQL plans it once and nobody counts thousands of places. The account
 * is held before any row of it is made. Each is posted a microsecond after the one before it: lists keep the order.
 */
const ADD = {
  name: 'listings.add',
  text: `with held as materialized (select from users.listers where uuid = $1 for share),
    room as materialized (select count(*) + json_array_length($2::json) <= $4::int as enough from (
      select from listings.listings where lister = $1 and status = 'ACTIVE' limit $4::int) active),
    added as (insert into listings.listings (${OWN}, lister, status, created_at, status_updated_at, version)
      select ${OWN}, $1, 'ACTIVE', $3::timestamptz + nth * interval '1 microsecond', $3, 1
      from json_array_elements($2::json) with ordinality as entry (own, nth)
        cross join lateral json_populate_record(null::listings.listings, own)
      where exists (select from held) and (select enough from room)
      order by nth)
    select exists (select from held) as "isOpen", (select enough from room) as "hasRoom"`,
};
const SAVE = {
  name: 'listings.save',
  text: `update listings.listings set condition = $2, type = $3, finish = $4, language = $5, price_cents = $6, status = $7,
    final_price_cents = $8, status_updated_at = $9, version = $10 where uuid = $1`,
};
/** $1 rows whose state has changed. */
const SAVE_STATES = {
  name: 'listings.save-states',
  text: `update listings.listings l set status = s.status, final_price_cents = s.final_price_cents,
      status_updated_at = s.status_updated_at, version = s.version
    from json_populate_recordset(null::listings.listings, $1::json) s where l.uuid = s.uuid`,
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
// The function leaves columns out that came after the withdrawal: they take their defaults.
const BRING_BACK = {
  name: 'listings.bring-back',
  text: 'select listings.bring_back(listing) from listings.withdrawn where uuid = $1',
};
const FORGET_WITHDRAWN = {
  name: 'listings.forget-one-withdrawn',
  text: 'delete from listings.withdrawn where uuid = $1',
};

/** What takes a lock throws outside of a unit of work. */
@Injectable()
export class ListingRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * A listing that nobody else can change until the transaction ends, if there is one, while the account of `holder` stays
   * open; undefined if that is not open.
   */
  async forChange(uuid: string, holder: string): Promise<{ readonly listing?: Listing } | undefined> {
    const [row] = await this.sql.rowsForChange<ListingRow | { uuid: null }>(FOR_CHANGE, [uuid, holder]);
    return row && (row.uuid === null ? {} : { listing: listingOf(row) });
  }

  /** The same for several: those that there are, in no order that means anything. */
  async allForChange(uuids: readonly string[], holder: string): Promise<readonly Listing[] | undefined> {
    const rows = await this.sql.rowsForChange<ListingRow | { uuid: null }>(ALL_FOR_CHANGE, [uuids, holder]);
    if (rows.length === 0) return undefined;
    return rows.flatMap((row) => (row.uuid === null ? [] : listingOf(row)));
  }

  /**
   * Adds listings that a lister posts at one moment, all in one statement; none if the account is not open, or would have
   * more than `max` active.
   */
  add(lister: string, listings: readonly Listing[], now: Date, max: number): Promise<Added> {
    const own = JSON.stringify(listings.map(rowOf), OWN);
    return this.sql.one<Added>(ADD, [lister, own, now, max]);
  }

  /** Keeps the changes of a listing: its terms and its state. */
  async save(listing: Listing): Promise<void> {
    const row = rowOf(listing);
    const terms = [row.condition, row.type, row.finish, row.language, row.price_cents];
    const state = [row.status, row.final_price_cents, row.status_updated_at, row.version];
    await this.sql.rows(SAVE, [row.uuid, ...terms, ...state]);
  }

  /** Keeps the states of listings; their terms have not changed. */
  async saveStates(listings: readonly Listing[]): Promise<void> {
    await this.sql.rows(SAVE_STATES, [JSON.stringify(listings.map(rowOf))]);
  }

  /** Puts it away; it can be brought back until that is forgotten. */
  async remove(listing: Listing, now: Date): Promise<void> {
    await this.sql.rows(REMOVE, [listing.uuid, now]);
  }

  /** Who withdrew a listing, and when; nobody else can bring it back until the transaction ends. */
  async withdrawn(uuid: string): Promise<Withdrawn | undefined> {
    return (await this.sql.rowsForChange<Withdrawn>(WITHDRAWN, [uuid]))[0];
  }

  /** Puts a withdrawn listing back among the others, as it was. */
  async bringBack(uuid: string): Promise<void> {
    await this.sql.rows(BRING_BACK, [uuid]);
    await this.sql.rows(FORGET_WITHDRAWN, [uuid]);
  }
}
