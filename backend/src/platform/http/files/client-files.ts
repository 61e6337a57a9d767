// Serves the built client from the same origin: hashed assets are cached for a year, pages are revalidated.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { isPage } from '../problems/is-page.js';
import { problem } from '../problems/problem.js';
import { FileAnswers } from './file-answers.js';
import { inlineHash } from './inline-hash.js';
import { type LoadRenderer, PublicPages } from './public-pages.js';
import { STATIC_ROUTE, type StaticAnswer } from './static-answer.js';

/** Precompressed variants, served by content negotiation. */
const COMPRESSED = /\.(br|gz)$/;
/** A plain file name: not hidden, without a folder. */
const FILE_NAME = /^\w[\w.-]*$/;
const INLINE = /<script>([\s\S]*?)<\/script>/g;

/** The addresses that can have a shell of their own, and those whose last part may be an ID: `_` in the name of their shell. */
const SHELL = /^[a-z-]+(\/[a-z-]+)*$/;
const SHELL_OF_ID = /^([a-z-]+(?:\/[a-z-]+)*)\/[\w-]+$/;

/**
 * Serves `folder`: public pages as the server renders them, the shell of a screen at its address, and the app shell, which has
 * its own 404, everywhere else.
 */
export async function serveClient(
  app: NestFastifyApplication,
  folder: string,
  origin: string,
  load?: LoadRenderer,
): Promise<void> {
  const root = resolve(folder);
  const fastify = app.getHttpAdapter().getInstance();
  const fresh = new FileAnswers(root);
  const hashed = new FileAnswers(root, { cacheControl: 'public, max-age=31536000, immutable' });
  const rendered = PublicPages.isIn(root) ? new PublicPages(fastify, root, origin, load) : undefined;
  const send = async (...[files, name, ...to]: [FileAnswers, string, ...Parameters<StaticAnswer['send']>]) =>
    (await files.of(name))?.send(...to) ?? sendNotFound(to[1]);

  fastify.get<{ Params: { '*': string } }>('/assets/*', STATIC_ROUTE, (request, reply) => {
    const name = request.params['*'];
    return FILE_NAME.test(name) ? send(hashed, `assets/${name}`, request, reply) : sendNotFound(reply);
  });
  const files = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.startsWith('.') && !COMPRESSED.test(entry.name),
  );
  for (const { name } of files) {
    fastify.get(`/${name}`, STATIC_ROUTE, (request, reply) => send(fresh, name, request, reply));
  }
  fastify.get<{ Params: { '*': string } }>('/*', STATIC_ROUTE, async (request, reply) => {
    if (!isPage(request.url)) return sendNotFound(reply);
    const name = request.params['*'];
    const page = await rendered?.of(request, `/${name}`);
    if (page && page !== 'limited') return page.send(request, reply);
    // A crawler comes back for the page then, and does not take the shell for it.
    const status = page === 'limited' ? 503 : 200;
    for (const shell of shellsOf(name)) {
      const answer = await fresh.of(`shells/${shell}.html`);
      if (answer) return answer.send(request, reply, status);
    }
    return send(fresh, 'app.html', request, reply, status);
  });
}

/** The shells that an address may have, the likeliest first. */
function shellsOf(name: string): string[] {
  const [, above] = SHELL_OF_ID.exec(name) ?? [];
  return [...(SHELL.test(name) ? [name] : []), ...(above === undefined ? [] : [`${above}/_`])];
}

/** The hashes of the inline scripts of `folder`: all pages have the same. */
export const scriptsIn = (folder: string): string[] =>
  [...readFileSync(resolve(folder, 'app.html'), 'utf8').matchAll(INLINE)].map(([, text = '']) =>
    inlineHash(text),
  );

function sendNotFound(reply: FastifyReply): FastifyReply {
  const answer = problem(404, 'request.unknown-path', 'There’s nothing at this address.');
  return reply.status(404).type('application/problem+json').send(answer);
}
