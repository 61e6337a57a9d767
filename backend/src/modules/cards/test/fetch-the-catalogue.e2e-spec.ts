// The story of a bulk file that is fetched from the card database: once, whole, and only when it is newer.
import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { PACE } from '../upstream/index.js';
import { asLines, bulkCard, bulkCards, idOf } from './bulk-card.js';
import { FILE, HASTY, json, migration } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('fetching the newest bulk file', () => {
  const story = fetching(400);
  const { catalogue, server, bring, left, runs } = story;

  it('imports it, and says what it did', async () => {
    const outcome = await bring();
    expect(outcome).toMatchObject({
      status: 'imported',
      summary: { source: 'default_cards', rows: 400, added: 400, skipped: {} },
      notes: [],
    });
    expect(
      await catalogue.column(
        `select concat_ws('|', file, updated_at at time zone 'utc') from cards.import_run`,
      ),
    ).toEqual(['default-cards-20260804091507.jsonl.gz|2026-08-04 09:15:07']);
    expect(await catalogue.column('select distinct as_of::text from cards.printing_price')).toEqual([
      '2026-08-04',
    ]);
  });

  it('introduces itself, takes bytes as they are, and leaves nothing behind', async () => {
    await bring();
    for (const { headers } of server.asked) {
      expect(headers['user-agent']).toMatch(/^Playset\/\d/);
      expect(headers.accept).toBeTruthy();
      expect(headers['accept-encoding']).toBe('identity');
    }
    expect(left()).toEqual([]);
  });

  it('keeps the file to itself while it is there, and sweeps what a killed import left', async () => {
    const folder = join(story.dataFolder, 'downloads');
    mkdirSync(folder);
    for (const name of ['old.jsonl.gz.abc.download', 'young.jsonl.gz.abc.download', 'somebody.else']) {
      writeFileSync(join(folder, name), '');
    }
    const longAgo = Date.now() / 1000 - 7 * 3600;
    utimesSync(join(folder, 'old.jsonl.gz.abc.download'), longAgo, longAgo);
    const modes: number[] = [];
    await bring({
      progress: {
        reading: () => undefined,
        step: () => undefined,
        fetching: () => {
          for (const name of left())
            if (name.startsWith('default')) modes.push(statSync(join(folder, name)).mode & 0o777);
        },
      },
    });
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(left().sort()).toEqual(['somebody.else', 'young.jsonl.gz.abc.download']);
  });

  // @spec added-nightly-import
  it('has nothing to do while the file is the same, and says so', async () => {
    await bring();
    server.asked.length = 0;
    expect(await bring()).toMatchObject({ status: 'unchanged' });
    expect(await bring()).toMatchObject({ status: 'unchanged' });
    expect(server.paths).toEqual(['/bulk-data/default_cards', '/bulk-data/default_cards']);
    expect((await runs()).map((run) => String(run).split('|')[1])).toEqual([
      'imported',
      'unchanged',
      'unchanged',
    ]);
  });

  it('has nothing to do either when the tag is another but the time is the same', async () => {
    await bring();
    server.next('/bulk-data/default_cards', (_request, response) =>
      json(response, {
        object: 'bulk_data',
        type: 'default_cards',
        updated_at: server.updatedAt,
        jsonl_download_uri: `${server.url}${FILE}`,
      }),
    );
    expect(await bring()).toMatchObject({ status: 'unchanged' });
  });

  it('takes a file that is older than one whose time was told wrong', async () => {
    server.offer(bulkCards(400), new Date(Date.now() + 3_600_000).toISOString());
    await bring();
    server.offer(bulkCards(401), '2026-08-05T00:00:00Z');
    expect(await bring()).toMatchObject({ status: 'imported', summary: { added: 1 } });
  });

  it.each([100, 10_000_000])('does not mind that a size of %d was told', async (compressed_size) => {
    server.bulk = { compressed_size };
    expect(await bring()).toMatchObject({ status: 'imported', summary: { rows: 400 } });
  });

  it('puts the sample away when that is asked for, be the newest file there already', async () => {
    const path = join(story.dataFolder, 'sample.jsonl');
    writeFileSync(path, asLines([bulkCard({ set: 'zzs' }, 900)]));
    await catalogue.import(path, { source: 'sample' });
    await bring();
    const standing = `select id::text from cards.printing where source = 'sample' and gone_at is null`;
    expect(await catalogue.column(standing)).toHaveLength(1);
    expect(await bring({ replaceSample: true })).toMatchObject({ status: 'imported', summary: { gone: 1 } });
    expect(await catalogue.column(standing)).toEqual([]);
    expect(await bring({ replaceSample: true })).toMatchObject({ status: 'unchanged' });
  });

  it('has its time for each answer and for each file, not for all of them', async () => {
    const slowly = (path: string) =>
      server.next(path, (request, response) => void setTimeout(() => server.answer(request, response), 900));
    for (const path of ['/bulk-data/default_cards', FILE, '/migrations', '/sets']) slowly(path);
    expect(await bring({}, { ...HASTY, silence: 5_000, whole: 3_000 })).toMatchObject({ notes: [] });
  });

  it('asks in turn with everybody else who asks the card database', async () => {
    const taken = (ms: number) =>
      catalogue.column(
        `update cards.live_rate_limit set next_at = clock_timestamp() + $1 * interval '1 ms' where bucket = 'other'`,
        [ms],
      );
    const arrived: number[] = [];
    server.migrations = [1, 2, 3, 4, 5].map((nth) => [migration(nth, idOf(nth + 900))]);
    await taken(600);
    const begin = performance.now();
    const noted = (request: IncomingMessage, response: ServerResponse) => {
      arrived.push(performance.now() - begin);
      server.answer(request, response);
      server.next('/migrations', noted);
    };
    server.next('/bulk-data/default_cards', noted);
    await bring({}, { ...HASTY, permit: 2_000, pace: PACE.other });
    expect(arrived[0]).toBeGreaterThan(550);
    // Four times 110 ms, less what the first came late.
    expect((arrived[5] ?? 0) - (arrived[1] ?? 0)).toBeGreaterThan(380);
  });

  it('fetches the file again that failed, and the one that came after an import by hand', async () => {
    server.next(FILE, (_request, response) => void response.writeHead(404).end());
    await expect(bring()).rejects.toThrow('answers 404');
    expect(await bring()).toMatchObject({ status: 'imported' });
    const path = join(story.dataFolder, 'default-cards.jsonl');
    writeFileSync(path, asLines(bulkCards(400)));
    await catalogue.import(path);
    expect(await bring()).toMatchObject({ status: 'imported', summary: { unchanged: 400 } });
  });

  it('takes all cards when they are asked for, and from then on', async () => {
    const taken = await bring({ type: 'all_cards' });
    expect(taken).toMatchObject({ summary: { source: 'all_cards' } });
    server.offer(bulkCards(401), '2026-08-05T09:15:07.000+00:00');
    expect(await bring()).toMatchObject({ summary: { source: 'all_cards', added: 1 } });
    expect(server.paths.filter((path) => path.startsWith('/bulk'))).toEqual([
      '/bulk-data/all_cards',
      '/bulk-data/all_cards',
    ]);
  });

  it('only says what would happen in a dry run', async () => {
    const before = await catalogue.state();
    expect(await bring({ dryRun: true })).toMatchObject({ status: 'imported', summary: { added: 400 } });
    expect(await catalogue.state()).toBe(before);
    expect(await runs()).toEqual([]);
    expect(left()).toEqual([]);
    expect(await bring()).toMatchObject({ status: 'imported', summary: { added: 400 } });
  });

  it('takes the array where there are no lines yet', async () => {
    server.bulk = {
      jsonl_download_uri: undefined,
      download_uri: `${server.url}/file/default-cards.json`,
      size: 5,
      compressed_size: 7,
    };
    server.file = Buffer.from(JSON.stringify(bulkCards(3)));
    expect(await bring()).toMatchObject({ status: 'imported', summary: { added: 3 } });
  });

  it('never shows a reader half of it', async () => {
    await bring();
    server.offer(
      bulkCards(400).map((card) => ({ ...card, name: `New ${String(card.name)}`, prices: { usd: '9.99' } })),
      '2026-08-05T00:00:00Z',
    );
    let done = false;
    const running = bring().finally(() => (done = true));
    const seen = new Set<unknown>();
    while (!done) {
      const state = await catalogue.column(`
        select concat_ws('|', count(*) filter (where p.name like 'New %'), count(*) filter (where m.usd = 999),
          count(*) filter (where r.raw ->> 'name' like 'New %'))
        from cards.printing p join cards.printing_price m using (pid) join cards.card_raw r using (id)`);
      for (const each of state) seen.add(each);
    }
    await running;
    seen.delete('0|0|0');
    seen.delete('400|400|400');
    expect([...seen]).toEqual([]);
    expect(await catalogue.column('select name from cards.printing')).toContain('New Gatekeeper 7');
  });
});
