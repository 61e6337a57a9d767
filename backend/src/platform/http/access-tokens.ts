// The short-lived token that says who calls: issued at log-in, read at every call.
import { createSecretKey, randomUUID } from 'node:crypto';
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
  private readonly newest: JwtService;
  private readonly known: readonly JwtService[];

  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Environment) {
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set');
    this.newest = signedWith(JWT_SECRET);
    this.known = [this.newest, ...(JWT_SECRET_PREVIOUS ? [signedWith(JWT_SECRET_PREVIOUS)] : [])];
  }

  /** A token for this caller, good for ACCESS_TOKEN_SECONDS. */
  issue(caller: Caller): Promise<string> {
    const { uuid, role, session } = caller;
    const claims = { role, sid: session };
    return this.newest.signAsync(claims, {
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
    for (const jwt of this.known) {
      const caller = await callerOf(token, jwt);
      if (caller) return caller;
    }
    return undefined;
  }
}

/** A key, not its text: a text is first tried as a public key by the library, fifty times the work of the check itself. */
const signedWith = (secret: string) => new JwtService({ secret: createSecretKey(Buffer.from(secret)) });

async function callerOf(token: string, jwt: JwtService): Promise<Caller | undefined> {
  try {
    const { sub, role, sid } = await jwt.verifyAsync<{ sub: string; role: Role; sid: string }>(token, {
      ...RULES,
      algorithms: ['HS256'],
      // Whatever it says of its own end: no token of ours lives longer.
      maxAge: ACCESS_TOKEN_SECONDS,
    });
    return ROLES.includes(role) ? { uuid: sub, role, session: sid } : undefined;
  } catch {
    return undefined;
  }
}
