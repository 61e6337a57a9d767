// Serves the built client from the same origin: hashed files for a year, the pages always fresh.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { inlineHash } from './inline-hash.js';
import { problem } from './problem.js';

/** Addresses that are never a page of the client. */
const NOT_A_PAGE = /^\/(api|health|metrics)(\/|$|\?)/;

/** Files that were made smaller once and for all; who asks for the file itself may get them. */
const COMPRESSED = /\.(br|gz)$/;
/** Stands in the landing page for the address that people type. */
const ADDRESS = '%PUBLIC_ADDRESS%';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The addresses that a page with HTML of its own can have. */
const STANDING = /^[a-z-]+$/;

/**
 * Serves `folder`: the landing page at `/`, and each page that has HTML of its own with that, which differs where a mail's
 * link has a token; every other address gets the client's page, which has its own 404.
 */
export async function serveClient(
  app: NestFastifyApplication,
  folder: string,
  publicAddress: string,
): Promise<void> {
  const root = resolve(folder);
  // As an address is written, it has no quote or bracket that could end the text which it stands in.
  const address = new URL(publicAddress).href.replace(/\/$/, '');
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, { root, serve: false, cacheControl: false, preCompressed: true });
  // Looked up on disk at each call: a client that was built anew has other names.
  fastify.get<{ Params: { '*': string } }>('/assets/*', (request, reply) => {
    const name = `assets/${request.params['*']}`;
    if (name.includes('..') || !existsSync(resolve(root, name))) return nothingHere(reply);
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(name);
  });
  const files = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.|\.html$/.test(entry.name) && !COMPRESSED.test(entry.name),
  );
  for (const { name } of files) fastify.get(`/${name}`, (_request, reply) => fresh(reply).sendFile(name));
  fastify.get('/', async (_request, reply) => {
    // Read at each call, as the files above: a client that was built anew names others.
    const page = await readFile(resolve(root, 'index.html'), 'utf8');
    return fresh(reply)
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(ADDRESS, () => address));
  });
  fastify.get<{ Params: { '*': string }; Querystring: { token?: unknown } }>('/*', (request, reply) => {
    if (NOT_A_PAGE.test(request.url)) return nothingHere(reply);
    const name = request.params['*'];
    // As the client reads it: the first of several counts.
    const [token] = [request.query.token].flat();
    const own = STANDING.test(name) && `standing/${name}${token ? '.token' : ''}.html`;
    return fresh(reply).sendFile(own && existsSync(resolve(root, own)) ? own : 'app.html');
  });
}

/** The hashes of the scripts that stand in the pages of `folder`: all pages have the same. */
export const scriptsIn = (folder: string): string[] =>
  [...readFileSync(resolve(folder, 'app.html'), 'utf8').matchAll(INLINE)].map(([, text = '']) =>
    inlineHash(text),
  );

const fresh = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-cache');

function nothingHere(reply: FastifyReply): FastifyReply {
  const answer = problem(404, 'request.unknown-path', 'There is nothing at this address.');
  return reply.status(404).type('application/problem+json').send(answer);
}
