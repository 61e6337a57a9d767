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
