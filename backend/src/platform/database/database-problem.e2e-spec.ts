// Databases that can't be used: what the person who starts the product reads.
import { cloneDatabase, emptyDatabase, withClient } from '../../../test/test-database.js';
import { migrate } from './migrate.js';

const UNFIT = [
  ["template template0 encoding 'UTF8' locale_provider icu icu_locale 'tr-TR'", 'lower-cases “I” to “ı”'],
  ["template template0 encoding 'SQL_ASCII' locale 'C' locale_provider libc", 'the encoding SQL_ASCII'],
] as const;

it.each(UNFIT)('a new database is refused that is made with %s', async (options, reason) => {
  const database = await emptyDatabase(options);
  await expect(migrate(database.url)).rejects.toThrow(reason);
  const tables = await withClient(database.url, (client) =>
    client.query("select from pg_tables where schemaname = 'users'"),
  );
  expect(tables.rowCount).toBe(0);
  await database.drop();
});

it('one that is in use goes on, and its problem is said', async () => {
  const database = await emptyDatabase(UNFIT[0][0]);
  await withClient(database.url, (client) =>
    client.query(
      'create table migration (id serial primary key, timestamp bigint not null, name varchar not null)',
    ),
  );
  const lines: string[] = [];
  await migrate(database.url, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining('restore a backup into another one')]);
  await database.drop();
});

it('a wrong password, an unknown database and one of somebody else are explained', async () => {
  const database = await cloneDatabase();
  const migrateWith = (change: (url: URL) => void) => {
    const url = new URL(database.url);
    change(url);
    return migrate(url.href);
  };
  await expect(migrateWith((url) => (url.pathname = '/nobodys'))).rejects.toThrow(
    'doesn’t exist. Create it: createdb',
  );
  const guest = `guest_${process.pid}`;
  await withClient(database.url, async (client) => {
    await client.query(`create role ${guest} login password 'right'`);
    await client.query('drop table migration');
  });
  await expect(
    migrateWith((url) => Object.assign(url, { username: guest, password: 'wrong' })),
  ).rejects.toThrow('refuses the user or the password');
  await expect(
    migrateWith((url) => Object.assign(url, { username: guest, password: 'right' })),
  ).rejects.toThrow('make the user its owner');
  await withClient(database.url, (client) => client.query(`drop role ${guest}`));
  await database.drop();
});
