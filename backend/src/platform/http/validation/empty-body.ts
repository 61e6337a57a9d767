// Programs that name a media type in every call send it with an empty body too; that is no body, not an unreadable one.
import type { FastifyInstance } from 'fastify';

/** Takes calls with a content type and nothing after it as calls without a body. */
export function allowEmptyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    if (length === '0' && encoding === undefined) delete headers['content-type'];
    done();
  });
}
