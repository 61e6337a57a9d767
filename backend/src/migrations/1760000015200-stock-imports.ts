// Imports of files into a stock, their rows, the column mappings that accounts chose, and the cards that rows are looked up in.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StockImports1760000015200 implements MigrationInterface {
  name = 'StockImports1760000015200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CATALOG);
    await runner.query(IMPORTS);
    await runner.query(ROWS);
    await runner.query(MAPPINGS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stock.import_row, stock.import, stock.import_mapping');
    await runner.query('drop view cards.identities, cards.spellings, cards.sets');
  }
}

/** Every printing that was ever known, by all that files name it by. */
const CATALOG = `
  create view cards.identities as
    select p.id, p.oid as card, p.name, p.names, p.set_code, s.name as set_name, p.collector_number, p.lang, p.in_default,
      p.games @> '{paper}' as is_paper, p.finishes, p.gone_at is not null as is_gone, p.gone_at, p.merged_into, p.outer_ids,
      p.extra, p.rank_name
    from cards.printing p join cards.set_info s on s.code = p.set_code;
  create view cards.spellings as select oid as card, letters, kind from cards.spelling;
  create view cards.sets as select code, name, raw ->> 'mtgo_code' as mtgo_code from cards.set_info`;

/** An account has one import at a time that is not over. */
const IMPORTS = `
  create table stock.import (
    uuid uuid primary key,
    owner uuid not null constraint import_owner references users.account (uuid),
    name text not null,
    hash text not null,
    size int not null,
    content bytea,
    state text not null constraint import_state
      check (state in ('WORKING', 'READY', 'REFUSED', 'COMMITTING', 'COMMITTED')),
    revision int not null default 1,
    is_read boolean not null default false,
    choices jsonb not null,
    file jsonb,
    progress jsonb,
    difference jsonb,
    problem jsonb,
    batch uuid,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    finished_at timestamptz
  );
  alter table stock.import alter column content set storage external;
  create unique index import_open on stock.import (owner) where state <> 'COMMITTED';
  create index import_of_owner on stock.import (owner, created_at desc, uuid desc);
  create index import_same_file on stock.import (owner, hash) where state = 'COMMITTED';
  create index import_by_age on stock.import (updated_at)`;

/** \`said\` is what the file says of a copy, \`correction\` what its owner says instead; the rest is worked out from both. */
const ROWS = `
  create table stock.import_row (
    import uuid not null constraint import_row_import references stock.import (uuid) on delete cascade,
    nth int not null,
    line int not null,
    section text not null constraint import_row_section check (section in ('STOCK', 'DECK', 'WISH', 'ABSENT')),
    raw jsonb not null,
    said jsonb not null,
    problem jsonb,
    skipped text,
    card_id uuid,
    unresolved text,
    suggestions uuid[] not null default '{}',
    correction jsonb,
    kind text,
    reason text,
    into_line int,
    stock_card uuid,
    quantity int not null,
    condition text,
    finish text,
    language text,
    type text,
    price_cents int,
    keeps_price boolean not null default false,
    copies_before int,
    copies_after int,
    cents_before bigint,
    cents_after bigint,
    price_before int,
    primary key (import, nth)
  ) with (fillfactor = 70);
  create index import_row_of_kind on stock.import_row (import, kind, nth)`;

const MAPPINGS = `
  create table stock.import_mapping (
    owner uuid not null constraint import_mapping_owner references users.account (uuid),
    header text not null,
    choice jsonb not null,
    used_at timestamptz not null,
    primary key (owner, header)
  )`;
