// Judges and hashes the password of a sign-up before its transaction begins, which an Idempotency-Key opens around the call.
import {
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap, type Observable } from 'rxjs';
import { passwordsDiffer } from './domain/user.errors.js';
import type { SignUp } from './dto/sign-up.dto.js';
import { NewPasswords } from './new-passwords.js';

type SignUpRequest = FastifyRequest<{ Body: SignUp }> & { passwordHash?: string };

/** Let `validFirst` come before. Throws `users.passwords-differ` and what `NewPasswords.hash` throws. */
@Injectable()
export class HashesPassword implements NestInterceptor {
  constructor(private readonly passwords: NewPasswords) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<SignUpRequest>();
    return from(this.hash(request.body)).pipe(
      mergeMap((hash) => {
        request.passwordHash = hash;
        return next.handle();
      }),
    );
  }

  private async hash({ name, email, password, confirmPassword }: SignUp): Promise<string> {
    if (password !== confirmPassword) {
      throw passwordsDiffer({ errors: [{ field: 'confirmPassword', message: passwordsDiffer.message }] });
    }
    return this.passwords.hash({ password, owner: { name, email }, field: 'password' });
  }
}

/** The hash that `HashesPassword` has made. */
export const PasswordHash = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const { passwordHash } = context.switchToHttp().getRequest<SignUpRequest>();
  if (passwordHash === undefined) throw new Error('PasswordHash was used on a route without HashesPassword');
  return passwordHash;
});
