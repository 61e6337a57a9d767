/** Which page of the built client stands at which address. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    for (const name of ['assets', 'standing']) mkdirSync(join(folder, name));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    write('index.html', 'the landing page of %PUBLIC_ADDRESS%');
    write('app.html', 'the client');
    write('standing/verify-email.html', 'no token');
    write('standing/verify-email.token.html', 'a token');
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
    ['/verify-email.token', 'the client'],
    ['/standing/verify-email.html', 'the client'],
    ['/verify-email/', 'the client'],
    ['/index', 'the client'],
    ['/my-listings?token=abc', 'the client'],
    ['/..%2fstanding%2fverify-email', 'the client'],
  ])('%s is %s', async (url, page) => {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toMatch(/^text\/html; charset=utf-8/i);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });
});
