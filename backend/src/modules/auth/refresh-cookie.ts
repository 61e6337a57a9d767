// The cookie that carries the refresh token: out of reach of scripts, sent to /api/auth alone. On https its name has the prefix
// that makes browsers refuse it from anywhere but https; `__Host-` would ask for Path=/ and send it with every call.
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../../platform/environment/environment.js';
import { REFRESH_SECONDS } from './domain/refresh-token.js';

const PLAIN = 'refreshToken';
const PREFIXED = '__Secure-refreshToken';

@Injectable()
export class RefreshCookie {
  private readonly options: { httpOnly: true; sameSite: 'strict'; path: string; secure: boolean };
  private readonly name: string;

  constructor({ PUBLIC_URL }: Environment) {
    const secure = PUBLIC_URL?.startsWith('https:') ?? false;
    this.options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
    this.name = secure ? PREFIXED : PLAIN;
  }

  /** The token that a call came with. On https a cookie from before the prefix is still taken; `give` replaces it. */
  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name] ?? cookies[PLAIN];
  }

  set(reply: FastifyReply, token: string): void {
    this.clearUnprefixed(reply);
    reply.setCookie(this.name, token, { ...this.options, maxAge: REFRESH_SECONDS });
  }

  clear(reply: FastifyReply): void {
    this.clearUnprefixed(reply);
    reply.clearCookie(this.name, this.options);
  }

  private clearUnprefixed(reply: FastifyReply): void {
    const isFormer = this.name !== PLAIN && reply.request.cookies[PLAIN] !== undefined;
    if (isFormer) reply.clearCookie(PLAIN, this.options);
  }
}
