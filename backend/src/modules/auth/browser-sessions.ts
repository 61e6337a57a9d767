// Gives a browser the session of a login.
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefreshCookie } from './refresh-cookie.js';
import { SessionsService, type Tokens } from './sessions.service.js';

@Injectable()
export class BrowserSessions {
  constructor(
    private readonly sessions: SessionsService,
    private readonly cookie: RefreshCookie,
  ) {}

  /** From now on the cookie is that of this session; the one that it was of, which nobody can refresh any more, is over. */
  async enter({ refreshToken }: Tokens, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.sessions.end(this.cookie.read(request));
    this.cookie.set(reply, refreshToken);
  }
}
