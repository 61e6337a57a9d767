// Deny by default: without a valid access token of a live session only what is marked @Public() answers.
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { defineError } from '../../../kernel/domain-error.js';
import type { Role } from '../../../kernel/role.js';
import { IS_PUBLIC, ONLY_FOR, WHILE_SUSPENDED } from './access.js';
import { AccessTokens, type Caller } from './access-tokens.js';
import { LiveSessions } from './live-sessions.js';

/** No valid access token came with the call. */
export const notLoggedIn = defineError('auth.not-logged-in', 'unauthenticated', 'You must be logged in.');
/** The caller's kind of account may not do this. */
export const wrongRole = defineError('auth.wrong-role', 'forbidden', 'Your account type can’t do this.');

/** A request whose caller the guard has established. */
export type AuthenticatedRequest = FastifyRequest & { caller?: Caller };

/** Stands before every route. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: AccessTokens,
    private readonly sessions: LiveSessions,
  ) {}

  /** Answers at once where nobody has to be asked: a promise for each call would cost more than the look at its token. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const [scheme, token] = (request.headers.authorization ?? '').split(' ');
    const caller = scheme?.toLowerCase() === 'bearer' && token ? this.tokens.read(token) : undefined;
    if (!caller) throw notLoggedIn();
    const enter = () => {
      const role = this.reflector.getAllAndOverride<Role>(ONLY_FOR, targets);
      if (role && role !== caller.role) throw wrongRole();
      request.caller = caller;
      return true;
    };
    const isExempt = this.reflector.getAllAndOverride<boolean>(WHILE_SUSPENDED, targets) ?? false;
    const asked = this.sessions.refuseIfEnded(caller.session, request.method, isExempt);
    return asked ? asked.then(enter) : enter();
  }
}
