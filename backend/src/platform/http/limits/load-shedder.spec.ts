// What is refused first while the server can't keep up.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Fastify from 'fastify';
import type { Sql } from '../../database/sql.js';
import type { Environment } from '../../environment/environment.js';
import type { Metrics } from '../../metrics/metrics.js';
import type { AccessTokens } from '../access/access-tokens.js';
import { LoadShedder, RANK, rankOf } from './load-shedder.js';

const CARD = '/api/cards/5b0c0d5e-3c1f-4a54-8c0e-9f8f0f1f7c21';

describe('while the server can’t keep up, a stranger’s', () => {
  it.each([
    ['GET', `${CARD}/image/front/normal`, RANK.useful],
    ['GET', `${CARD}/image/front/small?v=2`, RANK.useful],
    ['GET', '/api/cards/symbology/W.svg', RANK.useful],
    ['GET', '/cards/search', RANK.useful],
    ['POST', `${CARD}/image/front/normal`, RANK.cheapestToRefuse],
    ['GET', CARD, RANK.cheapestToRefuse],
    ['GET', '/api/cards/search?q=/image/', RANK.cheapestToRefuse],
    ['GET', '/api/openapi.json', RANK.cheapestToRefuse],
    ['GET', '/metrics', RANK.cheapestToRefuse],
  ])('%s %s has rank %s', (method, url, rank) => {
    expect(rankOf({ method, url }, false)).toBe(rank);
  });
});

describe('while the server can’t keep up, a member’s', () => {
  it.each([
    ['GET', '/api/listings', RANK.memberRead],
    ['POST', '/api/listings', RANK.useful],
  ])('%s %s has rank %s', (method, url, rank) => {
    expect(rankOf({ method, url }, true)).toBe(rank);
  });
});

describe('while the server can’t keep up, the answer', () => {
  const fastify = Fastify();
  beforeAll(async () => {
    const shedder = new LoadShedder(
      { pool: { waitingCount: 1_000, options: { max: 1 } } } as Sql,
      {} as AccessTokens,
      { LOAD_SHEDDING: 'on' } as Environment,
      { counter: () => ({ inc: () => undefined }) } as unknown as Metrics,
    );
    const adapter = { getInstance: () => fastify };
    const register = (...[plugin, options]: Parameters<typeof fastify.register>) =>
      fastify.register(plugin, options);
    await shedder.guard({ register, getHttpAdapter: () => adapter } as unknown as NestFastifyApplication);
    fastify.get('/*', () => 'served');
  });
  afterAll(() => fastify.close());
  const opened = (url: string, headers: Record<string, string>) => fastify.inject({ url, headers });

  it.each([
    ['en-US,en;q=0.9', 'Playset is busy'],
    ['es-MX,es;q=0.9', 'Playset está al límite'],
  ])('to a browser that opens a page is one in its language: %s', async (language, title) => {
    const reply = await opened('/stores/1', {
      ...{ accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': language },
    });
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body).toContain(`<title>${title}</title>`);
    expect(reply.body).not.toMatch(/<script|<style|style=/);
  });

  it.each([
    ['a call', '/api/listings', 'text/html'],
    ['a file of a page', '/assets/a.js', '*/*'],
    ['a call of a program', '/stores/1', 'application/json'],
  ])('to %s is the problem', async (_what, url, accept) => {
    const { statusCode, headers } = await opened(url, { accept });
    expect([statusCode, headers['content-type']]).toEqual([503, expect.stringContaining('json')]);
  });
});
