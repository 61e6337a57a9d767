// The number of its printing in each listing, and in the index of who has what: a search nearby asks it of every copy.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const IN_STOCK = (more: string) => `create index listings_in_stock on listings.listings (lister, card_id)
  include (counted_at, price_cents, type, condition, uuid${more}) where status = 'ACTIVE' and type in ('SELL', 'TRADE')`;

export class NumbersOfListedPrintings1760000033410 implements MigrationInterface {
  name = 'NumbersOfListedPrintings1760000033410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_in_stock');
    await runner.query('alter table listings.listings add column pid int');
    // One rewrite of the table: an update would write each row beside its old one, in every index, and fire the triggers.
    await runner.query(`create function pg_temp.pid_of(card uuid) returns int language sql stable as
      'select pid from cards.printing where id = card'`);
    await runner.query(
      'alter table listings.listings alter column pid type int using pg_temp.pid_of(card_id)',
    );
    await runner.query('drop function pg_temp.pid_of(uuid)');
    // The product's own statements say it: looking it up in a trigger takes three times as long.
    await runner.query(`create function listings.number_printing() returns trigger language plpgsql as $$
      begin
        new.pid := (select pid from cards.printing_keys where id = new.card_id);
        return new;
      end $$`);
    await runner.query(`create trigger number_printing before insert on listings.listings for each row
      when (new.pid is null) execute function listings.number_printing()`);
    await runner.query(IN_STOCK(', pid'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger number_printing on listings.listings');
    await runner.query('drop function listings.number_printing()');
    await runner.query('drop index listings.listings_in_stock');
    await runner.query('alter table listings.listings drop column pid');
    await runner.query(IN_STOCK(''));
  }
}
