// Answers what fails before any route is found: a broken escape in the address, a path part that is too long.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { problemOf } from './problem.filter.js';
import type { RequestLog } from './request-log.js';

/** No hook of ours has seen this request, so its id and its line in the log are given here. */
export const answerUnroutable =
  (log: RequestLog) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const answer = problemOf(error);
    reply.raw.once('finish', () => log.requestCompleted(null, request, reply));
    reply
      .header('x-request-id', request.id)
      .status(answer.status)
      .type('application/problem+json')
      .send(answer);
  };
