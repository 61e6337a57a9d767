// Serves the built client from the same origin: hashed assets are cached for a year, pages are revalidated.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problem } from '../problems/problem.js';
import { FileAnswers } from './file-answers.js';
import { inlineHash } from './inline-hash.js';
import { STATIC_ROUTE } from './static-answer.js';

/** Paths that are never a page of the client: the server's own, and names of files or hidden folders. */
const NOT_A_PAGE = /^\/(api|health|metrics)(\/|$|\?)|^[^?]*(\.|%2e)/i;

/** Precompressed variants, served by content negotiation. */
const COMPRESSED = /\.(br|gz)$/;
/** A plain file name: not hidden, without a folder. */
const FILE_NAME = /^\w[\w.-]*$/;
/** The placeholder of the public address in the landing page. */
const ADDRESS = '%PUBLIC_ADDRESS%';

const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The addresses that a page with HTML of its own can have. */
const PRERENDERED = /^[a-z-]+$/;

/**
 * Serves `folder`: the landing page at `/`, a prerendered page at its address (with a variant for links with a token), and
 * the app shell, which has its own 404, everywhere else.
 */
export async function serveClient(
  app: NestFastifyApplication,
  folder: string,
  publicAddress: string,
): Promise<void> {
  const root = resolve(folder);
  // A serialized URL has no quote or bracket, so it needs no escaping in HTML.
  const address = new URL(publicAddress).href.replace(/\/$/, '');
  const fastify = app.getHttpAdapter().getInstance();
  const landing = new FileAnswers(root, { edit: (page) => page.replaceAll(ADDRESS, () => address) });
  const fresh = new FileAnswers(root);
  const hashed = new FileAnswers(root, { cacheControl: 'public, max-age=31536000, immutable' });
  const send = async (files: FileAnswers, name: string, request: FastifyRequest, reply: FastifyReply) =>
    (await files.of(name))?.send(request, reply) ?? sendNotFound(reply);

  fastify.get<{ Params: { '*': string } }>('/assets/*', STATIC_ROUTE, (request, reply) => {
    const name = request.params['*'];
    return FILE_NAME.test(name) ? send(hashed, `assets/${name}`, request, reply) : sendNotFound(reply);
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
      if (NOT_A_PAGE.test(request.url)) return sendNotFound(reply);
      const name = request.params['*'];
      // The first value counts, as in the client.
      const [token] = [request.query.token].flat();
      const own =
        PRERENDERED.test(name) && (await fresh.of(`prerendered/${name}${token ? '.token' : ''}.html`));
      return own ? own.send(request, reply) : send(fresh, 'app.html', request, reply);
    },
  );
}

/** The hashes of the inline scripts of `folder`: all pages have the same. */
export const scriptsIn = (folder: string): string[] =>
  [...readFileSync(resolve(folder, 'app.html'), 'utf8').matchAll(INLINE)].map(([, text = '']) =>
    inlineHash(text),
  );

function sendNotFound(reply: FastifyReply): FastifyReply {
  const answer = problem(404, 'request.unknown-path', 'There is nothing at this address.');
  return reply.status(404).type('application/problem+json').send(answer);
}
