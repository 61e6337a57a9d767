// Wants: what owners say of watched cards, and the lists that they keep them in.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Wants1760000019000 implements MigrationInterface {
  name = 'Wants1760000019000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table watchlist.want_list (
        uuid uuid primary key,
        owner uuid not null constraint want_list_owner references users.account (uuid),
        name text not null constraint want_list_name check (length(name) between 1 and 60),
        is_alerting boolean not null default true,
        created_at timestamptz not null,
        constraint want_list_of_owner unique (owner, uuid)
      )`);
    await runner.query('create unique index want_list_by_name on watchlist.want_list (owner, lower(name))');
    await runner.query(`
      create table watchlist.want (
        owner uuid not null,
        card_id uuid not null,
        any_printing boolean not null,
        quantity smallint not null constraint want_quantity check (quantity between 1 and 999),
        least_condition text constraint want_condition check (least_condition in
          ('NEAR_MINT', 'LIGHTLY_PLAYED', 'MODERATELY_PLAYED', 'HEAVILY_PLAYED', 'DAMAGED')),
        finishes text[],
        languages text[],
        max_cents int constraint want_max_cents check (max_cents between 1 and 99999999),
        max_percent smallint constraint want_max_percent check (max_percent between 1 and 1000),
        for_trade boolean not null,
        note text constraint want_note check (length(note) between 1 and 200),
        list uuid,
        visibility text not null constraint want_visibility check (visibility in ('PRIVATE', 'TOTALS', 'TRADERS')),
        is_alerting boolean not null,
        changed_at timestamptz not null,
        primary key (owner, card_id),
        constraint want_one_highest_price check (max_cents is null or max_percent is null),
        constraint want_watched foreign key (owner, card_id)
          references watchlist.watched_card (owner, card_id) on delete cascade,
        constraint want_list foreign key (owner, list)
          references watchlist.want_list (owner, uuid) on delete set null (list)
      )`);
    await runner.query('create index want_of_card on watchlist.want (card_id, owner)');
    await runner.query('create index want_of_list on watchlist.want (list) where list is not null');
    await runner.query('create index want_of_owner on watchlist.want (owner, changed_at desc, card_id desc)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table watchlist.want, watchlist.want_list');
  }
}
