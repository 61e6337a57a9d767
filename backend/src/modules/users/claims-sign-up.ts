// Marks the browser that signs up, also where the answer was lost: a retry with the same Idempotency-Key gets the claim of the first call.
import { createHmac } from 'node:crypto';
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import { type Keys, SecretKeys } from '../../platform/environment/secret-keys.js';
import { keyedCall } from '../../platform/http/idempotency/idempotency-key.js';
import { SignUpClaim } from './sign-up-claim.js';

type SignUpRequest = FastifyRequest & { signUpClaim?: string };

/** Let it come before the interceptors of the key: an answer that is replayed gets the cookie, too. */
@Injectable()
export class ClaimsSignUp implements NestInterceptor {
  private readonly keys: Keys;

  constructor(
    private readonly claims: SignUpClaim,
    keys: SecretKeys,
  ) {
    this.keys = keys.for('sign-up-claim');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SignUpRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const claim = this.claimOf(context);
    request.signUpClaim = claim;
    return next.handle().pipe(tap(() => this.claims.set(reply, claim)));
  }

  /** The same for the same key and body, which holds the password; only this server can compute it. */
  private claimOf(context: ExecutionContext): string {
    const call = keyedCall(context, this.keys);
    if (!call) return this.claims.generate();
    const asked = JSON.stringify([call.name, call.hashes[0]]);
    return createHmac('sha256', this.keys[0]).update(asked).digest('base64url');
  }
}

/** The claim of `ClaimsSignUp`. */
export const ClaimOfSignUp = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { signUpClaim } = context.switchToHttp().getRequest<SignUpRequest>();
  if (signUpClaim === undefined) throw new Error('ClaimOfSignUp was used on a route without ClaimsSignUp');
  return signUpClaim;
});
