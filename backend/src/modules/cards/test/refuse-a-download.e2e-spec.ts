// The story of downloads that go wrong: what is said about them, and that they leave the catalogue as it was.
import { writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asLines, bulkCard, bulkCards } from './bulk-card.js';
import { FILE, HASTY } from './bulk-server.js';
import { fetching } from './fetching.js';

describe('a download', () => {
  const story = fetching(40);
  const { catalogue, server, bring, left, runs } = story;

  it('gives up after a few attempts', async () => {
    server.next(FILE, ...Array.from({ length: 9 }, () => server.breakOff(10)));
    await expect(bring()).rejects.toThrow('The card database can’t be reached: the connection broke.');
    expect(server.paths.filter((path) => path === FILE)).toHaveLength(HASTY.attempts);
    expect(left()).toEqual([]);
  });

  it.each([
    'http://192.0.2.1/f',
    'https://cards.scryfall.io/f',
    'http://localhost:1/f',
    'file:///etc/passwd',
    'ftp://127.0.0.1/f',
  ])('goes to no foreign address: %s', async (address) => {
    server.bulk = { jsonl_download_uri: address };
    await expect(bring()).rejects.toThrow('The card database points to a foreign address');
    server.bulk = {};
    server.next(FILE, (_request, response) => void response.writeHead(307, { location: address }).end());
    await expect(bring()).rejects.toThrow('The card database points to a foreign address');
    expect(left()).toEqual([]);
  });

  it.each<[what: string, bulk: Record<string, unknown>, words: string]>([
    ['no address', { jsonl_download_uri: undefined }, 'names no file'],
    ['an address that is none', { jsonl_download_uri: 'nowhere' }, 'names no file'],
    ['no time', { updated_at: null }, 'lists no bulk file'],
    ['another file', { type: 'rulings' }, 'lists no bulk file'],
    ['another object', { object: 'list' }, 'lists no bulk file'],
    ['a time that has not come', { updated_at: '2999-01-01T00:00:00Z' }, 'is dated in the future: 2999'],
  ])('is refused where the card database tells of %s', async (_what, bulk, words) => {
    server.bulk = bulk;
    await expect(bring()).rejects.toThrow(words);
    expect(await runs()).toEqual([expect.stringContaining(`default_cards|failed|`)]);
  });

  it.each<[what: string, file: Buffer, words: string]>([
    ['half a gzip', gzipSync(asLines(bulkCards(40))).subarray(0, 900), 'is incomplete'],
    ['a web page', Buffer.from('<html>Just a moment…</html>'), 'web page'],
    ['nothing', Buffer.alloc(0), 'The file is empty'],
    ['no gzip', Buffer.from('this is not gzip'), 'No card found'],
    ['half a line', Buffer.from(asLines(bulkCards(20)).slice(0, -40)), 'is incomplete'],
    ['an endless line', gzipSync(`{"object":"card","name":"${'x'.repeat(50_000_000)}"}\n`), 'No card found'],
    [
      'one card of many',
      gzipSync(asLines([bulkCard()])),
      '39 of the 40 known cards are missing from the file',
    ],
  ])('keeps the old cards when the file is %s', async (_what, file, words) => {
    await bring();
    const before = await catalogue.state();
    server.file = file;
    server.updatedAt = '2026-08-06T00:00:00Z';
    await expect(bring()).rejects.toThrow(words);
    expect(await catalogue.state()).toBe(before);
    expect((await runs()).at(-1)).toMatch(/^default_cards\|failed\|.*\S/);
    expect(left()).toEqual([]);
  });

  it('is not fetched beyond the size that files may have', async () => {
    await expect(bring({}, { ...HASTY, file: 1000 })).rejects.toThrow(
      'The bulk file is longer than 1000 bytes',
    );
  });

  it.each<[what: string, words: string, answer: (response: ServerResponse) => void]>([
    ['answers 500', 'answers 500', (response) => void response.writeHead(500).end()],
    [
      'has no such file',
      'answers 404 at /bulk-data/default_cards',
      (response) => void response.writeHead(404).end(),
    ],
    ['says nothing', 'nothing came for a while', () => undefined],
    ['breaks off', 'the connection broke', (response) => void response.destroy()],
    ['answers no JSON', 'isn’t JSON', (response) => void response.writeHead(200).end('<html>')],
    ['never ends', 'is too large', (response) => void response.writeHead(200).end('x'.repeat(10_000_001))],
  ])('waits for another night when the card database %s', async (_what, words, answer) => {
    const limits = { ...HASTY, attempts: 2 };
    for (let attempt = 0; attempt < limits.attempts; attempt++) {
      server.next('/bulk-data/default_cards', (_request, response) => answer(response));
    }
    await expect(bring({}, limits)).rejects.toThrow(words);
    expect(await runs()).toEqual([expect.stringContaining('default_cards|failed|')]);
    server.instead.clear();
    expect(await bring()).toMatchObject({ status: 'imported' });
  });

  it.each([429, 403])(
    'is not asked for again when the card database answers %d, by nobody',
    async (status) => {
      const away = (response: ServerResponse) => response.writeHead(status, { 'retry-after': '90' }).end();
      server.next('/bulk-data/default_cards', (_request, response) => void away(response));
      await expect(bring()).rejects.toThrow(`The card database refused the request with status ${status}.`);
      expect(server.paths).toEqual(['/bulk-data/default_cards']);
      expect(await runs()).toEqual([
        expect.stringContaining('default_cards|failed|The card database refused'),
      ]);
      const rests = `select bool_and(open_until between now() + interval '80 s' and now() + interval '90 s') from cards.live_rate_limit`;
      expect(await catalogue.column(rests)).toEqual([true]);
      await expect(bring()).rejects.toThrow('The card database isn’t being called right now');
      expect(server.paths).toEqual(['/bulk-data/default_cards']);
      await catalogue.column(`update cards.live_rate_limit set open_until = now()`);
      expect(await bring()).toMatchObject({ status: 'imported' });
      expect(await catalogue.column('select open_until from cards.live_rate_limit')).toEqual([null, null]);
    },
  );

  it('keeps the import when the card database turns us away after it, and asks no further', async () => {
    server.next('/migrations', (_request, response) => void response.writeHead(429).end());
    const notes = ['The card database refused the request with status 429.'];
    expect(await bring()).toMatchObject({ status: 'imported', notes });
    expect(server.paths).not.toContain('/sets');
  });

  it('says that it has no place to be kept, and that is kept', async () => {
    writeFileSync(join(story.dataFolder, 'downloads'), '');
    await expect(bring()).rejects.toThrow(/^The bulk file can’t be kept in .*downloads: E/);
    expect(await runs()).toEqual([
      expect.stringMatching(/^default_cards\|failed\|The bulk file can’t be kept/),
    ]);
  });

  it.each(['ENOSPC', 'EDQUOT'])(
    'says that the disk is full (%s), keeps that, and takes no room',
    async (code) => {
      const some = await open(__filename);
      const handle = Object.getPrototypeOf(some) as FileHandle;
      await some.close();
      const full = jest.spyOn(handle, 'write').mockRejectedValue(Object.assign(new Error(code), { code }));
      await expect(bring()).rejects.toThrow(/can’t be kept in .*downloads: the disk is full$/);
      full.mockRestore();
      expect(await runs()).toEqual([expect.stringMatching(/^default_cards\|failed\|.*the disk is full$/)]);
      expect(left()).toEqual([]);
      expect(server.paths.filter((path) => path === FILE)).toHaveLength(1);
      expect(await bring()).toMatchObject({ status: 'imported' });
    },
  );

  const terminate = (name: string) =>
    catalogue.column(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = $1 and datname = current_database()`,
      [name],
    );

  it('leaves the old cards when PostgreSQL drops the import in the middle, and that is kept', async () => {
    await bring();
    const before = await catalogue.state();
    server.offer(bulkCards(50), '2026-08-06T00:00:00Z');
    let dropped: Promise<unknown> | undefined;
    const reading = () => {
      dropped ??= terminate('playset import');
    };
    await expect(bring({ progress: { reading, step: () => undefined } })).rejects.toThrow();
    expect(await dropped).toEqual([true]);
    expect(await catalogue.state()).toBe(before);
    expect((await runs()).at(-1)).toMatch(/^default_cards\|failed\|Something broke: /);
    expect(left()).toEqual([]);
    expect(await bring()).toMatchObject({ status: 'imported', summary: { added: 10 } });
  });

  it('is told of as failed when the connection breaks that keeps others away', async () => {
    server.next(FILE, (request, response) => {
      void terminate('playset download').then(() => server.sendFile(request, response));
    });
    await expect(bring()).rejects.toThrow();
    expect(await runs()).toEqual([expect.stringMatching(/^default_cards\|failed\|Something broke: /)]);
    expect(left()).toEqual([]);
    expect(await bring()).toMatchObject({ status: 'imported' });
  });

  it('leaves the way to another that fetches the file, and says so', async () => {
    let second: Promise<unknown> = Promise.resolve();
    server.next(FILE, (request, response) => {
      second = bring().catch((error: Error) => error.message);
      setTimeout(() => server.sendFile(request, response), 200);
    });
    await bring();
    expect(await second).toBe('Another import is running. Try again when it is done.');
  });

  it.each(['while it is fetched', 'while it is read'])(
    'leaves nothing when it is stopped %s',
    async (when) => {
      const before = await catalogue.state();
      const stop = new AbortController();
      const cut = () => stop.abort();
      const progress = {
        reading: () => (when === 'while it is read' ? cut() : undefined),
        step: () => undefined,
        fetching: () => (when === 'while it is fetched' ? cut() : undefined),
      };
      await expect(bring({ stop: stop.signal, progress })).rejects.toThrow('The import was stopped.');
      expect(left()).toEqual([]);
      expect(await catalogue.state()).toBe(before);
      expect(await bring()).toMatchObject({ status: 'imported' });
    },
  );
});
