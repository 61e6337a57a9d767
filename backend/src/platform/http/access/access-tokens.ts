// The short-lived token that says who calls: issued at log-in, read at every call.
import { createSecretKey, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { LRUCache } from 'lru-cache';
import { ROLES, type Role } from '../../../kernel/role.js';
import { Environment } from '../../environment/environment.js';

/** Who calls. `session` is the log-in that the token came from. */
export interface Caller {
  readonly uuid: string;
  readonly role: Role;
  readonly session: string;
}

/** How long an access token lives, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
/** So many tokens are remembered, nearly a kilobyte each; to read one anew takes a hundredth of a call. */
const MAX_CACHED = 2_000;
const RULES = { issuer: 'playset', audience: 'playset-api' };
/** The kind of token (RFC 9068), so that none of another kind is taken for one. */
const TYPE = 'at+jwt';
/** What the version before this one wrote: good for as long as its last tokens live. */
const FORMER_TYPE = 'JWT';
/** Clocks of replicas may differ by so much; a token from further ahead was issued by a clock that was set back since. */
const MAX_AHEAD_SECONDS = 60;

/** Issues and reads access tokens (JWT, HS256). Signs with the secret of the day; reads what the one before signed, too. */
@Injectable()
export class AccessTokens {
  private readonly newest: JwtService;
  private readonly known: readonly JwtService[];
  /** Good tokens of late, until they end: who is here calls again with the same one. */
  private readonly good = new LRUCache<string, Caller>({
    max: MAX_CACHED,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

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
      header: { alg: 'HS256', typ: TYPE },
    });
  }

  /** The caller of a token; undefined when it is expired, forged or of another kind. */
  read(token: string): Caller | undefined {
    const known = this.good.get(token);
    if (known) return known;
    for (const jwt of this.known) {
      const claims = claimsOf(token, jwt);
      if (!claims) continue;
      const caller = { uuid: claims.sub, role: claims.role, session: claims.sid };
      const ttl = endOf(claims) * 1000 - Date.now();
      if (ttl > 0) this.good.set(token, caller, { ttl });
      return caller;
    }
    return undefined;
  }
}

/** A key, not its text: a text is first tried as a public key by the library, fifty times the work of the check itself. */
const signedWith = (secret: string) => new JwtService({ secret: createSecretKey(Buffer.from(secret)) });

/** What a token says; moments in seconds. */
interface Claims {
  readonly sub: string;
  readonly role: Role;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

interface Verified {
  readonly header: { readonly typ?: string };
  readonly payload: Claims;
}

/** Whatever it says of its own end: no token of ours lives longer. */
const endOf = ({ iat, exp }: Claims): number => Math.min(exp, iat + ACCESS_TOKEN_SECONDS);

function claimsOf(token: string, jwt: JwtService): Claims | undefined {
  try {
    const { header, payload: claims } = jwt.verify<Verified>(token, {
      ...RULES,
      algorithms: ['HS256'],
      maxAge: ACCESS_TOKEN_SECONDS,
      complete: true,
    });
    const isOfThisKind = [TYPE, FORMER_TYPE].includes(header.typ ?? '');
    const isFromNow = claims.iat <= Date.now() / 1000 + MAX_AHEAD_SECONDS;
    return isOfThisKind && isFromNow && ROLES.includes(claims.role) ? claims : undefined;
  } catch {
    return undefined;
  }
}
