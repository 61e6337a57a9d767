// The mirror of the card database: what a card is, each of its printings, prices, and the objects as they came.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Cards1760000003000 implements MigrationInterface {
  name = 'Cards1760000003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema cards');
    await runner.query(NAMES);
    await runner.query(TABLES);
    await runner.query(RAW);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema cards cascade');
  }
}

// A name is searched without accents, case and punctuation; the halves of a double name are apart by one space.
// All spellings of a card stand in one text, each on a line of its own: `%word%` finds a part, `%\nname\n%` a whole.
const NAMES = `
  create function cards.plain_name(name text) returns text language sql immutable strict parallel safe as $$
    select btrim(regexp_replace(
      translate(platform.plain(translate(name, '®™꞉', '')), '''",.:;!?()-', ''), '[\\s/]+', ' ', 'g'))
  $$;
  create function cards.name_lines(spellings text[]) returns text language sql immutable strict parallel safe as $$
    select E'\\n' || string_agg(distinct cards.plain_name(spelling), E'\\n') || E'\\n' from unnest(spellings) spelling
  $$;
  create function cards.name_order(name text) returns text language sql immutable strict parallel safe as $$
    select regexp_replace(cards.plain_name(name), '[^a-z0-9]', '', 'g')
  $$`;

const TABLES = `
  create table cards.set_info (
    code text primary key,
    name text not null,
    set_type text,
    released_at date
  );
  create table cards.oracle_card (
    oid int generated always as identity primary key,
    oracle_id uuid not null unique,
    name text not null,
    names text not null,
    mana_cost text,
    cmc numeric,
    type_line text,
    oracle_text text
  );
  create index oracle_card_names on cards.oracle_card using gin (names gin_trgm_ops);
  create table cards.printing (
    id uuid primary key,
    pid int generated always as identity unique,
    oid int not null references cards.oracle_card,
    source text not null,
    set_code text not null references cards.set_info,
    collector_number text not null,
    number_value int,
    lang text not null,
    in_default boolean not null default true,
    name text not null,
    names text not null,
    layout text,
    rarity text,
    released_at date,
    games text[] not null,
    finishes text[] not null,
    art uuid not null,
    extra boolean not null,
    variation boolean not null,
    ordinary boolean not null,
    rank_name int not null default 0,
    rank_released int not null default 0,
    rank_set int not null default 0,
    gone_at timestamptz,
    merged_into uuid,
    -- Checked at the commit, so that two cards may exchange their numbers in one import.
    constraint printing_place exclude using btree (set_code with =, collector_number with =, lang with =)
      where (gone_at is null) deferrable initially deferred
  ) with (fillfactor = 80);
  create index printing_of_card on cards.printing (oid);
  create index printing_merged on cards.printing (merged_into) where merged_into is not null;
  create table cards.printing_price (
    pid int primary key references cards.printing (pid),
    usd int,
    usd_foil int,
    usd_etched int,
    eur int,
    eur_foil int,
    tix int,
    as_of date not null
  ) with (fillfactor = 80);
  create table cards.import_run (
    id int generated always as identity primary key,
    source text not null,
    file text not null,
    finished_at timestamptz not null default now(),
    rows int not null,
    added int not null,
    changed int not null,
    gone int not null,
    skipped json not null
  )`;

// json, not jsonb: an answer is byte for byte the object that came. lz4 is quicker, where the server was built with it.
const RAW = `
  create table cards.card_raw (
    id uuid primary key references cards.printing,
    raw json not null
  );
  do $$ begin
    alter table cards.card_raw alter column raw set compression lz4;
  exception when feature_not_supported then null;
  end $$`;
