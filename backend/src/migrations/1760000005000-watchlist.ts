// Watchlists, with the index of their one list: an owner's cards, the newest first.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Watchlist1760000005000 implements MigrationInterface {
  name = 'Watchlist1760000005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema watchlist');
    await runner.query(`
      create table watchlist.watched_card (
        owner uuid not null,
        card_id uuid not null,
        card_name text not null,
        card_set_code text not null,
        card_set_name text not null,
        card_number text not null,
        card_image_url text not null,
        added_at timestamptz not null,
        primary key (owner, card_id),
        constraint watched_card_owner foreign key (owner) references users.account (uuid)
      )`);
    await runner.query(`create index watched_card_of_owner on watchlist.watched_card
      (owner, added_at desc, card_id desc)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop schema watchlist cascade');
  }
}
