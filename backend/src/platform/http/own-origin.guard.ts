// Keeps foreign pages from using the refresh cookie: the browser names the page that calls in Origin.
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { defineError } from '../../kernel/domain-error.js';
import { Environment } from '../environment/environment.js';
import { Fails } from './fails.js';

/** The call comes from a page of another site. */
const foreignOrigin = defineError(
  'request.foreign-origin',
  'forbidden',
  'This call is not allowed from another site.',
);

@Injectable()
class OwnOriginGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    if (headers.origin === undefined) return true;
    const { PUBLIC_URL } = this.environment;
    const isOwn = PUBLIC_URL !== undefined && headers.origin === new URL(PUBLIC_URL).origin;
    if (!isOwn && hostOf(headers.origin) !== host.toLowerCase()) throw foreignOrigin();
    return true;
  }
}

/** The scheme is left out: behind a proxy that ends TLS the server does not know the page's. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** The route is called with the refresh cookie, by our own pages or by programs, never by another site's page. */
export const CookieCall = (): MethodDecorator =>
  applyDecorators(ApiCookieAuth('refreshCookie'), UseGuards(OwnOriginGuard), Fails(foreignOrigin));
