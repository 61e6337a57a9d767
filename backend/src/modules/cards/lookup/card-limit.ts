// Tells who searches too often so in the card database's own shape, as every other refusal of the card routes.
import { type ArgumentsHost, applyDecorators, Catch, type ExceptionFilter, UseFilters } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { DomainError } from '../../../kernel/domain-error.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { ProblemFilter } from '../../../platform/http/problems/problem.filter.js';
import { tooManyRequests } from '../../../platform/http/problems/too-many-requests.js';
import type { RateLimitClass } from '../../../platform/manifest/rate-limit-class.js';
import { CardRefusal, CardRefusalFilter, RETRY_AFTER_HEADER, refusalsLike } from './card-refusal.js';

const tooMany = (): CardRefusal => new CardRefusal(429, tooManyRequests.message);

/** Answers a limit that was reached as a CardRefusal; what else a rule refuses is a problem, here as elsewhere. */
@Catch(DomainError)
class CardLimitFilter implements ExceptionFilter<DomainError> {
  private readonly refusals = new CardRefusalFilter();
  private readonly problems = new ProblemFilter();

  catch(error: DomainError, host: ArgumentsHost): void {
    if (error.code !== tooManyRequests.code) {
      this.problems.catch(error, host);
      return;
    }
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    reply.header('retry-after', String(error.details.retryAfter));
    this.refusals.catch(tooMany(), host);
  }
}

/** The card route may be called so often; beyond that it refuses with 429 and Retry-After. */
export const CardsLimited = (limit: RateLimitClass): MethodDecorator =>
  applyDecorators(
    Limited(limit),
    UseFilters(CardLimitFilter),
    ApiResponse({
      status: 429,
      description: 'Too many calls in a short time.',
      headers: RETRY_AFTER_HEADER,
      content: { 'application/json': refusalsLike(tooMany()) },
    }),
  );
