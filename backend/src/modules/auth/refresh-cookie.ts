// The cookie that carries the refresh token: out of reach of scripts, sent to /api/auth alone.
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../../platform/environment/environment.js';
import { REFRESH_SECONDS } from './domain/refresh-token.js';

const NAME = 'refreshToken';

@Injectable()
export class RefreshCookie {
  private readonly options: { httpOnly: true; sameSite: 'strict'; path: string; secure: boolean };

  constructor({ PUBLIC_URL }: Environment) {
    const secure = PUBLIC_URL?.startsWith('https:') ?? false;
    this.options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
  }

  /** The token that a call came with. */
  in(request: FastifyRequest): string | undefined {
    return request.cookies[NAME];
  }

  give(reply: FastifyReply, token: string): void {
    reply.setCookie(NAME, token, { ...this.options, maxAge: REFRESH_SECONDS });
  }

  take(reply: FastifyReply): void {
    reply.clearCookie(NAME, this.options);
  }
}
