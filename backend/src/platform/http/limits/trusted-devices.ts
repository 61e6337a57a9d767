// The devices and networks from which an account was logged in to before. They keep their own log-in limit while strangers
// guess the password. rate-limiter-flexible counts calls and keeps no list of who may pass.
import { randomBytes } from 'node:crypto';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mergeMap, type Observable } from 'rxjs';
import { Clock } from '../../../kernel/clock.js';
import { DAY_MS } from '../../../kernel/durations.js';
import { emailKey } from '../../../kernel/email.js';
import { Sql } from '../../database/sql.js';
import { Environment } from '../../environment/environment.js';
import { networkOf } from '../../request-context/network.js';
import { addressIn } from './rate-limit-address.js';
import { hashOf } from './rate-limits.js';

const COOKIE = 'device';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const TRUST_MS = 90 * DAY_MS;
// Stored in the unlogged table of the rate limits: expired rows are cleared there, and a database crash that empties it only
// makes each device a new one.
const FIND_TRUSTED = {
  name: 'platform.trusted-devices',
  text: 'select key from platform.rate_limit where key = any ($1::text[]) and expire > $2',
};
const TRUST = {
  name: 'platform.trust-device',
  text: `insert into platform.rate_limit (key, points, expire) select key, 0, $2 from unnest($1::text[]) as key order by key
    on conflict (key) do update set expire = excluded.expire`,
};

interface LoginAttempt {
  readonly address: string;
  readonly ip: string;
  /** The id in its cookie, whether or not we issued it. */
  readonly device: string | undefined;
}

@Injectable()
export class TrustedDevices {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Whether the account of this address trusts the device or the network; `device` only if it trusts the device. */
  async check(attempt: LoginAttempt): Promise<{ device?: string; isTrusted: boolean }> {
    const [network, device] = keysOf(attempt);
    const rows = await this.sql.rows<{ key: string }>(FIND_TRUSTED, [
      [network, device].filter(Boolean),
      this.clock.now().getTime(),
    ]);
    const isTrustedDevice = rows.some(({ key }) => key === device);
    return { isTrusted: rows.length > 0, ...(isTrustedDevice ? { device } : {}) };
  }

  /** Trusts the device and the network of a caller who has proved to own the account, for ninety days. */
  async trust(email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const device = deviceIdFor(request);
    await this.store({ address: emailKey(email), ip: request.ip, device });
    reply.setCookie(COOKIE, device, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/auth',
      secure: this.environment.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAge: COOKIE_SECONDS,
    });
  }

  private async store(attempt: LoginAttempt): Promise<void> {
    await this.sql.rows(TRUST, [keysOf(attempt).filter(Boolean), this.clock.now().getTime() + TRUST_MS]);
  }
}

/** An address with its network or device, as one hash: nothing personal is stored. The prefix is that of rows in use. */
function keysOf({ address, ip, device }: LoginAttempt): [network: string, device?: string] {
  const network = `familiar:${hashOf(['network', address, networkOf(ip)])}`;
  return device === undefined ? [network] : [network, `familiar:${hashOf(['device', address, device])}`];
}

/** The device id in the cookie of a call. */
export const deviceIdOf = (request: FastifyRequest): string | undefined =>
  request.cookies[COOKIE]?.slice(0, 64) || undefined;

const issued = new WeakMap<FastifyRequest, string>();

/** The device id of a call, or a new one: the same each time within one call. */
export function deviceIdFor(request: FastifyRequest): string {
  const known = deviceIdOf(request) ?? issued.get(request);
  if (known) return known;
  const id = randomBytes(24).toString('base64url');
  issued.set(request, id);
  return id;
}

@Injectable()
class TrustInterceptor implements NestInterceptor {
  constructor(private readonly devices: TrustedDevices) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const address = addressIn(request.body);
        if (address) await this.devices.trust(address, request, http.getResponse<FastifyReply>());
        return answer;
      }),
    );
  }
}

/** A successful call of this route makes its device trusted for the account of the address in the body. */
export const TrustsDevice = (): MethodDecorator => UseInterceptors(TrustInterceptor);
