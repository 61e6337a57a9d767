/** Which page of the built client stands at which address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { serveClient } from './client-files.js';

@Module({})
class Nothing {}

describe('the pages of the client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  let app: NestFastifyApplication;
  let renderings = 0;
  let refusals = 0;
  /** What the API has on offer, and how often it was asked. */
  const offer = { card: 'Heron', asked: 0 };

  beforeAll(async () => {
    for (const name of ['assets', 'shells/cards/results', 'shells/events/_', '.server'])
      mkdirSync(join(folder, name), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('.server/landing.html', 'the template');
    write('app.html', 'the client');
    write('assets/a-1.js', ';'.repeat(2_000));
    write('assets/a-1.js.br', 'compressed by the build');
    write('shells/my-listings.html', 'the shell of the listings');
    write('shells/cards/results.html', 'the shell of the results');
    write('shells/cards/results/_.html', 'the shell of a card');
    write('shells/cards/results/new.html', 'the shell of a new card');
    write('shells/events/_/attendees.html', 'the shell of attendees');
    app = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
    app
      .getHttpAdapter()
      .getInstance()
      .get('/api/front-page', (request, reply) => {
        offer.asked++;
        const etag = `"${offer.card}"`;
        reply.header('etag', etag);
        return request.headers['if-none-match'] === etag
          ? reply.code(304).send()
          : reply.send({ card: offer.card });
      })
      .get('/api/slow', async (_request, reply) => {
        const { card } = offer;
        await pause(50);
        return reply.header('etag', `"${card}"`).send({ card });
      })
      .get('/api/busy', (request, reply) => {
        const isKnown = request.headers['if-none-match'] !== undefined;
        reply.header('etag', '"1"');
        if (!isKnown) return reply.send({ busy: true });
        return reply.code(request.ip === '10.0.0.1' ? 429 : 304).send();
      })
      .get('/api/full', (request, reply) =>
        request.ip === '10.0.0.1' ? reply.code(429).send({}) : reply.send({ all: true }),
      )
      .get('/api/nothing', (_request, reply) => reply.code(404).send({}))
      .get('/api/limited', (_request, reply) =>
        reply
          .header('etag', '"2"')
          .code(++refusals === 1 ? 429 : refusals === 2 ? 200 : 304)
          .send({ refusals }),
      );
    await serveClient(app, folder, 'https://playset.example', async (_folder, language) => async (page) => {
      if (page.path === '/broken') throw new Error('It cannot be rendered.');
      const pathOf: Record<string, string> = { '/': '/api/front-page' };
      const api = pathOf[page.path] ?? `/api${page.path}`;
      if (!/front-page|limited|slow|nothing|busy|full/.test(api)) return null;
      renderings++;
      const { status, data } = await page.read(api);
      const parts = [language, page.origin, await page.template('landing'), JSON.stringify(data)];
      return { html: parts.join(' '), status: status === 404 ? 404 : 200 };
    });
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'en https://playset.example the template {"card":"Heron"}'],
    ['/?utm=mail', 'en https://playset.example the template {"card":"Heron"}'],
    // Without what it was rendered with, the client shows the page by itself.
    ['/broken', 'the client'],
    // The service worker keeps this one for when there is no network: without it it is not installed.
    ['/app.html', 'the client'],
    ['/my-listings', 'the shell of the listings'],
    ['/my-listings?storeName=A.B.', 'the shell of the listings'],
    ['/My-Listings/', 'the shell of the listings'],
    ['/cards/results?search=heron', 'the shell of the results'],
    ['/cards/results/5f1a2c1e-6d0c-4a3e-9d7e-0d3c1b2a4f10', 'the shell of a card'],
    ['/cards/results/heron', 'the shell of a card'],
    ['/cards/results/new', 'the shell of a new card'],
    ['/cards/results/_', 'the shell of a card'],
    ['/events/5f1a2c1e/attendees', 'the shell of attendees'],
  ])('%s is %s', async (url, page) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
    expect(answer.headers['cache-control']).toBe('no-cache');
    // What is behind the log-in is in no index.
    expect(answer.headers['x-robots-tag']).toBe(page.includes('shell') ? 'noindex' : undefined);
  });

  it.each(['/index', '/cards/results/heron/prices', '/cards/results/%2e%2e', '/cards//results', '/_'])(
    '%s is a 404 that the client shows',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect([statusCode, body, headers['x-robots-tag']]).toEqual([404, 'the client', 'noindex']);
    },
  );

  it('a file is read again when a compressed variant of it changes, which a build writes later', async () => {
    const read = async () => {
      const headers = { 'accept-encoding': 'br' };
      return (await app.inject({ url: '/assets/b-1.js', headers })).body;
    };
    writeFileSync(join(folder, 'assets/b-1.js'), ';'.repeat(3_000));
    for (const variant of ['the former build', 'this build']) {
      writeFileSync(join(folder, 'assets/b-1.js.br'), variant);
      expect(await read()).toBe(variant);
      await pause(1_100);
    }
    rmSync(join(folder, 'assets/b-1.js.br'));
    expect(await read()).not.toBe('this build');
  });

  it.each([
    '/.env',
    '/.well-known/security.txt',
    '/wp-login.php',
    '/index.html',
    '/shells/my-listings.html',
    '/..%2fshells%2fmy-listings',
    '/.server/landing.html',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/assets/none.js',
  ])('%s is nothing, for it is named like a file and there is none', async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/problem\+json/)]);
  });

  it.each([
    [{ 'accept-language': 'es-MX, en;q=0.5' }, 'es'],
    [{ 'accept-language': 'fr' }, 'en'],
    [{}, 'en'],
  ])('a public page with %j is in %s', async (headers, language) => {
    const answer = await app.inject({ url: '/', headers });
    expect(answer.body.slice(0, 2)).toBe(language);
    expect(answer.headers.vary).toBe('accept-language, cookie');
  });

  it('a public page is rendered once per language, and answered once to a browser that has it already', async () => {
    const before = renderings;
    const first = await app.inject('/');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/', headers: known })).statusCode).toBe(304);
    expect(renderings).toBe(before);
  });

  it('a public page is rendered again as soon as its data has changed', async () => {
    expect((await app.inject('/')).body).toContain('Heron');
    offer.card = 'Archivist';
    expect((await app.inject('/')).body).toContain('Archivist');
    offer.card = 'Heron';
    expect((await app.inject('/')).body).toContain('Heron');
  });

  it('a public page never shows what was gone before it was asked for, also while another visitor waits for it', async () => {
    const early = app.inject('/slow');
    await pause(20);
    offer.card = 'Archivist';
    const late = await Promise.all([app.inject('/slow'), app.inject('/slow'), app.inject('/slow')]);
    expect((await early).body).toContain('Heron');
    for (const { body } of late) expect(body).toContain('Archivist');
    offer.card = 'Heron';
  });

  it('many visitors at once ask for the data of a page once or twice', async () => {
    const before = offer.asked;
    await Promise.all(Array.from({ length: 40 }, () => app.inject('/')));
    expect(offer.asked - before).toBeLessThanOrEqual(2);
  });

  it('a visitor who has called too often gets the client, and keeps nobody from the page', async () => {
    const visit = (remoteAddress: string) => app.inject({ url: '/busy', remoteAddress });
    const page = (await visit('10.0.0.2')).body;
    expect(page).toContain('{"busy":true}');
    const [limited, other, third] = await Promise.all(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(visit));
    // A crawler comes back for the page, for which it doesn't take the client.
    expect([limited?.statusCode, limited?.body]).toEqual([503, 'the client']);
    expect([other?.body, third?.body]).toEqual([page, page]);
  });

  it('a visitor who has called too often keeps nobody from a page that isn’t rendered yet', async () => {
    const ips = ['10.0.0.2', '10.0.0.1', '10.0.0.3'];
    const visits = ips.map((remoteAddress) => app.inject({ url: '/full', remoteAddress }));
    const shown = (await Promise.all(visits)).map(({ body }) => body.split(' ').at(-1));
    expect(shown).toEqual(['{"all":true}', 'null', '{"all":true}']);
  });

  it('a public page of what there is not is a 404', async () => {
    const { statusCode, body, headers } = await app.inject('/nothing');
    expect([statusCode, body, headers.etag]).toEqual([
      404,
      expect.stringContaining('the template null'),
      undefined,
    ]);
  });

  it('a public page whose data was refused to one visitor is rendered again for the next, and then kept', async () => {
    const bodies = [];
    for (let nth = 0; nth < 3; nth++) bodies.push((await app.inject('/limited')).body.split(' ').at(-1));
    expect(bodies).toEqual(['null', '{"refusals":2}', '{"refusals":2}']);
  });

  it('a file is answered once to a browser that has it already, and again after it has changed', async () => {
    const first = await app.inject('/app.html');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/app.html', headers: known })).statusCode).toBe(304);
    writeFileSync(join(folder, 'app.html'), 'another client');
    const end = Date.now() + 10_000;
    while ((await app.inject({ url: '/app.html', headers: known })).statusCode === 304 && Date.now() < end)
      await pause(50);
    expect((await app.inject({ url: '/app.html', headers: known })).body).toBe('another client');
  });

  it('a file that the build has compressed is answered as it was compressed', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/a-1.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], headers.vary, headers['content-type']]).toEqual([
      'br',
      'accept-encoding',
      'text/javascript; charset=utf-8',
    ]);
    expect(rawPayload.toString()).toBe('compressed by the build');
    expect((await app.inject('/assets/a-1.js')).body).toHaveLength(2_000);
  });
});
