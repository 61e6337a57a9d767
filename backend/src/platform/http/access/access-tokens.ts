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
/** Cached tokens, nearly a kilobyte each; verifying one takes a hundredth of a call. */
const MAX_CACHED = 2_000;
const RULES = { issuer: 'playset', audience: 'playset-api' };
/** The token type (RFC 9068): a token of another type is refused. */
const TYPE = 'at+jwt';
/** The type that the previous version issued, accepted until its last tokens expire. */
const FORMER_TYPE = 'JWT';
/** The clock skew between replicas; a token issued further ahead comes from a clock that was set back since. */
const MAX_CLOCK_SKEW_SECONDS = 60;

/** Issues and reads access tokens (JWT, HS256). Signs with the current secret; verifies with the previous one, too. */
@Injectable()
export class AccessTokens {
  private readonly signer: JwtService;
  private readonly verifiers: readonly JwtService[];
  /** Verified tokens until they expire. */
  private readonly verified = new LRUCache<string, Caller>({
    max: MAX_CACHED,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

  constructor({ JWT_SECRET, JWT_SECRET_PREVIOUS }: Environment) {
    if (!JWT_SECRET) throw new Error('JWT_SECRET is not set');
    this.signer = signedWith(JWT_SECRET);
    this.verifiers = [this.signer, ...(JWT_SECRET_PREVIOUS ? [signedWith(JWT_SECRET_PREVIOUS)] : [])];
  }

  /** A token for this caller, good for ACCESS_TOKEN_SECONDS. */
  issue(caller: Caller): Promise<string> {
    const { uuid, role, session } = caller;
    const claims = { role, sid: session };
    return this.signer.signAsync(claims, {
      ...RULES,
      subject: uuid,
      // Makes two tokens of one second differ.
      jwtid: randomUUID(),
      expiresIn: ACCESS_TOKEN_SECONDS,
      header: { alg: 'HS256', typ: TYPE },
    });
  }

  /** The caller of a token; undefined when it is expired, forged or of another kind. */
  read(token: string): Caller | undefined {
    const known = this.verified.get(token);
    if (known) return known;
    for (const jwt of this.verifiers) {
      const claims = claimsOf(token, jwt);
      if (!claims) continue;
      const caller = { uuid: claims.sub, role: claims.role, session: claims.sid };
      const ttl = endOf(claims) * 1000 - Date.now();
      if (ttl > 0) this.verified.set(token, caller, { ttl });
      return caller;
    }
    return undefined;
  }
}

/** A KeyObject: the library first tries a string as a public key, which takes fifty times as long as the verification. */
const signedWith = (secret: string) => new JwtService({ secret: createSecretKey(Buffer.from(secret)) });

/** The claims; times in seconds. */
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

/** The expiry, capped: no token lives longer, whatever its claim says. */
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
    const isFromNow = claims.iat <= Date.now() / 1000 + MAX_CLOCK_SKEW_SECONDS;
    return isOfThisKind && isFromNow && ROLES.includes(claims.role) ? claims : undefined;
  } catch {
    return undefined;
  }
}
