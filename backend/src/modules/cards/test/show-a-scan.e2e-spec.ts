// The story of real pictures: fetched once, kept on the disk, and a drawing wherever the other side misbehaves.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { story } from '../../../../test/story.js';
import { importCatalogue } from '../index.js';
import { reencode } from '../pictures/scans/scan-reencode.js';
import { type Behaviour, CardDatabaseDouble } from '../source/test/card-database-double.js';
import { asLines, bulkCard, bulkFiles, idOf } from './bulk-card.js';

let JPEG: Buffer;
/** As it is shown: re-encoded. */
let SHOWN: Buffer;
beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const image = sharp({ create: { width: 61, height: 85, channels: 3, background: '#207040', noise } });
  JPEG = await image
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  SHOWN = await reencode(JPEG);
});
const RESTS_S = 61;

const sends =
  (
    body: Buffer | string,
    headers: Record<string, string> = { 'content-type': 'image/jpeg' },
    status = 200,
  ): Behaviour =>
  (reply) =>
    void reply.writeHead(status, headers).end(body);

/** Registers a file host that is up before the product is told where it is. */
function fileHost(variables: NodeJS.ProcessEnv): CardDatabaseDouble {
  const files = new CardDatabaseDouble();
  beforeAll(async () => {
    await files.up();
    variables.SCRYFALL_API_URL = files.url;
  });
  afterAll(() => files.down());
  return files;
}

describe('the scan of a card', () => {
  const variables: NodeJS.ProcessEnv = { CARD_SOURCE: 'auto' };
  const files = fileHost(variables);
  // Each process asks for a picture by itself.
  const market = story(variables, { alone: true });
  const write = bulkFiles();
  const COUNT = 40;

  beforeAll(async () => {
    const pictured = Array.from({ length: COUNT }, (_, nth) =>
      bulkCard(
        {
          image_uris: Object.fromEntries(
            ['small', 'normal', 'large', 'png'].map((size) => [
              size,
              `${files.url}/${size}/${nth + 1}.jpg?17`,
            ]),
          ),
        },
        nth + 1,
      ),
    );
    await importCatalogue(market.databaseUrl, write(asLines(pictured)));
  });
  beforeEach(() => {
    files.arrivals.length = 0;
    market.clock.pass(RESTS_S);
  });

  let used = 0;
  /** A card whose picture nobody has asked for. */
  const fresh = (): string => idOf(++used);
  const picture = async (id: string, size = 'normal', headers: Record<string, string> = {}) => {
    const reply = await fetch(`${market.origin}/api/cards/${id}/image/front/${size}`, { headers });
    return { status: reply.status, headers: reply.headers, body: Buffer.from(await reply.arrayBuffer()) };
  };
  const isDrawn = ({ headers }: { headers: Headers }) =>
    headers.get('content-type')?.startsWith('image/svg+xml');
  const kept = () =>
    readdirSync(join(market.folder, 'pictures'), { recursive: true, withFileTypes: true }).filter((each) =>
      each.isFile(),
    );

  it('is fetched once, by name, and kept on the disk', async () => {
    files.behaviour = sends(JPEG);
    const id = fresh();
    for (let asked = 0; asked < 3; asked++) {
      const { status, headers, body } = await picture(id);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(body.equals(SHOWN)).toBe(true);
    }
    expect(files.arrivals.map(({ path }) => path)).toEqual([`/normal/${used}.jpg?17`]);
    expect(files.arrivals[0]?.headers['user-agent']).toMatch(/^Playset\//);
    expect(kept()).toHaveLength(1);
  });

  it('is made of its pixels alone, on the disk as well', async () => {
    files.behaviour = sends(Buffer.concat([JPEG, Buffer.from('<script>alert(1)</script>')]));
    const { body } = await picture(fresh());
    expect(JPEG.includes('somebody')).toBe(true);
    const onDisk = kept().map((file) => readFileSync(join(file.parentPath, file.name)));
    for (const bytes of [body, ...onDisk]) {
      expect([bytes.includes('somebody'), bytes.includes('<script>')]).toEqual([false, false]);
    }
    expect(body.equals(SHOWN)).toBe(true);
  });

  it('is fetched once for many who ask at the same time', async () => {
    files.behaviour = (reply) => void setTimeout(() => sends(JPEG)(reply, reply.req), 50);
    const id = fresh();
    const pictures = await Promise.all(Array.from({ length: 20 }, () => picture(id)));
    expect(pictures.every(({ body }) => body.equals(SHOWN))).toBe(true);
    expect(files.arrivals).toHaveLength(1);
  });

  it('is kept by browsers, and only asked after', async () => {
    files.behaviour = sends(JPEG);
    const id = fresh();
    const { headers } = await picture(id);
    expect(headers.get('cache-control')).toMatch(/^public, max-age=86400/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = await picture(id, 'normal', { 'if-none-match': headers.get('etag') ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await picture(id, 'large')).headers.get('etag')).not.toBe(headers.get('etag'));
  });

  const never: Behaviour = () => undefined;
  const misbehaviours: [string, Behaviour][] = [
    ['there is none', sends('gone', {}, 404)],
    ['a web page comes instead', sends('<!doctype html><script>alert(1)</script>')],
    [
      'a drawing with a script comes instead',
      sends('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', { 'content-type': 'image/svg+xml' }),
    ],
    ['nothing comes', sends('')],
    ...[
      'http://127.0.0.1:9/secret',
      'http://169.254.169.254/latest/meta-data',
      'http://localhost/',
      'file:///etc/passwd',
    ].map((location): [string, Behaviour] => [`the way leads to ${location}`, sends('', { location }, 302)]),
    [
      'it is far too large',
      (reply) =>
        void reply.writeHead(200, { 'content-type': 'image/jpeg' }).end(Buffer.alloc(9_000_000, JPEG)),
    ],
    [
      'it only begins like a picture',
      sends(Buffer.from('\xff\xd8\xff\xe0<script>alert(1)</script>', 'latin1')),
    ],
    ['it is cut off and says that this is all', (reply) => void reply.end(JPEG.subarray(0, 900))],
    ['the server is broken', sends('', {}, 500)],
    ['the server wants a rest', sends('', { 'retry-after': '30' }, 429)],
    ['the connection breaks', (reply) => void reply.socket?.destroy()],
    [
      'half of it comes',
      (reply) => {
        reply
          .writeHead(200, { 'content-type': 'image/jpeg', 'content-length': String(JPEG.length * 2) })
          .write(JPEG);
        setTimeout(() => reply.socket?.destroy(), 20);
      },
    ],
  ];

  it.each(misbehaviours)('is a drawing when %s, and nothing is kept', async (_, behaviour) => {
    files.behaviour = behaviour;
    const before = kept().length;
    const shown = await picture(fresh());
    expect(shown.status).toBe(200);
    expect(isDrawn(shown)).toBe(true);
    expect(kept()).toHaveLength(before);
    expect(files.arrivals.length).toBe(1);
  });

  it.each([401, 403, 302, 500])('is only missing for now when the server answers %d', async (status) => {
    files.behaviour = sends('', status === 302 ? { location: '/login' } : {}, status);
    expect((await picture(fresh())).headers.get('cache-control')).toBe('public, max-age=300');
    expect(files.arrivals).toHaveLength(1);
  });

  it.each<[what: string, body: string]>([
    ['a page that asks who we are', '<!doctype html><title>Just a moment…</title>'],
    ['nothing', ''],
  ])('is only missing for now when %s comes instead', async (_what, body) => {
    files.behaviour = sends(body, { 'content-type': 'text/html' });
    const id = fresh();
    expect((await picture(id)).headers.get('cache-control')).toBe('public, max-age=300');
    files.behaviour = sends(JPEG);
    market.clock.pass(RESTS_S);
    expect((await picture(id)).body.equals(SHOWN)).toBe(true);
  });

  it.each([404, 410])('is missing when the server answers %d', async (status) => {
    files.behaviour = sends('', {}, status);
    expect((await picture(fresh())).headers.get('cache-control')).toMatch(/max-age=86400/);
  });

  it('is not asked for again soon where there is none', async () => {
    files.behaviour = sends('', {}, 404);
    const id = fresh();
    await picture(id);
    const again = await picture(id);
    expect(again.headers.get('cache-control')).toMatch(/max-age=86400/);
    expect(files.arrivals).toHaveLength(1);
  });

  it('leaves a server that fails alone for a minute, and shows drawings that are kept for minutes only', async () => {
    files.behaviour = sends('', {}, 503);
    for (let failure = 0; failure < 3; failure++) await picture(fresh());
    const id = fresh();
    const shown = await picture(id);
    expect([isDrawn(shown), shown.headers.get('cache-control')]).toEqual([true, 'public, max-age=300']);
    expect(files.arrivals).toHaveLength(3);
    files.behaviour = sends(JPEG);
    market.clock.pass(RESTS_S);
    expect((await picture(id)).body.equals(SHOWN)).toBe(true);
  });

  it('is in the preview of a link as well, which is kept for minutes only without it', async () => {
    const id = fresh();
    const preview = async () => (await fetch(`${market.origin}/api/cards/${id}/preview.jpg`)).headers;
    files.behaviour = sends('', {}, 503);
    expect((await preview()).get('cache-control')).toBe('public, max-age=300');
    files.behaviour = sends(JPEG);
    expect((await preview()).get('cache-control')).toMatch(/max-age=86400/);
  });

  it('is not waited for longer than five seconds', async () => {
    files.behaviour = never;
    const begin = performance.now();
    expect(isDrawn(await picture(fresh()))).toBe(true);
    expect(performance.now() - begin).toBeLessThan(8_000);
  });

  it('can be lost from the disk, or spoiled there, and is fetched again', async () => {
    files.behaviour = sends(JPEG);
    const id = fresh();
    await picture(id);
    rmSync(join(market.folder, 'pictures'), { recursive: true });
    expect((await picture(id)).body.equals(SHOWN)).toBe(true);
    expect(files.arrivals).toHaveLength(2);
  });
});
