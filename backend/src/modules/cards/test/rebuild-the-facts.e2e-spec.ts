// The story of an upgrade: what an older version read out of the cards is read again when the product starts.
import { setTimeout as pause } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { createApp } from '../../../app.setup.js';
import { readEnvironment } from '../../../platform/environment/read-environment.js';
import { LOCK } from '../import/import-transaction.js';
import { rebuild } from '../import/rebuild.js';
import { RebuildAtStart } from '../import/rebuild-at-start.js';
import { asLines, bulkCard, bulkCards, bulkFiles } from './bulk-card.js';
import { compiledThread } from './compiled-thread.js';
import { mirror } from './mirror.js';

const FORGET = `
  update cards.printing set facts = 0, rid = null, name_key = '', firsts = '{}', flags = '{}', artist = null,
    rarity_rank = null, outer_ids = '{}';
  delete from cards.rules; delete from cards.mana_cost; delete from cards.spelling; delete from cards.name_start;
  update cards.oracle_card set prints = 0, sets = 0, artists = 0, illustrations = 0, paper_prints = 0, paper_sets = 0`;

/** What is the same whichever numbers the rules have. */
const KNOWN = `select (to_jsonb(p) - 'rid' - 'facts')::text || (to_jsonb(r) - 'rid')::text || (to_jsonb(o))::text
  from cards.printing p join cards.rules r using (rid) join cards.oracle_card o using (oid) order by p.id`;

describe('after an upgrade', () => {
  const catalogue = mirror();
  const file = bulkFiles();
  const script = compiledThread('rebuild-thread');

  it('the facts of every card are read again, and nothing else changes', async () => {
    const cards = [
      ...bulkCards(3),
      bulkCard({ multiverse_ids: [7], artist: 'Ann Émile', rarity: 'rare' }, 4),
    ];
    await catalogue.import(file(asLines(cards)), { source: 'sample' });
    await catalogue.import(file(asLines([bulkCard({ set: 'zzr' }, 11)])));
    const before = await catalogue.column(KNOWN);
    await catalogue.client.query(FORGET);
    expect(await rebuild(catalogue.url)).toBe(5);
    expect(await catalogue.column(KNOWN)).toEqual(before);
    expect(await rebuild(catalogue.url)).toBe(0);
  });

  it('each card is read once, not once a batch', async () => {
    const count = 2_000;
    await catalogue.import(file(asLines(bulkCards(count))));
    await catalogue.client.query(FORGET);
    await catalogue.client.query('analyze cards.printing, cards.card_raw');
    const rowsRead = async () =>
      Number(
        await catalogue.column(
          `select seq_tup_read + idx_tup_fetch from pg_stat_user_tables where relid = 'cards.card_raw'::regclass`,
        ),
      );
    const before = await rowsRead();
    expect(await rebuild(catalogue.url)).toBe(count);
    const read = (await rowsRead()) - before;
    // Once to read it, once to see whether it has changed.
    expect(read).toBeGreaterThanOrEqual(count);
    expect(read).toBeLessThan(2.2 * count);
  });

  it('a card that cannot be read is not tried at every start', async () => {
    await catalogue.import(file(asLines(bulkCards(2))));
    await catalogue.client.query(FORGET);
    await catalogue.client.query(
      `update cards.card_raw set raw = '{}' where id = (select min(id::text)::uuid from cards.card_raw)`,
    );
    expect(await rebuild(catalogue.url)).toBe(1);
    expect(await catalogue.column('select count(*)::int from cards.printing where facts = 0')).toEqual([0]);
  });

  it('a start sees to it', async () => {
    await catalogue.import(file(asLines(bulkCards(3))));
    await catalogue.client.query(FORGET);
    const app = await start(catalogue.url, script());
    try {
      const waiting = () => catalogue.column('select count(*)::int from cards.printing where rid is null');
      for (let tries = 0; tries < 100 && (await waiting())[0] !== 0; tries++) await pause(100);
      expect(await waiting()).toEqual([0]);
    } finally {
      await app.close();
    }
  });

  it('a product that is to end does not wait for it, and the next start goes on', async () => {
    await catalogue.import(file(asLines(bulkCards(3))));
    await catalogue.client.query(FORGET);
    await catalogue.client.query('select pg_advisory_lock($1)', [LOCK]);
    const app = await start(catalogue.url, script());
    const reads = () =>
      catalogue.column(`select count(*)::int from pg_locks where locktype = 'advisory'
      and not granted and database = (select oid from pg_database where datname = current_database())`);
    const become = async (count: number) => {
      for (let tries = 0; tries < 100 && (await reads())[0] !== count; tries++) await pause(100);
      expect(await reads()).toEqual([count]);
    };
    await become(1);
    expect(await catalogue.column('select queue_name from graphile_worker.jobs')).toEqual(['long']);
    const begin = performance.now();
    await app.close();
    expect(performance.now() - begin).toBeLessThan(15_000);
    expect(await catalogue.column('select count(*)::int from cards.printing where facts = 0')).toEqual([3]);
    expect(await catalogue.column('select last_error from graphile_worker.jobs')).toEqual([
      'The cards were not read again to the end.',
    ]);
    // PostgreSQL looks once a second whether anyone who waits for a lock is still there.
    await become(0);
  });
});

async function start(url: string, script: URL): Promise<NestFastifyApplication> {
  const environment = readEnvironment({
    JWT_SECRET: 'a-secret-for-stories-only-0123456789',
    LOG_LEVEL: 'silent',
    CARD_SOURCE: 'mirror',
    SCRYFALL_API_URL: 'http://127.0.0.1:9',
    TOWN_LIST: 'off',
  });
  environment.DATABASE_URL = url;
  const app = await createApp(environment);
  app.get(RebuildAtStart).thread.script = script;
  await app.init();
  return app;
}
