// Answers what fails before any route is found: an address that cannot be read, or a request that is none.
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestLog } from '../logging/request-log.js';
import { isOpenedByBrowser } from '../problems/is-page.js';
import { problemOf } from '../problems/problem.filter.js';

/** No hook of ours has seen this request, so its id and its line in the log are given here. */
export const answerUnroutable =
  (log: RequestLog, headers: BareHeaders) =>
  (error: Error & { code?: string }, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = problemOf(error);
    reply.raw.once('finish', () => log.requestCompleted(null, request, reply));
    reply.headers({ ...headers, 'x-request-id': request.id });
    if (error.code === 'FST_ERR_BAD_URL' && isOpenedByBrowser(request)) {
      reply.redirect(decodable(request.url));
      return;
    }
    reply.status(answer.status).type('application/problem+json').send(answer);
  };

/** An address like this one whose path can be decoded: the client says there that it is of nothing. It stays on this origin. */
const decodable = (url: string): string =>
  url.replace(/\?.*/s, '').replace(/^\/+/, '/').replaceAll('%', '%25');

/** What `bareHeaders` gives. */
type BareHeaders = Readonly<Record<string, string>>;

const STATUS_OF_FAILURE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Node's parser gave up, so there is neither a request nor a reply, only the connection. */
export const answerUnparsable =
  (headers: BareHeaders) =>
  (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const answer = problemOf({ statusCode: STATUS_OF_FAILURE[error.code ?? ''] ?? 400 });
    const body = JSON.stringify(answer);
    const head = [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ];
    if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };

/** Node answers an `Expect` that it cannot meet with a status alone. */
export function refuseExpectations(server: Server, headers: BareHeaders): void {
  server.on('checkExpectation', (_request, reply) => {
    const answer = problemOf({ statusCode: 417 });
    const body = JSON.stringify(answer);
    reply.writeHead(answer.status, {
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    reply.end(body);
  });
}
