// The tables that the migrations make are those that the platform and the modules declare.
import { DataSource, type EntityManager } from 'typeorm';
import { MANIFESTS } from '../../src/app.module.js';
import type { Table } from '../../src/platform/manifest/table.js';
import { PLATFORM_TABLES } from '../../src/platform/platform.tables.js';
import { story } from '../story.js';
import { create, shapeIn, tablesIn } from './shape.js';

const DECLARED = [...PLATFORM_TABLES, ...MANIFESTS.flatMap(({ tables = [] }) => tables)];

describe('the tables', () => {
  const market = story();

  /** Does something and takes it back. */
  const tried = async <Result>(act: (manager: EntityManager) => Promise<Result>): Promise<Result> => {
    const runner = market.app.get(DataSource).createQueryRunner();
    await runner.startTransaction();
    try {
      return await act(runner.manager);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  };
  /** The table as it is declared and as it is. */
  const both = (table: Table, change = '') =>
    tried(async (manager) => {
      if (change) await manager.query(change);
      await manager.query('create schema declared');
      const declared = await shapeIn(manager, await create(manager, table, 'declared'));
      return { declared, migrated: await shapeIn(manager, table.name) };
    });

  it('are each declared once, by the platform or by the module whose schema they stand in', async () => {
    const names = DECLARED.map(({ name }) => name);
    expect(names.toSorted()).toEqual(await tried(tablesIn));
    const foreign = MANIFESTS.flatMap(({ name: module, tables = [] }) =>
      tables.filter(({ name }) => !name.startsWith(`${module}.`)),
    );
    expect(foreign).toEqual([]);
  });

  it.each(DECLARED.map((table) => [table.name, table] as const))(
    '%s is as it is declared',
    async (_name, table) => {
      const { declared, migrated } = await both(table);
      expect(migrated).toEqual(declared);
    },
  );

  const LISTINGS = DECLARED.find(({ name }) => name === 'listings.listings') as Table;

  it.each([
    ['a column', 'alter table listings.listings add column color text'],
    ['a type', 'alter table listings.listings alter column final_price_cents type bigint'],
    ['a default', `alter table listings.listings alter column status set default 'ACTIVE'`],
    ['a column that may be empty', 'alter table listings.listings alter column type drop not null'],
    ['a missing constraint', 'alter table listings.listings drop constraint listings_price'],
    [
      'a constraint that says something else',
      `alter table listings.listings drop constraint listings_type,
        add constraint listings_type check (type in ('SELL', 'BUY'))`,
    ],
    ['a missing index', 'drop index listings.listings_sold'],
    ['another index', 'create index by_price on listings.listings (price_cents)'],
  ])('are not as they are declared with %s', async (_what, change) => {
    const { declared, migrated } = await both(LISTINGS, change);
    expect(migrated).not.toEqual(declared);
  });
});
