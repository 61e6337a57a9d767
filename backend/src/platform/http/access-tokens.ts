// The short-lived token that says who calls: issued at log-in, read at every call.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { ROLES, type Role } from '../../kernel/role.js';
import { Environment } from '../environment/environment.js';

/** Who calls. `session` is the log-in that the token came from. */
export interface Caller {
  readonly uuid: string;
  readonly role: Role;
  readonly session: string;
}

/** How long an access token lives, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const RULES = { issuer: 'playset', audience: 'playset-api' };

/** Issues and reads access tokens (JWT, HS256). Signs with the secret of the day; reads what the one before signed, too. */
@Injectable()
export class AccessTokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly environment: Environment,
  ) {}

  /** A token for this caller, good for ACCESS_TOKEN_SECONDS. */
  issue(caller: Caller): Promise<string> {
    const { uuid, role, session } = caller;
    const claims = { role, sid: session };
    return this.jwt.signAsync(claims, {
      ...RULES,
      subject: uuid,
      // Two tokens of one second are two tokens.
      jwtid: randomUUID(),
      expiresIn: ACCESS_TOKEN_SECONDS,
      algorithm: 'HS256',
    });
  }

  /** The caller of a token; undefined when it is expired, forged or of another kind. */
  async read(token: string): Promise<Caller | undefined> {
    const { JWT_SECRET, JWT_SECRET_PREVIOUS } = this.environment;
    for (const secret of [JWT_SECRET, JWT_SECRET_PREVIOUS]) {
      const claims = secret && (await this.verified(token, secret));
      if (claims) return claims;
    }
    return undefined;
  }

  private async verified(token: string, secret: string): Promise<Caller | undefined> {
    try {
      const { sub, role, sid } = await this.jwt.verifyAsync<{ sub: string; role: Role; sid: string }>(token, {
        ...RULES,
        secret,
        algorithms: ['HS256'],
        // Whatever it says of its own end: no token of ours lives longer.
        maxAge: ACCESS_TOKEN_SECONDS,
      });
      return ROLES.includes(role) ? { uuid: sub, role, session: sid } : undefined;
    } catch {
      return undefined;
    }
  }
}
