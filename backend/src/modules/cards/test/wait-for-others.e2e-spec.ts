// The story of a night in which somebody else writes cards, too: what is fetched is not thrown away for it.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { LOCK } from '../import/import-transaction.js';
import { ingestCards } from '../import/ingest-cards.js';
import { bulkCard, bulkCards, idOf } from './bulk-card.js';
import { FILE, json, migration } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('beside somebody who writes cards', () => {
  const { bring, catalogue, server, left, runs } = fetching(3);
  const hold = () => catalogue.client.query('select pg_advisory_lock($1)', [LOCK]);
  const rawSets = () => catalogue.column(`select code from cards.set_info where raw ->> 'name' = 'A set'`);
  const release = () => catalogue.client.query('select pg_advisory_unlock($1)', [LOCK]);

  it('an import by hand or a reading of all cards is waited for before anything is asked', async () => {
    await hold();
    const running = bring();
    await pause(700);
    expect(server.asked).toEqual([]);
    await release();
    expect(await running).toMatchObject({ status: 'imported', summary: { added: 3 } });
  });

  it('a card that is taken in when the file is there is waited for', async () => {
    server.next(FILE, (request, response) => {
      void hold().then(() => server.sendFile(request, response));
    });
    const running = bring();
    while (!server.paths.includes(FILE)) await pause(20);
    await pause(700);
    await release();
    expect(await running).toMatchObject({ status: 'imported', summary: { added: 3 } });
  });

  it('a card that is taken in while merged ones are heard of is looked up like any other', async () => {
    await bring();
    const pool = new pg.Pool({ connectionString: catalogue.url });
    const client = await pool.connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const held = { query, connect: () => Promise.resolve(client) } as unknown as pg.Pool;
    let commit = () => {};
    const ready = new Promise<void>((reached) => {
      const committed = new Promise<void>((resolve) => {
        commit = resolve;
      });
      jest.spyOn(client, 'query').mockImplementation((...args: unknown[]) => {
        if (args[0] !== 'commit') return query(...args) as never;
        reached();
        return committed.then(() => query('commit')) as never;
      });
    });
    let ingested = Promise.resolve();
    server.next('/migrations', (_request, response) => {
      const live = (nth: number) => [JSON.stringify(bulkCard({ collector_number: String(nth) }, nth))];
      ingested = ingestCards(pool, live(8)).then(() => ingestCards(held, live(9)));
      const data = [migration(1, idOf(1), idOf(2))];
      void ready.then(() => json(response, { object: 'list', has_more: false, data }));
    });
    server.offer(bulkCards(3).slice(1), '2026-08-05T09:15:07.000+00:00');
    let isDone = false;
    const running = bring({ allowLoss: true }).finally(() => {
      isDone = true;
    });
    const isAwaited = `select exists (select from pg_stat_activity
      where datname = current_database() and application_name = 'playset download' and wait_event_type = 'Lock')`;
    while (!isDone && !(await catalogue.column(isAwaited))[0]) await pause(20);
    commit();
    await ingested;
    expect(await running).toMatchObject({ status: 'imported', notes: [] });
    await pool.end();
    expect(await catalogue.column('select id from cards.printing where merged_into is not null')).toEqual([
      idOf(1),
    ]);
    expect(await catalogue.wrongInLookup()).toEqual([]);
  });

  it('a card that is taken in is waited for before what is said of sets is kept', async () => {
    server.sets = [{ object: 'set', code: bulkCard({}, 1).set, name: 'A set' }];
    server.next('/sets', (request, response) => {
      void hold().then(() => server.answer(request, response));
    });
    let isDone = false;
    const running = bring().finally(() => {
      isDone = true;
    });
    while (!server.paths.includes('/sets')) await pause(20);
    await pause(700);
    expect([isDone, await rawSets()]).toEqual([false, []]);
    await release();
    expect(await running).toMatchObject({ status: 'imported', notes: [] });
    expect(await rawSets()).toHaveLength(1);
  });

  it('waiting is over when it is stopped', async () => {
    await hold();
    const stop = new AbortController();
    const running = expect(bring({ stop: stop.signal })).rejects.toThrow('The import was stopped.');
    await pause(700);
    stop.abort();
    await running;
    expect([await runs(), server.asked]).toEqual([[], []]);
    expect(left).toThrow();
  });
});
