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

  beforeAll(async () => {
    for (const name of ['assets', 'prerendered']) mkdirSync(join(folder, name));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('index.html', 'the landing page of %PUBLIC_ADDRESS%');
    write('app.html', 'the client');
    write('assets/a-1.js', ';'.repeat(2_000));
    write('assets/a-1.js.br', 'compressed by the build');
    write('prerendered/verify-email.html', 'no token');
    write('prerendered/verify-email.token.html', 'a token');
    app = await NestFactory.create<NestFastifyApplication>(Nothing, new FastifyAdapter(), { logger: false });
    await serveClient(app, folder, 'https://playset.example');
    await app.init();
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['/', 'the landing page of https://playset.example'],
    ['/verify-email', 'no token'],
    ['/verify-email?from=mail', 'no token'],
    ['/verify-email?token=', 'no token'],
    ['/verify-email?token=&token=abc', 'no token'],
    ['/verify-email?token=abc', 'a token'],
    ['/verify-email?token=abc&token=', 'a token'],
    ['/verify-email/', 'the client'],
    ['/index', 'the client'],
    // The service worker keeps this one for when there is no network: without it it is not installed.
    ['/app.html', 'the client'],
    ['/my-listings?token=abc', 'the client'],
    ['/my-listings?storeName=A.B.', 'the client'],
  ])('%s is %s', async (url, page) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/.env',
    '/.well-known/security.txt',
    '/wp-login.php',
    '/index.html',
    '/verify-email.token',
    '/prerendered/verify-email.html',
    '/..%2fprerendered%2fverify-email',
    '/assets/..%2findex.html',
    '/assets/.hidden',
    '/assets/none.js',
  ])('%s is nothing, for it is named like a file and there is none', async (url) => {
    const { statusCode, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/problem\+json/)]);
  });

  it('a file is answered once to whom has it already, and anew after it has changed', async () => {
    const first = await app.inject('/');
    const known = { 'if-none-match': String(first.headers.etag) };
    expect((await app.inject({ url: '/', headers: known })).statusCode).toBe(304);
    writeFileSync(join(folder, 'index.html'), 'another landing page of %PUBLIC_ADDRESS%');
    const end = Date.now() + 10_000;
    while ((await app.inject({ url: '/', headers: known })).statusCode === 304 && Date.now() < end)
      await pause(50);
    expect((await app.inject({ url: '/', headers: known })).body).toBe(
      'another landing page of https://playset.example',
    );
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
