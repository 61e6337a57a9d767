// The tables of listings as they are now: a test compares them with what the migrations make.
import { oneOf, type Table } from '../../../platform/manifest/table.js';
import { CONDITIONS } from '../domain/condition.js';
import { PRICE_SETTERS } from '../domain/copy.js';
import { FINISHES, LISTING_TYPES } from '../domain/listing-kind.js';
import { ALL_STATUSES } from '../domain/listing-status.js';
import { REPORT_REASONS } from '../domain/message.js';
import { LEDGER } from './ledger.tables.js';
import { BLOCKED_SENDER, HIDDEN_LISTING } from './safety.tables.js';

/** Listings in every state, each with its own snapshot of the card. */
const LISTINGS: Table = {
  name: 'listings.listings',
  columns: {
    uuid: 'uuid not null',
    lister: 'uuid not null',
    card_id: 'uuid not null',
    card_name: 'text not null',
    card_set_code: 'text not null',
    card_set_name: 'text not null',
    card_number: 'text not null',
    card_image_url: 'text not null',
    condition: 'text not null',
    type: 'text not null',
    finish: 'text not null',
    language: 'text not null',
    price_cents: 'int not null',
    status: 'text not null',
    final_price_cents: 'int',
    created_at: 'timestamptz not null',
    status_updated_at: 'timestamptz not null',
    version: 'int not null default 1',
    words:
      'text generated always as (listings.haystack(card_name, card_set_code, card_set_name, card_number)) stored',
    status_updated_by: 'uuid',
    withdrawn_at: 'timestamptz',
    external_id: 'text',
    shelf: 'text',
    note: 'text',
    private_note: 'text',
    paid_cents: 'int',
    is_signed: 'boolean not null default false',
    is_altered: 'boolean not null default false',
    counted_at: 'timestamptz not null default now()',
    price_set_by: `text not null default 'HAND'`,
    import: 'uuid',
    deal: 'uuid',
    reserved_until: 'timestamptz',
    reserved_zone: 'text',
    own_words: `text generated always as
      (platform.plain(nullif(coalesce(external_id || ' ', '') || coalesce(shelf, ''), ''))) stored`,
    line: `uuid not null generated always as (listings.line_of(card_id, condition, finish, language, type, price_cents,
      note, private_note, shelf, external_id, is_signed, is_altered)) stored`,
    pid: 'int',
  },
  constraints: {
    listings_external_id: 'check (length(external_id) between 1 and 100)',
    listings_note: 'check (length(note) between 1 and 200)',
    listings_paid: 'check (paid_cents between 0 and 99999999)',
    listings_price_set_by: `check (price_set_by ${oneOf(PRICE_SETTERS)})`,
    listings_private_note: 'check (length(private_note) between 1 and 500)',
    listings_shelf: 'check (length(shelf) between 1 and 60)',
    listings_pkey: 'primary key (uuid)',
    listings_condition: `check (condition ${oneOf(CONDITIONS)})`,
    listings_final_price: 'check (final_price_cents between 1 and 99999999)',
    listings_finish: `check (finish ${oneOf(FINISHES)})`,
    listings_lister: 'foreign key (lister) references users.account (uuid)',
    listings_price: 'check (price_cents between 1 and 99999999)',
    listings_sold_at_a_price: `check ((status = 'SOLD') = (final_price_cents is not null))`,
    listings_status: `check (status ${oneOf(ALL_STATUSES)})`,
    listings_deal: `check (case status when 'SOLD' then true when 'RESERVED' then deal is not null else deal is null end)`,
    listings_reserved_until: `check ((status = 'RESERVED') = (reserved_until is not null))`,
    listings_type: `check (type ${oneOf(LISTING_TYPES)})`,
    listings_withdrawn_at: `check ((status = 'WITHDRAWN') = (withdrawn_at is not null))`,
  },
  indexes: {
    listings_bought: `(lister, card_id) include (counted_at, price_cents, condition, uuid) where (status = 'ACTIVE') and (type = 'BUY')`,
    listings_counted: `(lister, counted_at) where (status = 'ACTIVE')`,
    listings_in_stock: `(lister, card_id) include (counted_at, price_cents, type, condition, uuid, pid, created_at, finish) where (status = 'ACTIVE') and (type in ('SELL', 'TRADE'))`,
    listings_latest: `(created_at desc, uuid desc) where (status = 'ACTIVE') and (type = 'SELL')`,
    listings_of_card: `(card_id, price_cents, uuid) include (type, lister, condition, counted_at) where (status = 'ACTIVE')`,
    listings_of_external_id: '(lister, external_id) where (external_id is not null)',
    listings_of_lister: `(lister, created_at desc, uuid desc) include (counted_at) where (status = 'ACTIVE')`,
    listings_sifted: `(lister) include (created_at, uuid, condition, words, counted_at)
      where (status = 'ACTIVE') and (words is not null)`,
    listings_of_deal: '(deal) where (deal is not null)',
    listings_reserved: `(lister, status_updated_at desc, uuid desc) include (condition, words) where (status = 'RESERVED')`,
    listings_reserved_of_card: `(card_id) where (status = 'RESERVED')`,
    listings_sold: `(lister, status_updated_at desc, uuid desc) include (condition, words) where (status = 'SOLD')`,
    listings_stock: `(lister, line) where (status in ('ACTIVE', 'RESERVED'))`,
    listings_withdrawn_of_lister: `(lister, withdrawn_at) where (status = 'WITHDRAWN')`,
    listings_withdrawn: `(withdrawn_at) where (status = 'WITHDRAWN')`,
  },
};

/** Messages about listings, each with a snapshot of the listing. */
const MESSAGE: Table = {
  name: 'listings.message',
  columns: {
    uuid: 'uuid not null',
    sender: 'uuid not null',
    recipient: 'uuid not null',
    listing: 'uuid not null',
    card_id: 'uuid not null',
    card_name: 'text not null',
    card_set_name: 'text not null',
    card_number: 'text not null',
    price_cents: 'int not null',
    body: 'text not null',
    sent_at: 'timestamptz not null',
    mailed_at: 'timestamptz',
    reported_at: 'timestamptz',
    report_reason: 'text',
    report_note: 'text',
    forget_after: 'timestamptz not null',
  },
  constraints: {
    message_pkey: 'primary key (uuid)',
    message_report_reason: `check (report_reason ${oneOf(REPORT_REASONS)})`,
  },
  indexes: {
    message_by_age: '(forget_after)',
    message_by_recipient: '(recipient, sent_at)',
    message_by_sender: '(sender)',
  },
};

/** Photos of listings; their bytes are in the object storage, under their name. */
const PHOTO: Table = {
  name: 'listings.photo',
  columns: {
    uuid: 'uuid not null',
    listing: 'uuid not null',
    lister: 'uuid not null',
    name: 'text not null',
    position: 'smallint not null',
    width: 'smallint not null',
    height: 'smallint not null',
    bytes: 'int not null',
    added_at: 'timestamptz not null',
    removed_at: 'timestamptz',
  },
  constraints: {
    photo_pkey: 'primary key (uuid)',
    photo_lister: 'foreign key (lister) references users.account (uuid)',
    photo_listing: 'foreign key (listing) references listings.listings (uuid) on delete cascade',
    photo_name: 'unique (name)',
  },
  indexes: {
    photo_of_lister: '(lister)',
    photo_of_listing: '(listing, position)',
  },
};

/** Whose changes somebody follows: only theirs are logged. */
const CHANGE_FOLLOWER: Table = {
  name: 'listings.change_follower',
  columns: {
    lister: 'uuid not null',
    followed_at: 'timestamptz not null',
  },
  constraints: {
    change_follower_pkey: 'primary key (lister)',
    change_follower_lister: 'foreign key (lister) references users.account (uuid)',
  },
};

/** The log of lines that have changed, written by triggers of the listings. */
const LINE_CHANGE: Table = {
  name: 'listings.line_change',
  columns: {
    seq: 'bigint not null generated always as identity',
    xid: 'xid8 not null default pg_current_xact_id()',
    lister: 'uuid not null',
    line: 'uuid not null',
    external_id: 'text',
    card_id: 'uuid not null',
    changed_at: 'timestamptz not null default clock_timestamp()',
  },
  constraints: {
    line_change_pkey: 'primary key (seq)',
  },
  indexes: {
    line_change_by_age: '(changed_at)',
    line_change_of_lister: '(lister, xid, seq)',
  },
};

/** What each external ID means, also when no copy is left; triggers of the listings keep it. */
const KNOWN_LINE: Table = {
  name: 'listings.known_line',
  columns: {
    lister: 'uuid not null',
    external_id: 'text not null',
    card_id: 'uuid not null',
    condition: 'text not null',
    finish: 'text not null',
    language: 'text not null',
    type: 'text not null',
    price_cents: 'int not null',
    price_set_by: 'text not null',
    shelf: 'text',
    note: 'text',
    private_note: 'text',
    paid_cents: 'int',
    is_signed: 'boolean not null',
    is_altered: 'boolean not null',
    known_at: 'timestamptz not null default now()',
  },
  constraints: {
    known_line_pkey: 'primary key (lister, external_id)',
    known_line_lister: 'foreign key (lister) references users.account (uuid)',
  },
  indexes: {
    known_line_by_age: '(known_at)',
  },
};

export const LISTINGS_TABLES: readonly Table[] = [
  BLOCKED_SENDER,
  CHANGE_FOLLOWER,
  HIDDEN_LISTING,
  KNOWN_LINE,
  LEDGER,
  LINE_CHANGE,
  LISTINGS,
  MESSAGE,
  PHOTO,
];
