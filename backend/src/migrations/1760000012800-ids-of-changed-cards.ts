// A transaction that changes a few cards may say which: processes then keep what they have of all others.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IdsOfChangedCards1760000012800 implements MigrationInterface {
  name = 'IdsOfChangedCards1760000012800';

  async up(runner: QueryRunner): Promise<void> {
    // The setting is the transaction's own. Without it the payload is empty, which means any card.
    await runner.query(`create or replace function cards.tell_of_change() returns trigger language plpgsql as $$
      begin
        perform pg_notify('cards.changed', coalesce(current_setting('cards.changed_ids', true), ''));
        return null;
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`create or replace function cards.tell_of_change() returns trigger language plpgsql as $$
      begin
        notify "cards.changed";
        return null;
      end $$`);
  }
}
