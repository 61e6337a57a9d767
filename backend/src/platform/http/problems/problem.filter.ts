// Turns whatever was thrown into a problem; nothing of the inside leaves at 5xx.
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import { isDiskFull } from '../../database/disk-full.js';
import { Overloaded } from './overloaded.js';
import type { Problem } from './problem.dto.js';
import { problem, STATUS_OF } from './problem.js';

const UNREADABLE = 'The request couldn’t be read.';
/** The code and the words of statuses that no rule of the product stands behind. */
export const PROBLEM_OF_STATUS: Record<number, readonly [code: string, message: string]> = {
  400: ['request.unreadable', UNREADABLE],
  404: ['request.unknown-path', 'There’s nothing at this address.'],
  408: ['request.too-slow', 'The request took too long to arrive.'],
  413: ['request.too-large', 'The request is too large.'],
  414: ['request.too-long', 'The address is too long.'],
  415: ['request.media-type', 'Send the body as application/json.'],
  417: ['request.expectation', 'This server can’t meet the Expect header.'],
  431: ['request.too-long', 'The headers are too long.'],
};

/** How long somebody waits, in seconds, before asking again a service that is not available. */
export const RETRY_AFTER = 5;

/** The last stop of every error of a request. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const answer = problemOf(error);
    const { log } = http.getRequest<FastifyRequest>();
    if (isExpected(error)) log.debug(answer.code);
    else if (answer.status >= 500) log.error({ err: error }, answer.code);
    else if (isDataException(error)) log.warn({ err: error }, 'a validation is missing');
    const retryAfter = error instanceof DomainError ? error.details.retryAfter : undefined;
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    else if (answer.status === 503) reply.header('retry-after', String(RETRY_AFTER));
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    // `@Header` has set it for the file that is not sent now.
    reply.removeHeader('content-disposition');
    reply.status(answer.status).type('application/problem+json').send(answer);
  }
}

/** Nobody needs to look into it: it passes by itself. */
const isExpected = (error: unknown): boolean =>
  error instanceof Overloaded || (error instanceof DomainError && error.details.isExpected === true);

/** The problem that an error is shown as. */
export function problemOf(error: unknown): Problem {
  if (error instanceof DomainError) {
    const { errors, challenge } = error.details;
    // The first refused field says more than "some fields are not valid".
    const [first] = errors ?? [];
    const { message, params } = first ?? error;
    const shown = problem(STATUS_OF[error.kind], error.code, message, errors, params);
    return challenge === undefined ? shown : { ...shown, challenge };
  }
  if (isDataException(error)) return problem(400, 'request.unreadable', UNREADABLE);
  const status = statusOf(error);
  if (status === 503)
    return problem(
      503,
      'server.unavailable',
      'The service isn’t available right now. Try again in a moment.',
    );
  if (status >= 400 && status < 500) {
    const [code, message] = PROBLEM_OF_STATUS[status] ?? ['request.refused', 'The request was refused.'];
    return problem(status, code, message);
  }
  return problem(500, 'server.error', 'Something went wrong on our side. Try again in a moment.');
}

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  if (typeof statusCode === 'number') return statusCode;
  return isDatabaseUnreachable(error) || isDiskFull(error) ? 503 : 500;
}

// Class 08 is a broken connection, 57P0x a database that stops or starts, class 53 one whose disk, memory or connections
// are used up, 25006 one that became a standby, 57014 a statement that took too long.
const UNREACHABLE = /^(08\d{3}|08P01|57P0\d|53\d{3}|25006|57014)$/;

/** The database cannot be reached or has no room at the moment; what was asked may be right. */
function isDatabaseUnreachable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && UNREACHABLE.test(code);
}

/**
 * Text that no validation foresaw but the database can't hold, such as a NUL character. The rest of PostgreSQL's class 22, such
 * as a division by zero or a bad cast, is a fault of our own SQL.
 */
function isDataException(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === '22021' || code === '22P05';
}
