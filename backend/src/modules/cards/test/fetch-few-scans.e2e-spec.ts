// The story of restraint with real pictures: how many are fetched for whom, what a full disk costs, and when nobody asks.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Story, story } from '../../../../test/story.js';
import { Sql } from '../../../platform/database/sql.js';
import { importCatalogue } from '../index.js';
import { CardDatabaseDouble } from '../source/test/card-database-double.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';

let JPEG: Buffer;
beforeAll(async () => {
  JPEG = await sharp({ create: { width: 61, height: 85, channels: 3, background: '#207040' } })
    .jpeg()
    .toBuffer();
});

/** Registers a product with cards that have scans, and the file host where they lie. */
function pictured(variables: NodeJS.ProcessEnv, lines: string[] = []) {
  const files = new CardDatabaseDouble();
  beforeAll(async () => {
    await files.up();
    files.behaviour = (reply) => void reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG);
    variables.SCRYFALL_API_URL = files.url;
  });
  const market = story(variables, {
    log: { write: (line: string) => void lines.push(line) },
    alone: true,
  });
  const write = bulkFiles();
  beforeAll(async () => {
    const cards = Array.from({ length: 20 }, (_, nth) =>
      bulkCard({ image_uris: { normal: `${files.url}/${nth + 1}.jpg` } }, nth + 1),
    );
    await importCatalogue(market.databaseUrl, write(asLines(cards)));
  });
  beforeEach(() => void files.arrivals.splice(0));
  afterAll(() => files.down());
  return { files, market };
}

/** What is shown of the nth card to a caller of this network, and for how long. */
async function shown(market: Story, nth: number, ip = '198.51.100.1'): Promise<string> {
  const headers = { 'x-forwarded-for': ip };
  const reply = await fetch(`${market.origin}/api/cards/${idOf(nth)}/image/front/normal`, { headers });
  const [, seconds] = /max-age=(\d+)/.exec(reply.headers.get('cache-control') ?? '') ?? [];
  return `${reply.headers.get('content-type')?.replace(/;.*/, '')} ${seconds}`;
}

describe('a network that has fetched very many pictures', () => {
  const { files, market } = pictured({ CARD_SOURCE: 'auto', RATE_LIMITS: 'on', TRUST_PROXY: '1' });
  const fetchedSoFar = (count: number) =>
    market.app
      .get(Sql)
      .pool.query(`update platform.rate_limit set points = $1 where key like 'picture.%'`, [count]);

  it('sees a drawing for a few minutes, what is on the disk, and nobody else is held back', async () => {
    expect(await shown(market, 1)).toBe('image/jpeg 86400');
    await fetchedSoFar(999);
    expect(await shown(market, 2)).toBe('image/jpeg 86400');
    expect(await shown(market, 3)).toBe('image/svg+xml 300');
    expect(files.arrivals.map(({ path }) => path)).toEqual(['/1.jpg', '/2.jpg']);
    expect([await shown(market, 1), await shown(market, 2)]).toEqual([
      'image/jpeg 86400',
      'image/jpeg 86400',
    ]);
    expect(await shown(market, 3, '203.0.113.9')).toBe('image/jpeg 86400');
  });

  it('may have hit upon pictures on the disk as often as it likes', async () => {
    await shown(market, 4, '192.0.2.7');
    await fetchedSoFar(1_000);
    for (let times = 0; times < 3; times++) {
      expect(await shown(market, 4, '192.0.2.7')).toBe('image/jpeg 86400');
    }
  });
});

describe('a disk that takes no picture', () => {
  const lines: string[] = [];
  const { files, market } = pictured({ CARD_SOURCE: 'auto', LOG_LEVEL: 'warn' }, lines);
  const told = () => lines.filter((line) => line.includes('Pictures can’t be kept'));

  it('is told of once and left alone for ten minutes, and pictures are shown all the same', async () => {
    const folder = join(market.folder, 'pictures');
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, '');
    for (const nth of [1, 2, 3]) expect(await shown(market, nth)).toBe('image/jpeg 86400');
    market.clock.pass(601);
    expect(await shown(market, 4)).toBe('image/jpeg 86400');
    expect(told()).toHaveLength(1);
    rmSync(folder);
    await shown(market, 5);
    market.clock.pass(601);
    for (const nth of [5, 6, 5, 6]) await shown(market, nth);
    expect(files.arrivals.map(({ path }) => path)).toEqual([1, 2, 3, 4, 5, 5, 6].map((nth) => `/${nth}.jpg`));
    expect(told()).toHaveLength(1);
  });
});

describe('a product whose cards come from PostgreSQL alone', () => {
  const { files, market } = pictured({ CARD_SOURCE: 'mirror' });

  it('asks nobody for a picture and draws it', async () => {
    expect(await shown(market, 1)).toBe('image/svg+xml 86400');
    expect(files.arrivals).toEqual([]);
  });
});
