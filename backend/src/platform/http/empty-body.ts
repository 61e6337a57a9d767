// Programs that name a media type in every call send it with an empty body too; that is no body, not an unreadable one.
import type { FastifyInstance } from 'fastify';

/** Takes calls with a content type and nothing after it as calls without a body. */
export function allowEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ headers }) => {
    if (headers['content-length'] === '0') delete headers['content-type'];
  });
}
