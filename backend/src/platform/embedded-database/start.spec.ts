// Starting: a cluster from nothing, the same one again, and what a start tells and refuses.
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { answers, ask, fieldsOf, isLinux, isPosix, sandbox } from './test/sandbox.js';

describe('A first start', () => {
  const box = sandbox();

  it('makes a cluster that sorts and folds letters of every script, with a random password', async () => {
    const lines: string[] = [];
    const server = await box().start({ report: (line) => lines.push(line) });
    expect(lines).toEqual(['Creating the database cluster…', 'Starting PostgreSQL 18…']);
    expect(server.reused).toBe(false);
    expect(server.url).toMatch(/^postgres:\/\/playset:[\w-]{32}@127\.0\.0\.1:\d+\/playset$/);
    const [row] = await ask(
      server.url,
      `select lower('ÅÉÑ') as lower, current_setting('server_encoding') as encoding, current_setting('lc_messages') as messages,
        current_setting('listen_addresses') as hosts, current_setting('unix_socket_directories') as sockets,
        current_setting('fsync') as fsync, (select datlocale from pg_database where datname = 'playset') as locale`,
    );
    expect(row).toEqual({
      lower: 'åéñ',
      encoding: 'UTF8',
      messages: 'C',
      hosts: '127.0.0.1',
      sockets: '',
      fsync: 'off',
      locale: 'C.UTF-8',
    });
  });

  it('keeps the password to its user and lets nobody in without it', async () => {
    const server = await box().start();
    const mode = statSync(box().path('db', 'cluster', 'password')).mode & 0o777;
    if (isPosix) expect(mode).toBe(0o600);
    await expect(ask(server.url.replace(/:[\w-]{32}@/, ':guess@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    });
  });

  it('works in a folder with spaces and accents, for a database with such a name', async () => {
    const server = await box().start({
      directory: box().path('Données de José', 'db'),
      database: 'Été "1" 50%',
    });
    expect(await ask(server.url, 'select current_database() as name')).toEqual([{ name: 'Été "1" 50%' }]);
  });

  const inSession = async () => {
    await box().start();
    const [, , group, session] = fieldsOf(box().pid);
    expect([group, session]).toEqual([String(box().pid), String(box().pid)]);
  };
  if (isLinux) it('puts the server into a session of its own, where Ctrl-C does not reach it', inSession);
});

describe('A later start', () => {
  const box = sandbox({ seeded: true });

  it('finds what the first one wrote', async () => {
    const first = await box().start();
    await ask(first.url, 'create table deck as select 60 as cards');
    await first.stop();
    expect(await answers(first.url)).toBe(false);
    const second = await box().start();
    expect(second.reused).toBe(false);
    expect(await ask(second.url, 'select cards from deck')).toEqual([{ cards: 60 }]);
  });

  it('adds a second database to the same cluster', async () => {
    const server = await box().start({ database: 'tests' });
    expect(await ask(server.url, 'select current_database() as name')).toEqual([{ name: 'tests' }]);
  });

  it('begins a new log when the old one has grown beyond 10 MB', async () => {
    const log = box().path('db', 'postgres.log');
    writeFileSync(log, 'x'.repeat(10 * 1024 * 1024 + 1));
    await box().start();
    expect(statSync(`${log}.1`).size).toBe(10 * 1024 * 1024 + 1);
    expect(readFileSync(log, 'utf8')).toContain('ready to accept connections');
    if (isPosix) expect(statSync(log).mode & 0o777).toBe(0o600);
  });

  if (isPosix) {
    it('closes a copied or restored cluster to others, without which PostgreSQL refuses it', async () => {
      chmodSync(box().data, 0o755);
      expect(await answers((await box().start()).url)).toBe(true);
      expect(statSync(box().data).mode & 0o777).toBe(0o700);
    });
  }

  it('refuses a cluster of another major version and leaves it as it is', async () => {
    const version = `${box().data}/PG_VERSION`;
    writeFileSync(version, '17\n');
    await expect(box().start()).rejects.toThrow(/is of PostgreSQL 17, but PostgreSQL 18 is installed/);
    expect(readFileSync(version, 'utf8')).toBe('17\n');
    writeFileSync(version, '18\n');
    expect(await answers((await box().start()).url)).toBe(true);
  });

  it('refuses a folder that holds something else', async () => {
    const directory = box().path('other');
    mkdirSync(`${directory}/cluster`, { recursive: true });
    writeFileSync(`${directory}/cluster/letter.txt`, 'mine');
    await expect(box().start({ directory })).rejects.toThrow(/not a complete database.*\n.*set DATABASE_URL/);
  });
});

describe('A start that can not succeed', () => {
  const box = sandbox({ seeded: true });

  it('says so when the path is too long for PostgreSQL', async () => {
    const directory = box().path(...Array.from({ length: 10 }, () => 'd'.repeat(90)));
    await expect(box().start({ directory })).rejects.toThrow(/path is too long[\s\S]*set DATABASE_URL/);
  });

  it('says so when the path is a file', async () => {
    writeFileSync(box().path('file'), '');
    await expect(box().start({ directory: box().path('file', 'db') })).rejects.toThrow(
      /can't be made: E[\s\S]*set DATABASE_URL/,
    );
  });

  it("quotes PostgreSQL's own words about a setting that it does not know", async () => {
    await expect(box().start({ settings: { mana: 'blue' } })).rejects.toThrow(
      /unrecognized configuration parameter "mana"[\s\S]*set DATABASE_URL/,
    );
  });

  const unwritable = async () => {
    const closed = process.getuid?.() === 0 ? '/sys/fs' : box().path('closed');
    if (process.getuid?.() !== 0) mkdirSync(closed, { mode: 0o500 });
    await expect(box().start({ directory: `${closed}/db` })).rejects.toThrow(
      /can't be made: E[\s\S]*set DATABASE_URL/,
    );
  };
  if (isLinux) it('says so when the folder can not be written', unwritable);
});
