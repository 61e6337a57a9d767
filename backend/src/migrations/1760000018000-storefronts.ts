// What stores say of themselves on their public pages, who follows them, and the views that these pages read.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTERS = `create or replace view users.listers as
  select uuid, name,
    case when email_visible then email end as email,
    case when phone_visible then nullif(phone_number, '') end as phone_number,
    case when role = 'STORE' then nullif(address, '') end as address,
    role`;
const OPEN = 'from users.account where enabled and email_verified_at is not null';
const ACTIVE =
  'uuid, lister, card_id, card_name, card_set_name, card_set_code, card_number, type, price_cents, created_at, counted_at';

export class Storefronts1760000018000 implements MigrationInterface {
  name = 'Storefronts1760000018000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema storefronts');
    await runner.query(`
      create table storefronts.storefront (
        store uuid primary key constraint storefront_store references users.account (uuid),
        description text,
        weekly jsonb not null,
        exceptions jsonb not null,
        time_zone text,
        changed_at timestamptz not null,
        constraint storefront_description check (length(description) between 1 and 1000)
      )`);
    await runner.query(`
      create table storefronts.follower (
        account uuid not null constraint follower_account references users.account (uuid),
        store uuid not null constraint follower_store references users.account (uuid),
        followed_at timestamptz not null,
        primary key (account, store)
      )`);
    await runner.query(
      'create index follower_by_time on storefronts.follower (account, followed_at desc, store desc)',
    );
    await runner.query('create index follower_of_store on storefronts.follower (store)');
    await this.views(runner);
  }

  private async views(runner: QueryRunner): Promise<void> {
    await runner.query(`${LISTERS}, case when role = 'STORE' then website end as website ${OPEN}`);
    await runner.query(`create view places.store_addresses as
      select account as store, address, country, zone, latitude, longitude from places.account_place where is_exact`);
    await runner.query(`create or replace view listings.active as
      select ${ACTIVE}, condition, finish, language, words from listings.listings where status = 'ACTIVE'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view listings.active, places.store_addresses');
    await runner.query(
      `create view listings.active as select ${ACTIVE} from listings.listings where status = 'ACTIVE'`,
    );
    await this.removeWebsite(runner);
    await runner.query('drop schema storefronts cascade');
  }

  /** A view with readers keeps its columns: they are made again. */
  private async removeWebsite(runner: QueryRunner): Promise<void> {
    const [{ scheduled }] = await runner.query(
      `select pg_get_viewdef('events.scheduled'::regclass) as scheduled`,
    );
    await runner.query('drop view events.scheduled');
    await runner.query('drop view users.listers');
    await runner.query(`${LISTERS} ${OPEN}`);
    await runner.query(`create view events.scheduled as ${scheduled}`);
  }
}
