// Files for tills and other shops: what each said, and what its owner has uploaded there last.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class StockExports1760000015400 implements MigrationInterface {
  name = 'StockExports1760000015400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock.export (
        uuid uuid primary key,
        owner uuid not null constraint export_owner references users.account (uuid),
        channel text not null constraint export_channel check (channel in ('tcgplayer', 'square', 'shopify')),
        since text not null constraint export_since check (since in ('all', 'last', 'start')),
        lines int not null,
        copies int not null,
        left_out int not null,
        created_at timestamptz not null,
        acknowledged_at timestamptz
      )`);
    await runner.query('create index export_by_age on stock.export (created_at)');
    await runner.query('create index export_of_owner on stock.export (owner, created_at desc, uuid desc)');
    await runner.query(`
      create table stock.export_line (
        export uuid not null constraint export_line_export references stock.export (uuid) on delete cascade,
        external_id text not null,
        quantity int not null,
        held int not null,
        before int,
        added int not null,
        price_cents int not null,
        item jsonb not null,
        primary key (export, external_id)
      )`);
    await runner.query(`
      create table stock.channel_line (
        owner uuid not null constraint channel_line_owner references users.account (uuid),
        channel text not null constraint channel_line_channel check (channel in ('tcgplayer', 'square', 'shopify')),
        external_id text not null,
        quantity int not null constraint channel_line_quantity check (quantity > 0),
        price_cents int not null,
        item jsonb not null,
        primary key (owner, channel, external_id)
      )`);
    // What other programs know a printing by. One row for each id that was ever known, as in cards.tradeable.
    await runner.query(`
      create view cards.catalog_ids as
      select asked.id as asked_id, p.id as card_id, p.layout, p.rarity,
        ${outerId('multiverse')} as multiverse_id, ${outerId('cardmarket')} as cardmarket_id,
        ${outerId('tcgplayer')} as tcgplayer_id, ${rawId('mtgo_id')} as mtgo_id, ${rawId('mtgo_foil_id')} as mtgo_foil_id
      from cards.printing asked join cards.printing p on p.id = coalesce(asked.merged_into, asked.id)
      left join cards.card_raw r on r.id = p.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view cards.catalog_ids');
    await runner.query('drop table stock.export_line, stock.export, stock.channel_line');
  }
}

/** The first id of a catalog: a printing has its ordinary number before that of its etched copies. */
const outerId = (catalog: string) => `(select substr(known, ${catalog.length + 2})::int
          from unnest(p.outer_ids) with ordinality outer_id (known, nth)
          where starts_with(known, '${catalog}:') order by nth limit 1)`;

/** Magic Online has one number for a card and one for its foil, which are together among the outer ids. */
const rawId = (key: string) =>
  `case when r.raw ->> '${key}' ~ '^[0-9]{1,9}$' then (r.raw ->> '${key}')::int end`;
