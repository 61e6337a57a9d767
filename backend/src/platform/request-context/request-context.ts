// Which request is being served, known to everything that is done for it, however deep inside: logs and the audit ask here.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { addressWithoutPort } from './network.js';

/** The request that something is done for. A job knows the one that queued it, and comes from no network of its own. */
export interface RequestContext {
  readonly id: string;
  readonly ip?: string;
}

/** Where the payload of a job has the id of the request that queued it. */
export const REQUEST_ID_KEY = '_request';

const current = new AsyncLocalStorage<RequestContext>();

/** The request that is being served; undefined where nobody has asked, as at night. */
export const currentRequest = (): RequestContext | undefined => current.getStore();

/** Does what is done for a request. */
export const servingRequest = <Result>(context: RequestContext, act: () => Result): Result =>
  current.run(context, act);

/**
 * Everything that is done for a request knows it from here on: Fastify keeps to it while the body comes in. Its answer says
 * which it was.
 */
export function followRequests(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const { id } = request;
    const ip = addressWithoutPort(request.ip);
    // Fastify would go through the proxies' header again whenever somebody asks.
    Object.defineProperty(request, 'ip', { value: ip });
    reply.header('x-request-id', id);
    servingRequest({ id, ip }, done);
  });
}
