// The two storages keep the same promises: a folder, and a bucket behind a server that checks signatures.
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderStorage } from './folder-storage.js';
import { type ObjectStorage, StorageError } from './object-storage.js';
import { S3Storage } from './s3-storage.js';

const SECRET = 'the secret of a test';
const PAGE = 2;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();

/** The signature that a request must have, as AWS documents Signature Version 4, written down without the library. */
function signatureOf({ method, url = '', headers }: IncomingMessage): string {
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const [, scope = '', signed = ''] =
    /Credential=a-key\/(\S+?), ?SignedHeaders=(\S+?),/.exec(headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = '', last = ''] = scope.split('/');
  searchParams.sort();
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [
    method,
    pathname,
    [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&'),
    `${lines.join('')}`,
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, last].reduce<Buffer | string>(hmac, `AWS4${SECRET}`);
  return hmac(key, toSign).toString('hex');
}

describe('a storage of objects', () => {
  const bucket = new Map<string, Buffer>();
  let server: Server;
  let folder: string;
  let isFull = false;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'playset-objects-'));
    server = createServer(async (request, reply) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const isSigned =
        request.headers.authorization?.endsWith(`Signature=${signatureOf(request)}`) &&
        request.headers['x-amz-content-sha256'] === sha256(body);
      if (!isSigned)
        return void reply.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
      if (isFull) return void reply.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
      const key = pathname.replace('/photos-of-a-test/', '');
      if (request.method === 'PUT') bucket.set(key, body);
      if (request.method === 'DELETE') bucket.delete(key);
      if (request.method !== 'GET') return void reply.end();
      if (searchParams.get('list-type') !== '2')
        return void (bucket.has(key) ? reply.end(bucket.get(key)) : reply.writeHead(404).end());
      const from = Number(searchParams.get('continuation-token') ?? 0);
      const keys = [...bucket.keys()].filter((each) => each.startsWith(searchParams.get('prefix') ?? '?'));
      const contents = keys
        .slice(from, from + PAGE)
        .map(
          (each) =>
            `<Contents><Key>${each}</Key><LastModified>2026-03-01T10:00:00.000Z</LastModified></Contents>`,
        );
      const next =
        from + PAGE < keys.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
      reply.end(`<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
    });
    await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  });
  afterAll(async () => {
    await new Promise((closed) => server.close(closed));
    rmSync(folder, { recursive: true, force: true });
  });

  const s3 = (secretAccessKey = SECRET) =>
    new S3Storage({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      name: 'photos-of-a-test',
      region: 'eu-central-1',
      accessKeyId: 'a-key',
      secretAccessKey,
    });
  const all = async (storage: ObjectStorage, of = 'photos') => {
    const keys: string[] = [];
    for await (const batch of storage.list(of)) keys.push(...batch.map(({ key }) => key));
    return keys.sort();
  };

  // @spec rule-photo-storage
  it.each<[string, () => ObjectStorage]>([
    ['a folder', () => new FolderStorage(folder)],
    ['a bucket', () => s3()],
  ])('that is %s gives back, lists and deletes what was put into it', async (_what, make) => {
    const storage = make();
    expect([await storage.get('photos/none.webp'), await all(storage)]).toEqual([undefined, []]);
    for (const name of ['one', 'two', 'three']) {
      await storage.put(`photos/${name}.webp`, Buffer.from(`the bytes of ${name}`), 'image/webp');
    }
    expect((await storage.get('photos/two.webp'))?.toString()).toBe('the bytes of two');
    expect(await all(storage)).toEqual(['photos/one.webp', 'photos/three.webp', 'photos/two.webp']);
    await storage.delete('photos/two.webp');
    await storage.delete('photos/two.webp');
    expect(await all(storage)).toEqual(['photos/one.webp', 'photos/three.webp']);
    expect(await storage.get('photos/two.webp')).toBeUndefined();
    for (const key of ['photos/../jwt-secret', '../photos/a', 'photos/a/b', 'photos/', '/etc/passwd'])
      await expect(storage.get(key)).rejects.toThrow('is no key');
  });

  it('lists objects alone, so that what else lies among them stops neither a sweep nor a backup', async () => {
    const own = join(folder, 'strays');
    const inFolder = new FolderStorage(own);
    await inFolder.put('photos/one.webp', Buffer.from('one'));
    mkdirSync(join(own, 'lost+found'));
    for (const stray of ['.DS_Store', 'Thumbs.db', 'on/copy of one.webp', 'on/.nfs0001'])
      writeFileSync(join(own, 'photos', stray), 'stray');
    expect([await inFolder.folders(), await all(inFolder)]).toEqual([['photos'], ['photos/one.webp']]);
    // The console of a bucket makes an object of each folder.
    for (const key of ['strays/', 'strays/one.webp', 'strays/a/b.webp']) bucket.set(key, Buffer.from('one'));
    expect(await all(s3(), 'strays')).toEqual(['strays/one.webp']);
  });

  it('that fails says so, and that the key is wrong', async () => {
    const put = (storage: ObjectStorage): Promise<void> =>
      storage.put('photos/a.webp', Buffer.from('a'), 'image/webp');
    await expect(put(s3('another secret'))).rejects.toThrow('403 SignatureDoesNotMatch');
    isFull = true;
    await expect(put(s3())).rejects.toThrow(StorageError);
    isFull = false;
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(put(new FolderStorage(file))).rejects.toThrow(StorageError);
  });

  it('in a folder is for the server alone, and lists what a crash left behind', async () => {
    const storage: ObjectStorage = new FolderStorage(join(folder, 'own'));
    await storage.put('photos/abc.webp', Buffer.from('a'), 'image/webp');
    const place = join(folder, 'own', 'photos', 'ab');
    expect(readdirSync(place)).toEqual(['abc.webp']);
    expect(statSync(join(place, 'abc.webp')).mode & 0o777).toBe(0o600);
    writeFileSync(join(place, 'abd.webp.1.part'), 'half');
    expect(await all(storage)).toEqual(['photos/abc.webp', 'photos/abd.webp.1.part']);
    await storage.delete('photos/abd.webp.1.part');
    expect(readdirSync(place)).toEqual(['abc.webp']);
  });
});
