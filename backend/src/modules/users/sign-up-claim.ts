// Marks the browser that signed up, so that verifying the address logs in there and nowhere else. The cookie carries a random
// claim; the server keeps a hash of it and the account, which opens nothing without the link in the mail.
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Environment } from '../../platform/environment/environment.js';

/** As long as the link in the mail works. */
export const SIGN_UP_CLAIM_SECONDS = 24 * 3600;
const MAX_LENGTH = 64;

@Injectable()
export class SignUpClaim {
  private readonly options: { httpOnly: true; sameSite: 'strict'; path: string; secure: boolean };
  private readonly name: string;

  constructor({ PUBLIC_URL }: Environment) {
    const secure = PUBLIC_URL?.startsWith('https:') ?? false;
    this.options = { httpOnly: true, sameSite: 'strict', path: '/api/auth', secure };
    this.name = secure ? '__Secure-pendingVerification' : 'pendingVerification';
  }

  /** A new claim. */
  generate(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The claim that a call came with. */
  read({ cookies }: FastifyRequest): string | undefined {
    return cookies[this.name]?.slice(0, MAX_LENGTH) || undefined;
  }

  set(reply: FastifyReply, claim: string): void {
    reply.setCookie(this.name, claim, { ...this.options, maxAge: SIGN_UP_CLAIM_SECONDS });
  }

  clear(reply: FastifyReply): void {
    reply.clearCookie(this.name, this.options);
  }
}

/** What is kept of the claim of this account: nothing that says whose it is. */
export const claimHash = (claim: string, account: string): string =>
  createHash('sha256').update(`${claim} ${account}`).digest('base64url');
