// The story of the night: one replica imports the newest bulk file, nobody's request waits, and all can see how it went.
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '../../../../test/client.js';
import { nightlyTasks } from '../../../../test/nightly-tasks.js';
import { signedUp } from '../../../../test/people.js';
import { story } from '../../../../test/story.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { UnitOfWork } from '../../../platform/database/unit-of-work.js';
import { Environment } from '../../../platform/environment/environment.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import type { CatalogueStatus } from '../dto/catalogue-status.dto.js';
import { importCatalogue } from '../import/catalogue-import.js';
import { NightlyImport } from '../import/nightly-import.js';
import { importFinished } from '../index.js';
import { asLines, bulkCards } from './bulk-card.js';
import { BulkServer, FILE, json } from './bulk-server.js';
import { compiledThread } from './compiled-thread.js';
import { loadSample, sampleCards } from './sample-catalogue.js';

describe('the import of the night', () => {
  const server = new BulkServer();
  const lines: string[] = [];
  const variables: NodeJS.ProcessEnv = { LOG_LEVEL: 'info', CARD_SOURCE: 'auto' };
  const script = compiledThread();
  beforeAll(async () => {
    await server.open();
    variables.SCRYFALL_API_URL = server.url;
    server.offer(bulkCards(300));
  });
  const market = story(variables, { log: { write: (line: string) => void lines.push(line) } });
  let player: Client;
  let night: NightlyImport;
  beforeEach(async () => {
    // A session that the database knows: while the server starts, it asks there for each call.
    player = (await signedUp(market)).client;
    night = market.app.get(NightlyImport);
    night.thread.script = script();
    lines.length = 0;
    server.asked.length = 0;
  });
  afterAll(() => server.close());

  const status = async () => (await player.get<CatalogueStatus>('/api/cards/status')).body;
  const words = () =>
    lines
      .map((line) => JSON.parse(line) as { msg?: string; level: number; context?: string })
      .filter(({ context }) => context === 'NightlyImport')
      .map(({ msg }) => msg);

  it('has brought nothing at first, and says when it comes', async () => {
    const { next_run, ...rest } = await status();
    expect(rest).toEqual({
      object: 'catalogue_status',
      cards: 0,
      sets: 0,
      sources: [],
      last_attempt: null,
      is_reading_again: false,
    });
    expect(next_run).toMatch(/T03:20:00\.000Z$/);
    const ahead = Date.parse(next_run ?? '') - market.clock.now().getTime();
    expect(ahead).toBeGreaterThan(0);
    expect(ahead).toBeLessThanOrEqual(DAY_MS);
  });

  // @spec added-catalogue-status
  it('brings the cards, in a thread of its own', async () => {
    await loadSample(market);
    const publish = jest.spyOn(market.app.get(UnitOfWork), 'publish');
    await night.run();
    const facts = { source: 'default_cards', added: 300, changed: 0, gone: 0 };
    expect(publish.mock.calls).toEqual([[importFinished(facts)]]);
    publish.mockRestore();
    expect(words()).toEqual(['Imported default_cards: 300 new, 0 changed, 0 gone']);
    const { cards, sets, sources, last_attempt } = await status();
    expect(cards).toBe(sampleCards.length + 300);
    expect(sets).toBe(1 + new Set(sampleCards.map(({ set }) => set)).size);
    expect(sources.map(({ source }) => source)).toEqual(['default_cards', 'sample']);
    expect(sources[0]).toEqual({
      source: 'default_cards',
      file: 'default-cards-20260804091507.jsonl.gz',
      cards: 300,
      sets: 1,
      imported_at: last_attempt?.finished_at,
      updated_at: '2026-08-04T09:15:07.000Z',
      added: 300,
      changed: 0,
      gone: 0,
      skipped: {},
    });
    expect(last_attempt).toMatchObject({ source: 'default_cards', outcome: 'imported', reason: null });
    expect(readdirSync(join(market.folder, 'downloads'))).toEqual([]);
  });

  it('is left to the one that runs already', async () => {
    await Promise.all([night.run(), night.run()]);
    expect(words()[0]).toBe('An import runs already.');
    expect(words()).toHaveLength(2);
  });

  it('has nothing to do when there is nothing new, and what is loaded stays as it was told', async () => {
    const before = await status();
    await night.run();
    expect(words()).toEqual(['The newest default_cards are in the catalogue already.']);
    const after = await status();
    expect(after.sources).toEqual(before.sources);
    expect(after.last_attempt).toMatchObject({
      outcome: 'unchanged',
      reason: 'The newest default_cards are in the catalogue already.',
    });
    expect(server.paths).toEqual(['/bulk-data/default_cards']);
  });

  // @spec added-catalogue-status
  it('tells in one line that the card database is not there, and the cards stay', async () => {
    const before = await status();
    server.next('/bulk-data/default_cards', (_request, response) => void response.writeHead(404).end());
    await night.run();
    expect(words()).toEqual([
      'No import tonight, the cards stay as they are: The card database answers 404 at /bulk-data/default_cards',
    ]);
    const after = await status();
    expect([after.cards, after.sources]).toEqual([before.cards, before.sources]);
    expect(after.last_attempt).toMatchObject({
      outcome: 'failed',
      reason: 'The card database answers 404 at /bulk-data/default_cards',
    });
  });

  it('counts what a file had that is no card, by the reason', async () => {
    server.offer([...bulkCards(300), { object: 'card' }], '2026-08-05T00:00:00Z');
    await night.run();
    expect((await status()).sources[0]).toMatchObject({ added: 0, skipped: { 'without a usable id': 1 } });
  });

  it('tells what it could not hear beside the cards', async () => {
    server.offer(bulkCards(301), '2026-08-06T00:00:00Z');
    server.next('/migrations', (_request, response) => json(response, {}));
    await night.run();
    expect(words()).toEqual([
      'Imported default_cards: 1 new, 0 changed, 0 gone',
      'The import was not complete: The card database’s response isn’t a list of migrations.',
    ]);
  });

  // @spec added-nightly-import
  it('is done once when two replicas begin it at the same time', async () => {
    server.offer(bulkCards(310), '2026-08-07T00:00:00Z');
    const other = new NightlyImport(
      market.app.get(Environment),
      market.app.get(UnitOfWork),
      market.app.get(Jobs),
    );
    other.thread.script = night.thread.script;
    server.next(FILE, (request, response) => void setTimeout(() => server.sendFile(request, response), 1500));
    await Promise.all([night.run(), other.run()]);
    expect(words().sort()).toEqual([
      'Another import is running. Try again when it is done.',
      'Imported default_cards: 9 new, 0 changed, 0 gone',
    ]);
  });

  it('waits for other long jobs, and keeps no mail waiting', () => {
    const nightly = jest.fn();
    new NightlyImport(market.app.get(Environment), market.app.get(UnitOfWork), {
      nightly,
    } as unknown as Jobs);
    expect(nightly.mock.calls).toEqual([['cards.import', expect.any(Function), { long: true }]]);
  });

  // @spec added-nightly-import
  it('leaves the time of the API to its requests', async () => {
    const cards = bulkCards(1500).map((card) => ({ ...card, oracle_text: 'x'.repeat(3000) }));
    const file = join(market.folder, 'default-cards-20260808000000.jsonl');
    writeFileSync(file, asLines(cards));
    server.offer(cards, '2026-08-08T00:00:00Z');
    /** For how many milliseconds nobody else was served here. */
    const busy = async (work: () => Promise<unknown>) => {
      const before = performance.eventLoopUtilization();
      await work();
      return performance.eventLoopUtilization(before).active;
    };
    const here = await busy(() => importCatalogue(market.databaseUrl, file, { dryRun: true }));
    const beside = await busy(() => night.run());
    expect(words()).toEqual([expect.stringContaining('1190 new')]);
    // A fortieth, as a rule.
    expect(beside).toBeLessThan(here / 2);
  });

  it('is over at once when the process is to end, leaves nothing, and is tried again', async () => {
    server.offer(bulkCards(20), '2026-08-09T00:00:00Z');
    server.next(FILE, server.breakOff(100, true));
    const running = expect(night.run()).rejects.toThrow('The import was stopped before its end.');
    while (!server.paths.includes(FILE)) await new Promise((resolve) => setTimeout(resolve, 20));
    const begin = performance.now();
    await night.onModuleDestroy();
    await running;
    expect(performance.now() - begin).toBeLessThan(2500);
    expect(words()).toEqual([]);
    expect(readdirSync(join(market.folder, 'downloads'))).toEqual([]);
  });
});

describe.each(['live', 'mirror'])('a product whose cards come from the source %s alone', (source) => {
  const market = story({ CARD_SOURCE: source });

  it('imports nothing at night', async () => {
    const { client: player } = await signedUp(market);
    expect((await player.get<CatalogueStatus>('/api/cards/status')).body.next_run).toBeNull();
    const nights = await nightlyTasks(market);
    expect(nights).not.toContain('cards.import');
    expect(nights).toEqual(expect.arrayContaining(['platform.forget-answers', 'cards.forget-prices']));
  });
});
