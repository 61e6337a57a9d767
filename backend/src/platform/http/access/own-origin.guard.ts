// Keeps foreign pages from using the refresh cookie: the browser names the page that calls in Origin, or at least in Referer,
// and says in Sec-Fetch-Site whether it is one of ours. A program that says nothing of the kind was given its cookie.
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { defineError } from '../../../kernel/domain-error.js';
import { Environment } from '../../environment/environment.js';
import { Fails } from '../problems/fails.js';

/** The call comes from a page of another site. */
const foreignOrigin = defineError(
  'request.foreign-origin',
  'forbidden',
  'This call isn’t allowed from another site.',
);

@Injectable()
class OwnOriginGuard implements CanActivate {
  constructor(private readonly environment: Environment) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, host } = context.switchToHttp().getRequest<FastifyRequest>();
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw foreignOrigin();
    const page = headers.origin ?? headers.referer;
    if (page !== undefined && !this.isOurs(page, host.toLowerCase())) throw foreignOrigin();
    return true;
  }

  /** Of a page at another address than the public one the host alone counts: behind a proxy its scheme is not known here. */
  private isOurs(page: string, host: string): boolean {
    if (!URL.canParse(page)) return false;
    const called = new URL(page);
    const { PUBLIC_URL } = this.environment;
    const known = PUBLIC_URL === undefined ? undefined : new URL(PUBLIC_URL);
    return known?.host === called.host ? known.origin === called.origin : called.host === host;
  }
}

/** The route is called with the refresh cookie, by our own pages or by programs, never by another site's page. */
export const CookieCall = (): MethodDecorator =>
  applyDecorators(ApiCookieAuth('refreshCookie'), UseGuards(OwnOriginGuard), Fails(foreignOrigin));
