// Processes that keep answers about cards hear when the cards change, whoever changes them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['printing', 'card_raw', 'printing_price', 'rules', 'set_info'];

export class CardNotices1760000010500 implements MigrationInterface {
  name = 'CardNotices1760000010500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create function cards.tell_of_change() returns trigger language plpgsql as $$
      begin
        notify "cards.changed";
        return null;
      end $$`);
    for (const table of TABLES) {
      await runner.query(`create trigger told_of after insert or update or delete or truncate on cards.${table}
        for each statement execute function cards.tell_of_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`drop trigger told_of on cards.${table}`);
    await runner.query('drop function cards.tell_of_change()');
  }
}
