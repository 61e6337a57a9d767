// Timeouts against clients that are slow on purpose (slowloris): each holds a connection and its buffers.
import type { Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';

/** Timeouts of a client, in milliseconds. */
export interface ClientTimeouts {
  /** Until its headers are here, counted from the connection, or from the request's first byte. */
  readonly headers: number;
  /** Until its whole request is here. */
  readonly request: number;
  /** Until it has taken its answer: a phone with a bad connection takes a megabyte in two minutes. */
  readonly answer: number;
  /** How often connections are checked. */
  readonly checkInterval: number;
}

export const CLIENT_TIMEOUTS: ClientTimeouts = {
  headers: 15_000,
  request: 30_000,
  answer: 120_000,
  checkInterval: 5_000,
};

/** The server options that answer slow senders with a 408. */
export const requestTimeouts = ({ headers, request, checkInterval }: ClientTimeouts) =>
  ({
    requestTimeout: request,
    http: { headersTimeout: headers, connectionsCheckingInterval: checkInterval },
  }) satisfies FastifyHttpOptions<Server>;

/** Closes the connection of a slow reader: it would not read an error either. */
export function limitResponseTime(fastify: FastifyInstance, { answer }: ClientTimeouts): void {
  fastify.addHook('onSend', (_request, { raw }, _answer, done) => {
    const timer = setTimeout(() => raw.destroy(), answer).unref();
    raw.once('close', () => clearTimeout(timer));
    done();
  });
}
