// Asks whether a person is at the other end, before anything of the call is begun.
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { HumanVerification } from './human-verification.js';

/**
 * Lets a call through that a person made; its body has a field with `@VerificationToken`. Asking spends the token: let
 * `validFirst` come before.
 * Throws `request.verification-needed` or `request.verification-unavailable`.
 */
@Injectable()
export class HumansOnly implements NestInterceptor {
  constructor(private readonly verification: HumanVerification) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { body, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    return from(this.verification.confirm(tokenIn(body), ip)).pipe(mergeMap(() => next.handle()));
  }
}

function tokenIn(body: unknown): string | undefined {
  const { turnstileToken: token } = (body ?? {}) as { turnstileToken?: unknown };
  return typeof token === 'string' ? token : undefined;
}
