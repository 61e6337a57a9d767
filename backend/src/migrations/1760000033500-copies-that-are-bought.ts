// The offers of a lister to buy a card, by an index.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CopiesThatAreBought1760000033500 implements MigrationInterface {
  name = 'CopiesThatAreBought1760000033500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index listings_bought on listings.listings (lister, card_id)
      include (counted_at, price_cents, condition, uuid) where status = 'ACTIVE' and type = 'BUY'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_bought');
  }
}
