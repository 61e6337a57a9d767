// Serves the built client from the same origin: hashed files for a year, the page itself always fresh.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { problem } from './problem.js';

const A_YEAR = 'public, max-age=31536000, immutable';
/** Addresses that are never a page of the client. */
const NOT_A_PAGE = /^\/(api|health|metrics|assets)(\/|$|\?)/;

/** Serves `folder`; every other address gets the client's page, which has its own 404. */
export async function serveClient(app: NestFastifyApplication, folder: string): Promise<void> {
  const root = resolve(folder);
  if (!existsSync(root)) return;
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes(`${root}/assets/`) ? A_YEAR : 'no-cache');
    },
  });
  fastify.get('/*', (request, reply) => {
    if (NOT_A_PAGE.test(request.url)) {
      const answer = problem(404, 'request.unknown-path', 'There is nothing at this address.');
      return reply.status(404).type('application/problem+json').send(answer);
    }
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
