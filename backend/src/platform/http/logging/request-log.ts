// One line a request, written when its answer is out; Fastify's own two lines are off.
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { redactUrl } from '../../logging/logger.js';
import type { AuthenticatedRequest } from '../access/access.guard.js';

/** What machines ask every few seconds: worth a line to developers only. */
const ROUTINE = /^\/(health|metrics)(\/|$|\?)/;

/** Fastify's log of requests: its id comes from the request's own logger. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override routeNotFound(): void {}

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply): void {
    const line = {
      method: request.method,
      url: redactUrl(request.url),
      route: request.routeOptions?.url,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      ip: request.ip,
      caller: (request as AuthenticatedRequest).caller?.uuid,
    };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log[ROUTINE.test(request.url) ? 'debug' : 'info'](line, 'request');
  }
}
