// Which printings are one card, as other modules may know it, and the indexes of who has it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AnyPrinting1760000012300 implements MigrationInterface {
  name = 'AnyPrinting1760000012300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cards.printing_of_card');
    await runner.query('create index printing_of_card on cards.printing (oid) include (id, merged_into)');
    // One that was merged into another is that other's: see cards.heirs.
    await runner.query(`create view cards.card_ids as
      select id, oid as card from cards.printing where merged_into is null`);
    // Copies are counted in the index alone.
    await runner.query('drop index listings.listings_of_card');
    await runner.query(`create index listings_of_card on listings.listings (card_id, price_cents, uuid)
      include (type, lister, condition) where status = 'ACTIVE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_of_card');
    await runner.query(`create index listings_of_card on listings.listings (card_id, price_cents, uuid)
      where status = 'ACTIVE'`);
    await runner.query('drop view cards.card_ids');
    await runner.query('drop index cards.printing_of_card');
    await runner.query('create index printing_of_card on cards.printing (oid)');
  }
}
