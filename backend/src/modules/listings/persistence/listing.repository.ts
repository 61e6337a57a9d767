// Keeps listings: loads them for change under row locks, writes many in one statement.
import { Injectable } from '@nestjs/common';
import { arrayText } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import { pidOf } from '../../cards/index.js';
import type { LedgerLine } from '../domain/ledger.js';
import type { Listing } from '../domain/listing.js';
import { DROP_TAKEN_EXTERNAL_IDS, LOCK_KNOWN_LINES, OF_DEAL_FOR_CHANGE } from './ledger.statements.js';
import {
  LISTING_FOR_LISTER,
  type ListingAnswer,
  listingOfRole,
  NO_PHOTOS,
  withOwn,
} from './listing.columns.js';
import { COLUMNS, type ListingRow, listingOf, OWN, rowOf } from './listing.row.js';
import { withOwnExternalIds } from './one-line-per-external-id.js';

/** Listings that were added, as the text of a JSON array in their order; none unless the account is open and has room. */
export interface Added {
  readonly isOpen: boolean;
  readonly hasRoom: boolean;
  readonly listings: string;
}

/** A listing `l` that has just been posted by the account that is held. */
const POSTED = withOwn(listingOfRole('(select role from held)', NO_PHOTOS));

/** A listing `l` as the API answers it to its lister, as one value of a row. */
const ANSWER = `(select row_to_json(entry) from (select ${LISTING_FOR_LISTER}) entry) as answer`;
type Answer = { readonly answer: ListingAnswer };

/** $1 a listing, $2 whose account is held before it: no row without one that is open, an empty one without the listing. */
const FOR_CHANGE = {
  name: 'listings.for-change',
  text: `with held as materialized (select from users.listers where uuid = $2 for share)
    select l.* from held left join lateral (
      select ${COLUMNS} from listings.listings where uuid = $1 for update) l on true`,
};
/**
 * The same for several listings $1 and several accounts $2: a row for each listing, none unless every account is open.
 * Accounts are locked before listings, each by ascending id, so that two such transactions never deadlock.
 */
const ALL_FOR_CHANGE = {
  name: 'listings.all-for-change',
  text: `with held as materialized (
      select from users.listers where uuid = any ($2::uuid[]) order by uuid for share),
    open as materialized (select from held having count(*) = cardinality($2::uuid[]))
    select l.* from open left join lateral (
      select ${COLUMNS} from listings.listings where uuid = any ($1::uuid[]) order by uuid for update) l on true`,
};
/**
 * $1 a lister whose account stays open in the meantime, $2 what is each listing's own, $3 when they are posted, $4 how many may be
 * active: one parameter however many there are, so PostgreSQL plans it once and nobody counts thousands of places. The account
 * is held before any row of it is made. Each is posted a microsecond after the one before it: lists keep the order.
 */
const ADD = {
  name: 'listings.add',
  text: `with held as materialized (select role from users.listers where uuid = $1 for share),
    room as materialized (select count(*) + json_array_length($2::json) <= $4::int as enough from (
      select from listings.listings where lister = $1 and status = 'ACTIVE' limit $4::int) active),
    added as (insert into listings.listings (${OWN}, pid, lister, status, created_at, counted_at, status_updated_at,
        status_updated_by, version)
      select ${OWN}, ${pidOf('card_id')}, $1, 'ACTIVE', $3::timestamptz + ordinality * interval '1 microsecond', $3, $3, $1, 1
      from json_populate_recordset(null::listings.listings, $2::json) with ordinality
      where exists (select from held) and (select enough from room)
      order by ordinality
      returning *)
    select exists (select from held) as "isOpen", (select enough from room) as "hasRoom",
      ${arrayText({ entry: POSTED, rows: 'select * from added order by created_at' })}::text as listings`,
};
const SAVE = {
  name: 'listings.save',
  text: `update listings.listings l set condition = $2, type = $3, finish = $4, language = $5, price_cents = $6, status = $7,
    final_price_cents = $8, status_updated_at = $9, status_updated_by = $10, withdrawn_at = $11, version = $12,
    price_set_by = case when price_cents = $6 then price_set_by else 'HAND' end, external_id = $13, shelf = $14, note = $15,
    private_note = $16, paid_cents = $17, is_signed = $18, is_altered = $19
    where l.uuid = $1 returning ${ANSWER}`,
};
/** $1 rows whose state has changed. */
const SET_STATES = `update listings.listings l set status = s.status, final_price_cents = s.final_price_cents,
      status_updated_at = s.status_updated_at, status_updated_by = s.status_updated_by, withdrawn_at = s.withdrawn_at,
      deal = s.deal, reserved_until = s.reserved_until, reserved_zone = s.reserved_zone, version = s.version
    from json_populate_recordset(null::listings.listings, $1::json) s where l.uuid = s.uuid`;
const SAVE_STATES = { name: 'listings.save-states', text: `${SET_STATES} returning ${ANSWER}` };
/** $2 lines of the ledger, which are never changed: a trigger refuses it. $3 when they are written. */
const SAVE_WITH_LEDGER = {
  name: 'listings.save-with-ledger',
  text: `with saved as (${SET_STATES})
    insert into listings.ledger (listing, deal, kind, giver, receiver, price_cents, condition, at)
    select listing, deal, kind, giver, receiver, price_cents, condition, $3::timestamptz
    from json_populate_recordset(null::listings.ledger, $2::json)`,
};

/** $1 lister, $2 shortages: of each its missing number of reserved copies, those that were reserved last. */
const MISSING = {
  name: 'listings.missing-copies',
  text: `with asked as materialized (
      select s.nth, (s.shortage ->> 'missing')::int as missing, copy::uuid as uuid
      from json_array_elements($2::json) with ordinality as s (shortage, nth)
        cross join lateral json_array_elements_text(s.shortage -> 'copies') copy),
    ranked as (
      select l.uuid, l.deal, a.missing,
        row_number() over (partition by a.nth order by l.status_updated_at desc, l.deal, l.uuid) as place
      from asked a cross join lateral (
        select * from listings.listings where uuid = a.uuid and lister = $1 and status = 'RESERVED' limit 1) l)
    select uuid as listing, deal from ranked where place <= missing order by uuid limit 1000`,
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

  /** The same for several listings and distinct `holders`: those listings that exist, by ascending id. */
  async allForChange(
    uuids: readonly string[],
    holders: readonly string[],
  ): Promise<readonly Listing[] | undefined> {
    const rows = await this.sql.rowsForChange<ListingRow | { uuid: null }>(ALL_FOR_CHANGE, [uuids, holders]);
    if (rows.length === 0) return undefined;
    return rows.flatMap((row) => (row.uuid === null ? [] : listingOf(row)));
  }

  /** The copies that a deal keeps or that were sold in it, by ascending id; nobody else can change them until the transaction ends. */
  async ofDealForChange(deal: string): Promise<readonly Listing[]> {
    return (await this.sql.rowsForChange<ListingRow>(OF_DEAL_FOR_CHANGE, [deal])).map(listingOf);
  }

  /** Takes external IDs that other lines have now off these copies, which come back to the market: they are noted on the copies. */
  async dropTakenExternalIds(listings: readonly string[]): Promise<void> {
    await this.sql.rowsForChange(LOCK_KNOWN_LINES, [listings]);
    await this.sql.rowsForChange(DROP_TAKEN_EXTERNAL_IDS, [listings]);
  }

  /**
   * Adds listings that a lister posts at one moment, all in one statement; none if the account is not open, or would have
   * more than `max` active. Throws `listings.external-id-taken`.
   */
  add(lister: string, listings: readonly Listing[], now: Date, max: number): Promise<Added> {
    const own = JSON.stringify(listings.map(rowOf), OWN);
    return withOwnExternalIds(this.sql.one<Added>(ADD, [lister, own, now, max]));
  }

  /** Saves a listing. Resolves with it as the API answers it. Throws `listings.external-id-taken`. */
  async save(listing: Listing): Promise<ListingAnswer> {
    const row = rowOf(listing);
    const terms = [row.condition, row.type, row.finish, row.language, row.price_cents];
    const state = [
      row.status,
      row.final_price_cents,
      row.status_updated_at,
      row.status_updated_by,
      row.withdrawn_at,
    ];
    const details = [
      ...[row.external_id, row.shelf, row.note, row.private_note, row.paid_cents],
      ...[row.is_signed, row.is_altered],
    ];
    const saved = await withOwnExternalIds(
      this.sql.one<Answer>(SAVE, [row.uuid, ...terms, ...state, row.version, ...details]),
    );
    return saved.answer;
  }

  /** Saves the states of listings, whose terms have not changed. Resolves with the answers by id. Throws likewise. */
  async saveStates(listings: readonly Listing[]): Promise<ReadonlyMap<string, ListingAnswer>> {
    const saved = await withOwnExternalIds(
      this.sql.rows<Answer>(SAVE_STATES, [JSON.stringify(listings.map(rowOf))]),
    );
    return new Map(saved.map(({ answer }) => [answer.uuid, answer]));
  }

  /** Saves what deals have done to listings, with the lines that the ledger has of it. */
  async saveWithLedger(listings: readonly Listing[], lines: readonly LedgerLine[], now: Date): Promise<void> {
    const values = [JSON.stringify(listings.map(rowOf)), JSON.stringify(lines), now];
    await withOwnExternalIds(this.sql.rows(SAVE_WITH_LEDGER, values));
  }

  /** Which reserved copies of a lister are missing by these shortages, a JSON array. */
  missingOf(lister: string, shortages: string): Promise<{ listing: string; deal: string }[]> {
    return this.sql.rows(MISSING, [lister, shortages]);
  }
}
