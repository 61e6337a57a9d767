// The database that the migrations make is the one that the mappings describe.
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../src/migrations/index.js';
import { story } from './story.js';

describe('the migrations', () => {
  const market = story();

  it('leave nothing for a generated migration to do', async () => {
    const dataSource = market.app.get(DataSource);
    expect(dataSource.entityMetadatas.length).toBeGreaterThan(0);
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('let the release before write on while this one starts beside it', async () => {
    const dataSource = market.app.get(DataSource);
    // The columns that release knew; it says nothing of versions.
    const [account] = await dataSource.query<{ uuid: string; version: number }[]>(`
      insert into users.account (uuid, name, email, password_hash, phone_number, address, role, website,
        email_visible, phone_visible, enabled, email_verified_at, created_at)
      values (gen_random_uuid(), 'Robin Alvarez', 'robin@example.com', 'a hash', '', '', 'USER', null,
        true, true, true, now(), now()) returning uuid, version`);
    const [listing] = await dataSource.query<{ version: number }[]>(
      `insert into listings.listings (uuid, lister, card_id, card_name, card_set_code, card_set_name, card_number,
        card_image_url, condition, type, finish, language, price_cents, status, final_price_cents, created_at,
        status_updated_at)
      values (gen_random_uuid(), $1, gen_random_uuid(), 'Tidewell Archivist', 'brm', 'Brinemarch', '12', '',
        'NEAR_MINT', 'SELL', 'NONFOIL', 'en', 250, 'ACTIVE', null, now(), now()) returning version`,
      [account?.uuid],
    );
    expect([account?.version, listing?.version]).toEqual([1, 1]);
  });

  it('each leave nothing behind that would keep them from being done again', async () => {
    const dataSource = market.app.get(DataSource);
    const runner = dataSource.createQueryRunner();
    for (const migration of [...dataSource.migrations].reverse()) {
      await migration.down(runner);
      await migration.up(runner);
      await migration.down(runner);
    }
    for (const migration of dataSource.migrations) await migration.up(runner);
    await runner.release();
  });

  it('can all be undone and done again', async () => {
    const dataSource = market.app.get(DataSource);
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration({ transaction: 'each' });
    const left = await dataSource.query<{ nspname: string }[]>(
      `select nspname from pg_namespace where nspname !~ '^pg_' and nspname not in ('public', 'information_schema', 'graphile_worker')`,
    );
    expect(left).toEqual([]);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    expect(done).toHaveLength(MIGRATIONS.length);
  });
});
