// Cuts clients off that are slow on purpose: each holds a connection, and what was made for it, as long as it likes.
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** How long we wait for a client, in milliseconds. */
export interface ClientTimeouts {
  /** Until its headers are here, counted from the connection, or from the request's first byte. */
  readonly headers: number;
  /** Until its whole request is here. */
  readonly request: number;
  /** Until it has taken its answer: a phone with a bad connection takes a megabyte in two minutes. */
  readonly answer: number;
  /** How often we look. */
  readonly look: number;
}

export const CLIENT_TIMEOUTS: ClientTimeouts = {
  headers: 15_000,
  request: 30_000,
  answer: 120_000,
  look: 5_000,
};

/** The settings of the server that cut off who sends slowly; they get a 408. */
export const requestTimeouts = ({ headers, request, look }: ClientTimeouts) =>
  ({
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: look },
  }) satisfies FastifyHttpOptions<Server>;

/** Cuts off who reads slowly: there is nobody to tell. */
export function limitResponseTime(fastify: FastifyInstance, { answer }: ClientTimeouts): void {
  fastify.addHook('onSend', (_request, { raw }, _answer, done) => {
    const timer = setTimeout(() => raw.destroy(), answer).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
