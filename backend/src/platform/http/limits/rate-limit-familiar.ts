// Where an account was logged in to before: its owner's devices and networks, which are no strangers when others guess its password.
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
import { emailKey } from '../../../kernel/email.js';
import { Sql } from '../../database/sql.js';
import { Environment } from '../../environment/environment.js';
import { networkOf } from '../../request-context/network.js';
import { addressIn } from './rate-limit-address.js';
import { hashOf } from './rate-limits.js';

const COOKIE = 'device';
const COOKIE_SECONDS = 365 * 24 * 60 * 60;
const FAMILIAR_MS = 90 * 24 * 60 * 60 * 1000;
// They live where the counts live: what has expired there is cleared, and a crash of the database that empties it leaves an
// owner no worse off than on a new device.
const KNOWN = {
  name: 'platform.familiar-places',
  text: 'select key from platform.rate_limit where key = any ($1::text[]) and expire > $2',
};
const REMEMBER = {
  name: 'platform.remember-places',
  text: `insert into platform.rate_limit (key, points, expire) select key, 0, $2 from unnest($1::text[]) as key order by key
    on conflict (key) do update set expire = excluded.expire`,
};

/** A call to log in. */
interface Coming {
  readonly address: string;
  readonly ip: string;
  /** What the device shows, whether or not we gave it. */
  readonly device: string | undefined;
}

@Injectable()
export class FamiliarPlaces {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly environment: Environment,
  ) {}

  /** Whether the account of this address was logged in to before from here; `device` only if on that very device. */
  async recognise(coming: Coming): Promise<{ device?: string; isFamiliar: boolean }> {
    const [network, device] = keysOf(coming);
    const rows = await this.sql.rows<{ key: string }>(KNOWN, [
      [network, device].filter(Boolean),
      this.clock.now().getTime(),
    ]);
    const isKnownDevice = rows.some(({ key }) => key === device);
    return { isFamiliar: rows.length > 0, ...(isKnownDevice ? { device } : {}) };
  }

  /** Who calls has shown to own the account of this address: for ninety days the device and the network are familiar. */
  async welcome(email: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const device = deviceFor(request);
    await this.remember({ address: emailKey(email), ip: request.ip, device });
    reply.setCookie(COOKIE, device, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/auth',
      secure: this.environment.PUBLIC_URL?.startsWith('https:') ?? false,
      maxAge: COOKIE_SECONDS,
    });
  }

  private async remember(coming: Coming): Promise<void> {
    await this.sql.rows(REMEMBER, [keysOf(coming).filter(Boolean), this.clock.now().getTime() + FAMILIAR_MS]);
  }
}

/** Nothing personal is kept: an address and where it came from, as one hash. */
function keysOf({ address, ip, device }: Coming): [network: string, device?: string] {
  const network = `familiar:${hashOf(['network', address, networkOf(ip)])}`;
  return device === undefined ? [network] : [network, `familiar:${hashOf(['device', address, device])}`];
}

/** What the device of a call shows. */
export const deviceOf = (request: FastifyRequest): string | undefined =>
  request.cookies[COOKIE]?.slice(0, 64) || undefined;

const drawn = new WeakMap<FastifyRequest, string>();

/** What the device of a call shows, or the name that it is given when it gets in: the same each time within one call. */
export function deviceFor(request: FastifyRequest): string {
  const known = deviceOf(request) ?? drawn.get(request);
  if (known) return known;
  const name = randomBytes(24).toString('base64url');
  drawn.set(request, name);
  return name;
}

@Injectable()
class RememberInterceptor implements NestInterceptor {
  constructor(private readonly places: FamiliarPlaces) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    return next.handle().pipe(
      mergeMap(async (answer: unknown) => {
        const address = addressIn(request.body);
        if (address) await this.places.welcome(address, request, http.getResponse<FastifyReply>());
        return answer;
      }),
    );
  }
}

/** Who gets through this route is familiar with the account of the address in the body. */
export const Familiarises = (): MethodDecorator => UseInterceptors(RememberInterceptor);
