// Serves the built client from the same origin: hashed assets are cached for a year, pages are revalidated.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
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

const HTML = '.html';
/** What is behind the log-in, or isn't there, is in no index. */
const NOT_INDEXED = 'noindex';

/**
 * Serves `folder`: public pages as the server renders them, the shell of a screen at its address, and the app shell, which shows
 * its own 404, with that status everywhere else.
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
  const shells = shellsIn(root);
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
    if (page === 'failed') return send(fresh, 'app.html', request, reply);
    // A crawler comes back for the page then, and does not take the app shell for it.
    if (page === 'limited') return send(fresh, 'app.html', request, reply, 503);
    if (page) return page.send(request, reply);
    reply.header('x-robots-tag', NOT_INDEXED);
    const shell = shells.find(({ address }) => address.test(name));
    if (shell) return send(fresh, shell.file, request, reply);
    return send(fresh, 'app.html', request, reply, 404);
  });
}

interface Shell {
  readonly address: RegExp;
  readonly file: string;
}

/** The shells of screens and their addresses, as the client's router reads these: an ID is `_` in the name, and comes after any word. */
function shellsIn(root: string): Shell[] {
  const folder = join(root, 'shells');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => name.endsWith(HTML))
    .map((name) => name.slice(0, -HTML.length).split(sep))
    .toSorted((one, other) => idsIn(one) - idsIn(other))
    .map((parts) => ({
      address: new RegExp(`^${parts.map((part) => (part === ID ? '[^/]+' : part)).join('/')}/*$`, 'i'),
      file: `shells/${parts.join('/')}${HTML}`,
    }));
}

const ID = '_';
const idsIn = (parts: string[]): number => parts.filter((part) => part === ID).length;

/** The hashes of the inline scripts of `folder`: all pages have the same. */
export const scriptsIn = (folder: string): string[] =>
  [...readFileSync(resolve(folder, 'app.html'), 'utf8').matchAll(INLINE)].map(([, text = '']) =>
    inlineHash(text),
  );

function sendNotFound(reply: FastifyReply): FastifyReply {
  const answer = problem(404, 'request.unknown-path', 'There’s nothing at this address.');
  return reply.status(404).type('application/problem+json').send(answer);
}
