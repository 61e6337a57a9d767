// Serves the built client from the same origin: hashed files for a year, the pages always fresh.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.js';
import { FileAnswers } from './file-answers.js';
import { inlineHash } from './inline-hash.js';
import { STATIC_ROUTE } from './static-answer.js';

/** Addresses that are never a page of the client: the server's own, and what is named like a file or a hidden folder. */
const NOT_A_PAGE = /^\/(api|health|metrics)(\/|$|\?)|^[^?]*(\.|%2e)/i;

/** Files that were made smaller once and for all; who asks for the file itself may get them. */
const COMPRESSED = /\.(br|gz)$/;
/** The name of a file that has one: no hidden one, none of another folder. */
const FILE_NAME = /^\w[\w.-]*$/;
/** Stands in the landing page for the address that people type. */
const ADDRESS = '%PUBLIC_ADDRESS%';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The addresses that a page with HTML of its own can have. */
const PRERENDERED = /^[a-z-]+$/;

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
  const landing = new FileAnswers(root, { edit: (page) => page.replaceAll(ADDRESS, () => address) });
  const fresh = new FileAnswers(root);
  const hashed = new FileAnswers(root, { cacheControl: 'public, max-age=31536000, immutable' });
  const send = async (files: FileAnswers, name: string, request: FastifyRequest, reply: FastifyReply) =>
    (await files.of(name))?.send(request, reply) ?? nothingHere(reply);

  fastify.get<{ Params: { '*': string } }>('/assets/*', STATIC_ROUTE, (request, reply) => {
    const name = request.params['*'];
    return FILE_NAME.test(name) ? send(hashed, `assets/${name}`, request, reply) : nothingHere(reply);
  });
  const files = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/^\.|^index\.html$/.test(entry.name) && !COMPRESSED.test(entry.name),
  );
  for (const { name } of files) {
    fastify.get(`/${name}`, STATIC_ROUTE, (request, reply) => send(fresh, name, request, reply));
  }
  fastify.get('/', STATIC_ROUTE, (request, reply) => send(landing, 'index.html', request, reply));
  fastify.get<{ Params: { '*': string }; Querystring: { token?: unknown } }>(
    '/*',
    STATIC_ROUTE,
    async (request, reply) => {
      if (NOT_A_PAGE.test(request.url)) return nothingHere(reply);
      const name = request.params['*'];
      // As the client reads it: the first of several counts.
      const [token] = [request.query.token].flat();
      const own =
        PRERENDERED.test(name) && (await fresh.of(`prerendered/${name}${token ? '.token' : ''}.html`));
      return own ? own.send(request, reply) : send(fresh, 'app.html', request, reply);
    },
  );
}

/** The hashes of the scripts that stand in the pages of `folder`: all pages have the same. */
export const scriptsIn = (folder: string): string[] =>
  [...readFileSync(resolve(folder, 'app.html'), 'utf8').matchAll(INLINE)].map(([, text = '']) =>
    inlineHash(text),
  );

function nothingHere(reply: FastifyReply): FastifyReply {
  const answer = problem(404, 'request.unknown-path', 'There is nothing at this address.');
  return reply.status(404).type('application/problem+json').send(answer);
}
