// Stands before the routes marked @Limited: counts the call, says in headers where it stands, refuses what is too much.
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
  UseGuards,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { emailKey } from '../../kernel/email.js';
import { Environment } from '../environment/environment.js';
import type { AuthenticatedRequest } from './access.guard.js';
import { type LimitName, RateLimits, type Standing } from './rate-limits.js';
import { tooManyRequests } from './too-many-requests.js';

const LIMITED = 'playset:limited';
/** Where the OpenAPI document carries the mark of @Limited() until it becomes a 429. */
export const LIMITED_EXTENSION = 'x-limited';

@Injectable()
class RateLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly environment: Environment,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.environment.RATE_LIMITS === 'off') return true;
    const limit = this.reflector.get<LimitName>(LIMITED, context.getHandler());
    const http = context.switchToHttp();
    const { ip, caller, body } = http.getRequest<AuthenticatedRequest>();
    const counted = { ip, account: caller?.uuid, address: addressIn(body) };
    const standings = await this.limits.count(limit, counted);
    tell(http.getResponse<FastifyReply>(), limit, standings);
    const waits = standings.filter(({ allowed }) => !allowed).map(({ reset }) => reset);
    if (waits.length > 0) throw tooManyRequests({ retryAfter: Math.max(...waits) });
    return true;
  }
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP", the tightest rule first. */
function tell(reply: FastifyReply, limit: LimitName, standings: readonly Standing[]): void {
  const named = standings.map((standing) => ({ name: `"${limit}-${standing.rule.by}"`, ...standing }));
  reply.header(
    'ratelimit-policy',
    named.map(({ name, rule }) => `${name};q=${rule.calls};w=${rule.seconds}`).join(', '),
  );
  reply.header(
    'ratelimit',
    named.map(({ name, remaining, reset }) => `${name};r=${remaining};t=${reset}`).join(', '),
  );
}

/** The key of the e-mail address in a body that nobody has validated yet: guards come before pipes. */
function addressIn(body: unknown): string | undefined {
  const { email } = (body ?? {}) as { email?: unknown };
  return typeof email === 'string' ? emailKey(email.trim().slice(0, 254)) : undefined;
}

/** The route may be called so often, see LIMITS; beyond that it answers 429 with Retry-After. */
export const Limited = (limit: LimitName): MethodDecorator =>
  applyDecorators(
    SetMetadata(LIMITED, limit),
    ApiExtension(LIMITED_EXTENSION, true),
    UseGuards(RateLimitGuard),
  );
