// The age of counts: indexes that tell it without a look at the listing, and the notice to owners of expired copies.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KIND = `, 'COUNT_EXPIRED'::text`;
const ACTIVE = `where status = 'ACTIVE'`;
const IN_STOCK = `${ACTIVE} and type in ('SELL', 'TRADE')`;
const SIFTED = `${ACTIVE} and words is not null`;
const COLUMNS =
  'uuid, lister, card_id, card_name, card_set_name, card_set_code, card_number, type, price_cents, created_at';

export class CountAge1760000016200 implements MigrationInterface {
  name = 'CountAge1760000016200';

  async up(runner: QueryRunner): Promise<void> {
    await reindex(runner, ', counted_at', ' include (counted_at)');
    await runner.query(`create index listings_counted on listings.listings (lister, counted_at) ${ACTIVE}`);
    await runner.query(`create or replace view listings.active as
      select ${COLUMNS}, counted_at from listings.listings ${ACTIVE}`);
    await redefineKinds(runner, '])', `${KIND}])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications.notification where kind = 'COUNT_EXPIRED'`);
    await redefineKinds(runner, KIND, '');
    await runner.query('drop view listings.active');
    await runner.query(`create view listings.active as select ${COLUMNS} from listings.listings ${ACTIVE}`);
    await runner.query('drop index listings.listings_counted');
    await reindex(runner, '', '');
  }
}

async function reindex(runner: QueryRunner, more: string, alone: string): Promise<void> {
  await runner.query(
    `drop index listings.listings_of_card, listings.listings_in_stock, listings.listings_sifted, listings.listings_of_lister`,
  );
  await runner.query(`create index listings_of_card on listings.listings (card_id, price_cents, uuid)
    include (type, lister, condition${more}) ${ACTIVE}`);
  await runner.query(
    `create index listings_in_stock on listings.listings (lister, card_id)${alone} ${IN_STOCK}`,
  );
  await runner.query(
    `create index listings_of_lister on listings.listings (lister, created_at desc, uuid desc)${alone} ${ACTIVE}`,
  );
  await runner.query(`create index listings_sifted on listings.listings (lister)
    include (created_at, uuid, condition, words${more}) ${SIFTED}`);
}

/** Changes the constraint as it is now, whichever kinds it has. */
async function redefineKinds(runner: QueryRunner, from: string, to: string): Promise<void> {
  const [{ definition }] = await runner.query(
    `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'notification_kind'`,
  );
  await runner.query('alter table notifications.notification drop constraint notification_kind');
  await runner.query(
    `alter table notifications.notification add constraint notification_kind ${definition.replace(from, to)}`,
  );
}
