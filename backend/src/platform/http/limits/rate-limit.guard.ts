// Stands before every route: counts the call, says in headers where it stands, refuses what is too much.
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
import type { AuthenticatedRequest } from '../access/access.guard.js';
import { writes } from '../access/live-sessions.js';
import { Overloaded } from '../problems/overloaded.js';
import { tooManyRequests } from '../problems/too-many-requests.js';
import { LoadShedder, RANK } from './load-shedder.js';
import { addressIn } from './rate-limit-address.js';
import { LIMITS, type LimitName, type Rule } from './rate-limit-classes.js';
import { deviceOf, Familiarises, FamiliarPlaces } from './rate-limit-familiar.js';
import { type Counted, RateLimits, type Standing } from './rate-limits.js';

const LIMITED = 'playset:limited';
const UNLIMITED = 'unlimited';
/** What the infrastructure asks to know whether we live: refusing it would have us killed while somebody floods us. */
const HEALTH = /^\/health\//;
/** Each log-in is counted by several statements at once, which would take all connections to the database. */
const MAX_LOGINS_AT_ONCE = 2;
const MAX_LOGINS_WAITING = 100;
/** What takes the server longest: it is refused first while the server can't keep up. */
const EXPENSIVE: ReadonlySet<LimitName> = new Set([
  'search',
  'collection',
  'personal-data',
  'password',
  'login',
  'sign-up',
]);

/** A route without a class of its own is a read or a write by its method: there is none without a limit. */
@Injectable()
export class RateLimitGuard implements CanActivate {
  private readonly logins = pLimit(MAX_LOGINS_AT_ONCE);

  constructor(
    private readonly reflector: Reflector,
    private readonly limits: RateLimits,
    private readonly places: FamiliarPlaces,
    private readonly shedder: LoadShedder,
    private readonly environment: Environment,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (this.environment.RATE_LIMITS === 'off') return true;
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const targets = [context.getHandler(), context.getClass()];
    const named = this.reflector.getAllAndOverride<LimitName | typeof UNLIMITED>(LIMITED, targets);
    if (named === UNLIMITED) return true;
    const limit = named ?? (writes(request.method) ? 'write' : 'read');
    if (EXPENSIVE.has(limit)) this.shedder.pass(RANK.cheapestToRefuse);
    const reply = http.getResponse<FastifyReply>();
    const { ip, caller, body } = request;
    const address = addressIn(body);
    const counted = { ip, account: caller?.uuid, address };
    const count = (more?: Partial<Counted>) => this.limits.count(limit, { ...counted, ...more });
    if (address !== undefined && knowsStrangers(limit)) {
      const coming = { address, ip, device: deviceOf(request) };
      if (this.logins.pendingCount >= MAX_LOGINS_WAITING) throw Overloaded.refusal;
      return this.logins(async () => pass(reply, limit, await count(await this.places.recognise(coming))));
    }
    const standings = count();
    return standings instanceof Promise
      ? standings.then((known) => pass(reply, limit, known))
      : pass(reply, limit, standings);
  }
}

/** Tells where a call stands, and lets it pass. Throws when it is too much. */
function pass(reply: FastifyReply, limit: LimitName, standings: readonly Standing[]): true {
  tell(reply, limit, standings);
  const waits = standings.filter(({ allowed }) => !allowed).map(({ reset }) => reset);
  if (waits.length > 0) throw tooManyRequests({ retryAfter: Math.max(...waits) });
  return true;
}

/** The header fields of the IETF draft "RateLimit header fields for HTTP", the tightest rule first. */
function tell(reply: FastifyReply, limit: LimitName, standings: readonly Standing[]): void {
  // Whether somebody is a stranger to an account would tell that there is one.
  const told = standings.filter(({ rule }) => rule.by !== 'address-among-strangers');
  const named = told.map((standing) => ({ name: `"${limit}-${standing.rule.by}"`, ...standing }));
  reply.header(
    'ratelimit-policy',
    named.map(({ name, rule }) => `${name};q=${rule.calls};w=${rule.seconds}`).join(', '),
  );
  reply.header(
    'ratelimit',
    named.map(({ name, remaining, reset }) => `${name};r=${remaining};t=${reset}`).join(', '),
  );
}

/** The route may be called so often, see LIMITS; beyond that it answers 429 with Retry-After. */
export const Limited = (limit: LimitName): MethodDecorator =>
  applyDecorators(SetMetadata(LIMITED, limit), ...(knowsStrangers(limit) ? [Familiarises()] : []));

function knowsStrangers(limit: LimitName): boolean {
  const rules: readonly Rule[] = LIMITS[limit];
  return rules.some(({ by }) => by === 'address-among-strangers');
}

/** The route is never refused, for the reason that its file gives. */
export const Unlimited = (): ClassDecorator => SetMetadata(LIMITED, UNLIMITED);

/** Counts what no guard sees, too: files of the client, the document, addresses that are none, calls without a good token. */
export function limitEveryRequest(app: NestFastifyApplication, { RATE_LIMITS }: Environment): void {
  if (RATE_LIMITS === 'off') return;
  const limits = app.get(RateLimits);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ ip, url }, reply, done) => {
      if (HEALTH.test(url)) return done();
      const standings = limits.count('request', { ip });
      if (standings instanceof Promise) {
        standings.then((known) => pass(reply, 'request', known)).then(() => done(), done);
        return;
      }
      try {
        pass(reply, 'request', standings);
      } catch (refusal) {
        return done(refusal as Error);
      }
      done();
    });
}
