// A search of what is on offer nearby reads the copies of a lister in the index alone.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const inStock = (include: string) => `create index listings_in_stock on listings.listings (lister, card_id)
  include (${include}) where status = 'ACTIVE' and type in ('SELL', 'TRADE')`;

export class OnOffer1760000017100 implements MigrationInterface {
  name = 'OnOffer1760000017100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_in_stock');
    await runner.query(inStock('counted_at, price_cents, type, condition, uuid'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index listings.listings_in_stock');
    await runner.query(inStock('counted_at'));
  }
}
