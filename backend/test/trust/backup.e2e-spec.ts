// A backup is one moment of a market in use, and a restored one is that moment again: every row, and people get in.
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createApp } from '../../src/app.setup.js';
import { BackupError, restoreBackup, writeBackup } from '../../src/platform/backup/index.js';
import { readEnvironment } from '../../src/platform/environment/read-environment.js';
import { belongingsOf } from '../belongings.js';
import { Client } from '../client.js';
import { type Member, PASSWORD, signedUp } from '../people.js';
import { SECRET, story } from '../story.js';
import { emptyDatabase } from '../test-database.js';
import { asked, contentOf, TABLES } from './database-content.js';
import { tell } from './promise.js';

describe('a backup', () => {
  const market = story({}, { sample: true, alone: true });
  let folder: string;
  let store: Member;
  const drops: (() => Promise<void>)[] = [];
  const nowhere = async () => {
    const { url, drop } = await emptyDatabase();
    drops.push(drop);
    return url;
  };
  const backup = (name: string) => join(folder, name);
  /** What a backup is of. The market still runs, and queues jobs when their minute comes: a backup that was overtaken is made again. */
  const backedUp = async (name: string) => {
    for (let tries = 0; tries < 5; tries++) {
      rmSync(backup(name), { recursive: true, force: true });
      const before = await contentOf(market.databaseUrl);
      await writeBackup(market.databaseUrl, backup(name));
      if (isDeepStrictEqual(before, await contentOf(market.databaseUrl))) return before;
    }
    throw new Error('The market never stood still during a backup.');
  };
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'playset-backup-'));
    store = await signedUp(market, { role: 'STORE', name: 'The Höhle „42“\\N' });
    await belongingsOf(store);
    await belongingsOf(await signedUp(market));
    await writeBackup(market.databaseUrl, backup('good'));
  });
  afterAll(async () => {
    for (const drop of drops) await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('comes back into an empty place with every row of every table and every number', async () => {
    const before = await backedUp('whole');
    const url = await nowhere();
    const summary = await restoreBackup(url, backup('whole'));
    expect(await contentOf(url)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(25);
    tell({ figure: `${summary.rows} rows of ${summary.tables} tables are the same after a restore` });
  });

  it('lets people into the restored place, with another secret, and goes on counting where it was', async () => {
    const url = await nowhere();
    await restoreBackup(url, backup('good'));
    const environment = readEnvironment({
      DATA_DIR: backup('data'),
      JWT_SECRET: `another-${SECRET}`,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      LOAD_SHEDDING: 'off',
      CARD_SOURCE: 'mirror',
    });
    environment.DATABASE_URL = url;
    const app = await createApp(environment);
    try {
      await app.listen(0, '127.0.0.1');
      const client = new Client(await app.getUrl());
      client.cookies.set('refreshToken', store.client.cookies.get('refreshToken') ?? '');
      expect((await client.post('/api/auth/refresh')).status).toBe(200);
      const login = { email: store.user.email, password: PASSWORD };
      const { status, body } = await client.post<{ accessToken: string }>('/api/auth/login', login);
      expect(status).toBe(200);
      client.token = body.accessToken;
      const own = await client.get<unknown[]>(`/api/listings/user/${store.user.uuid}/order-history`);
      expect(own.body).toHaveLength(1);
      await belongingsOf({ ...store, client });
    } finally {
      await app.close();
    }
  });

  it('is one moment, whatever is written while it is made', async () => {
    let latecomer: Member | undefined;
    const report = async (line: string) => {
      if (!line.startsWith('users.account:')) return;
      latecomer = await signedUp(market, { role: 'STORE' });
      await belongingsOf(latecomer);
    };
    await writeBackup(market.databaseUrl, backup('busy'), { report });
    expect(latecomer).toBeDefined();
    const url = await nowhere();
    await restoreBackup(url, backup('busy'));
    const tables = [
      'auth.session where account',
      'listings.listings where lister',
      'events.event where store',
    ];
    for (const table of tables)
      expect(await asked(url, `select from ${table} = '${latecomer?.user.uuid}'`)).toEqual([]);
  });

  it('is for its owner’s eyes only', () => {
    if (process.platform === 'win32') return;
    const modes = [backup('good'), ...readdirSync(backup('good')).map((file) => join(backup('good'), file))];
    for (const path of modes) expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('does not hold the secret that signs tokens', () => {
    const files = readdirSync(backup('good'));
    expect(files.filter((file) => !file.endsWith('.gz')).sort()).toEqual(['SHA256SUMS', 'manifest.json']);
    expect(readFileSync(join(backup('good'), 'manifest.json'), 'utf8')).not.toContain(SECRET);
  });

  it('is written over nothing without being told to, and leaves nothing half done', async () => {
    const again = () => writeBackup(market.databaseUrl, backup('good'));
    await expect(again()).rejects.toThrow(/is not empty.*--force/);
    const stop = AbortSignal.abort();
    await expect(writeBackup(market.databaseUrl, backup('half'), { stop })).rejects.toThrow(/abort/);
    expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
    await writeBackup(market.databaseUrl, backup('twice'));
    await writeBackup(market.databaseUrl, backup('twice'), { force: true });
    expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual(['twice']);
  });

  it('of an empty database is refused', async () => {
    await expect(writeBackup(await nowhere(), backup('nothing'))).rejects.toThrow(
      'There is nothing in this database yet.',
    );
  });

  describe('that is to be restored', () => {
    const HARMS: readonly (readonly [
      what: string,
      harm: (file: (name: string) => string) => void,
      RegExp,
    ])[] = [
      ['has another byte in a table', (file) => appendFileSync(file('users.account.gz'), ' '), /damaged/],
      ['has lost a table', (file) => rmSync(file('listings.listings.gz')), /not whole/],
      ['has another manifest', (file) => writeFileSync(file('manifest.json'), '{}'), /damaged/],
      ['has no checksums', (file) => rmSync(file('SHA256SUMS')), /no backup/],
      ['has checksums that are none', (file) => writeFileSync(file('SHA256SUMS'), 'x'), /damaged/],
    ];

    it.each(HARMS)('is refused before anything is touched when it %s', async (_what, harm, words) => {
      rmSync(backup('harmed'), { recursive: true, force: true });
      cpSync(backup('good'), backup('harmed'), { recursive: true });
      harm((name) => join(backup('harmed'), name));
      const url = await nowhere();
      const restoring = restoreBackup(url, backup('harmed'), { force: true });
      await expect(restoring).rejects.toThrow(words);
      await expect(restoring).rejects.toBeInstanceOf(BackupError);
      expect(await asked(url, TABLES)).toEqual([]);
    });

    it('is refused when it is from a newer release', async () => {
      await asked(
        market.databaseUrl,
        `insert into public.migration ("timestamp", name) values (9999999999999, 'Offers9999999999999')`,
      );
      await writeBackup(market.databaseUrl, backup('newer'));
      await asked(market.databaseUrl, `delete from public.migration where name like 'Offers%'`);
      await expect(restoreBackup(await nowhere(), backup('newer'))).rejects.toThrow(/from a newer Playset/);
    });

    it('is refused while the product runs on the place', async () => {
      const restoring = restoreBackup(market.databaseUrl, backup('good'), { force: true });
      await expect(restoring).rejects.toThrow('The product is running on this database. Stop it first.');
    });

    describe('over another market', () => {
      let url: string;
      let good: Record<string, unknown>;
      let other: Record<string, unknown>;
      beforeAll(async () => {
        url = await nowhere();
        await restoreBackup(url, backup('good'));
        good = await contentOf(url);
        await asked(url, `update users.account set name = 'Somebody else'`);
        await asked(
          url,
          `insert into events.event select gen_random_uuid(), 9, store, 'Too many', '', now(), 'UTC', 1, 1, now()
          from events.event limit 1`,
        );
        other = await contentOf(url);
      });

      it('is refused unless it is told to', async () => {
        await expect(restoreBackup(url, backup('good'))).rejects.toThrow(/not empty.*users.*--force/);
      });

      it('leaves it as it was when it is stopped in the middle', async () => {
        const stop = new AbortController();
        const report = (line: string) => {
          if (line.startsWith('listings.')) stop.abort();
        };
        const options = { force: true, report, stop: stop.signal };
        await expect(restoreBackup(url, backup('good'), options)).rejects.toThrow(/abort/);
        expect(await contentOf(url)).toEqual(other);
      });

      it('replaces all of it', async () => {
        await restoreBackup(url, backup('good'), { force: true });
        expect(await contentOf(url)).toEqual(good);
      });
    });
  });
});
