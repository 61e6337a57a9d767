// Runs before every route: counts the call, writes the rate limit headers, and refuses it beyond a limit.
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import pLimit from 'p-limit';
import { Environment } from '../../environment/environment.js';
import type { CountedBy, RateLimitClass } from '../../manifest/rate-limit-class.js';
import type { AuthenticatedRequest } from '../access/access.guard.js';
import { writes } from '../access/live-sessions.js';
import { Overloaded } from '../problems/overloaded.js';
import { tooManyRequests } from '../problems/too-many-requests.js';
import { LoadShedder, RANK } from './load-shedder.js';
import { addressIn } from './rate-limit-address.js';
import { READ, REQUEST, WRITE } from './rate-limit-classes.js';
import { type RateLimitStatus, type RateLimitSubject, RateLimits } from './rate-limits.js';
import { deviceIdOf, TrustedDevices, TrustsDevice } from './trusted-devices.js';

const LIMITED = 'playset:limited';
const UNLIMITED = 'unlimited';
/** Never limited: a refused probe would get the process killed during a flood. */
const HEALTH = /^\/health\//;
/** Each log-in takes several connections at once for its counts: unbounded they would take all of the pool. */
const MAX_LOGINS_AT_ONCE = 2;
const MAX_LOGINS_WAITING = 100;
/** No header has these rules: whether they apply would reveal that an account exists, and is logged in to from here. */
const REVEALING: readonly CountedBy[] = ['address-among-strangers', 'address-in-trusted-network'];

/** A route without a class of its own counts as a read or a write, by its method. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly logins = pLimit(MAX_LOGINS_AT_ONCE);

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly devices: TrustedDevices,
    private readonly shedder: LoadShedder,
    private readonly environment: Environment,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.environment.RATE_LIMITS === 'off') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<RateLimitClass | typeof UNLIMITED>(LIMITED, targets);
    if (named === UNLIMITED) return true;
    const limit = named ?? (writes(request.method) ? WRITE : READ);
    if (limit.isExpensive) this.shedder.refuseIfBusy(RANK.cheapestToRefuse);
    const reply = http.getResponse<FastifyReply>();
    const { ip, caller, body } = request;
    const address = addressIn(body);
    const counted = { ip, account: caller?.uuid, address };
    const count = (more?: Partial<RateLimitSubject>) => this.limits.count(limit, { ...counted, ...more });
    if (address !== undefined && tracksTrustedDevices(limit)) {
      const attempt = { address, ip, device: deviceIdOf(request) };
      if (this.logins.pendingCount >= MAX_LOGINS_WAITING) throw Overloaded.refusal;
      return this.logins(async () => enforce(reply, limit, await count(await this.devices.check(attempt))));
    }
    const statuses = count();
    return statuses instanceof Promise
      ? statuses.then((known) => enforce(reply, limit, known))
      : enforce(reply, limit, statuses);
  }
}

/** Writes the headers. Throws when a rule refuses the call. */
function enforce(reply: FastifyReply, limit: RateLimitClass, statuses: readonly RateLimitStatus[]): true {
  sendRateLimitHeaders(reply, limit, statuses);
  const waits = statuses.filter(({ allowed }) => !allowed).map(({ reset }) => reset);
  if (waits.length > 0) throw tooManyRequests({ retryAfter: Math.max(...waits) });
  return true;
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP", the tightest rule first. */
function sendRateLimitHeaders(
  reply: FastifyReply,
  limit: RateLimitClass,
  statuses: readonly RateLimitStatus[],
): void {
  const shown = statuses.filter(({ rule }) => !REVEALING.includes(rule.by));
  const named = shown.map((status) => ({ name: `"${limit.name}-${status.rule.by}"`, ...status }));
  reply.header(
    'ratelimit-policy',
    named.map(({ name, rule }) => `${name};q=${rule.calls};w=${rule.seconds}`).join(', '),
  );
  reply.header(
    'ratelimit',
    named.map(({ name, remaining, reset }) => `${name};r=${remaining};t=${reset}`).join(', '),
  );
}

/** Limits the route; beyond the limit it answers 429 with Retry-After. */
export const Limited = (limit: RateLimitClass): MethodDecorator =>
  applyDecorators(SetMetadata(LIMITED, limit), ...(tracksTrustedDevices(limit) ? [TrustsDevice()] : []));

function tracksTrustedDevices({ rules }: RateLimitClass): boolean {
  return rules.some(({ by }) => by === 'address-among-strangers');
}

/** Exempts a controller from rate limits. */
export const Unlimited = (): ClassDecorator => SetMetadata(LIMITED, UNLIMITED);

/** Counts what no guard sees, too: static files, the OpenAPI document, unknown paths, calls without a valid token. */
export function limitEveryRequest(app: NestFastifyApplication, { RATE_LIMITS }: Environment): void {
  if (RATE_LIMITS === 'off') return;
  const limits = app.get(RateLimits);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ ip, url }, reply, done) => {
      if (HEALTH.test(url)) return done();
      const statuses = limits.count(REQUEST, { ip });
      if (statuses instanceof Promise) {
        statuses.then((known) => enforce(reply, REQUEST, known)).then(() => done(), done);
        return;
      }
      try {
        enforce(reply, REQUEST, statuses);
      } catch (refusal) {
        return done(refusal as Error);
      }
      done();
    });
}
