// A backup of an older release: brought up to date with its restore, or everything is as it was.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { cloneDatabase, emptyDatabase } from '../../../test/test-database.js';
import { MIGRATIONS } from '../../migrations/index.js';
import { dataSourceOptions } from '../database/data-source.js';
import { FolderStorage } from '../object-storage/folder-storage.js';
import { restoreBackup, writeBackup } from './index.js';

/** What a release to come may bring, and fail with on a market as it is. */
class Fails9999999999999 {
  async up(runner: { query(text: string): Promise<unknown> }): Promise<void> {
    await runner.query('alter table users.account add constraint nobody check (false)');
  }
}

describe('a backup of an older release', () => {
  let place: string;
  const drops: (() => Promise<void>)[] = [];
  const own = async (making: ReturnType<typeof emptyDatabase>) => {
    const { url, drop } = await making;
    drops.push(drop);
    return url;
  };
  const asked = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return (await client.query(text).finally(() => client.end())).rows;
  };
  const migrationsIn = async (url: string) =>
    (await asked(url, 'select name from public.migration order by "timestamp"')).map(({ name }) => name);
  const LEDGER = 'select id from graphile_worker.migrations order by id';
  beforeAll(() => {
    place = mkdtempSync(join(tmpdir(), 'playset-restore-'));
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    rmSync(place, { recursive: true, force: true });
  });

  it('leaves the job queue’s own ledger as this release has it', async () => {
    const older = await own(cloneDatabase());
    const whole = await asked(older, LEDGER);
    await asked(older, `delete from graphile_worker.migrations where id = ${whole.at(-1)?.id}`);
    await writeBackup(older, join(place, 'ledger'));
    const url = await own(emptyDatabase());
    await restoreBackup(url, join(place, 'ledger'));
    expect(await asked(url, LEDGER)).toEqual(whole);
  });

  it('is brought up to date', async () => {
    const older = await own(emptyDatabase());
    const before = MIGRATIONS.slice(0, -2);
    const dataSource = new DataSource({ ...dataSourceOptions(older), migrations: before });
    await dataSource.initialize();
    await dataSource.runMigrations().finally(() => dataSource.destroy());
    await runMigrations({ connectionString: older });
    await writeBackup(older, join(place, 'older'));
    const url = await own(emptyDatabase());
    await restoreBackup(url, join(place, 'older'));
    expect(await migrationsIn(older)).toEqual(before.map(({ name }) => name));
    expect(await migrationsIn(url)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('leaves the place as it was when it cannot be brought up to date', async () => {
    const market = await own(cloneDatabase());
    await asked(
      market,
      `insert into users.account (uuid, name, email, password_hash, phone_number, address, role, website,
        email_visible, phone_visible, enabled, email_verified_at, created_at)
      values (gen_random_uuid(), 'Robin Alvarez', 'robin@example.com', 'a hash', '', '', 'USER', null,
        true, true, true, now(), now())`,
    );
    await writeBackup(market, join(place, 'refused'));
    await asked(market, `update users.account set name = 'Somebody else'`);
    const release = MIGRATIONS as unknown as unknown[];
    release.push(Fails9999999999999);
    const restoring = restoreBackup(market, join(place, 'refused'), { force: true });
    await expect(restoring.finally(() => release.pop())).rejects.toThrow(/nobody/);
    expect(await asked(market, 'select name from users.account')).toEqual([{ name: 'Somebody else' }]);
    expect(await migrationsIn(market)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  // @spec rule-photo-storage
  it('brings back the photos, wherever they are stored then, and none of them changed', async () => {
    const from = new FolderStorage(join(place, 'data', 'objects'));
    await from.put('photos/one.webp', Buffer.from('the bytes of one'));
    await writeBackup(await own(cloneDatabase()), join(place, 'photos'), { objects: from });
    const to = new FolderStorage(join(place, 'other', 'objects'));
    const url = await own(emptyDatabase());
    const { objects } = await restoreBackup(url, join(place, 'photos'), { objects: to });
    expect([objects, String(await to.get('photos/one.webp'))]).toEqual([1, 'the bytes of one']);
    writeFileSync(join(place, 'photos', 'objects', 'photos', 'one.webp'), 'other bytes');
    const again = restoreBackup(await own(emptyDatabase()), join(place, 'photos'), { objects: to });
    await expect(again).rejects.toThrow(/damaged: .*one\.webp/);
  });

  it('has the photos of all rows: what a sweep deletes after the snapshot, and what is stored just before it', async () => {
    const storage = new FolderStorage(join(place, 'swept', 'objects'));
    for (const name of ['kept', 'swept']) await storage.put(`photos/${name}.webp`, Buffer.from(name));
    writeFileSync(join(place, 'swept', 'objects', 'photos', '.DS_Store'), 'stray');
    const report = async () => {
      await storage.delete('photos/swept.webp');
      await storage.put('photos/stored.webp', Buffer.from('stored'));
    };
    const folder = join(place, 'whole');
    const summary = await writeBackup(await own(cloneDatabase()), folder, { objects: storage, report });
    expect(summary.objects).toBe(3);
    const names = readdirSync(join(folder, 'objects', 'photos')).sort();
    expect(names).toEqual(['kept.webp', 'stored.webp', 'swept.webp']);
  });
});
