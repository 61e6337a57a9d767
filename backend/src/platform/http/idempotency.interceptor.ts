// A retried call with the same Idempotency-Key gets the first answer; its effect happens once.
import { createHmac } from 'node:crypto';
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { defineError } from '../../kernel/domain-error.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Environment } from '../environment/environment.js';
import type { AuthenticatedRequest } from './access.guard.js';
import { Fails } from './fails.js';
import { addressIn } from './rate-limit-address.js';
import { requestInvalid } from './validation.js';

/** The same key came with another request. */
export const keyReused = defineError(
  'request.idempotency-key-reused',
  'unprocessable',
  'This Idempotency-Key was used with another request.',
);

const CLAIM = `insert into platform.idempotent_answer (account, operation, key, request_hash) values ($1, $2, $3, $4)
  on conflict (account, operation, key) do update
    set request_hash = excluded.request_hash, answer = null, created_at = now()
    where platform.idempotent_answer.created_at < now() - interval '24 hours'
  returning 1`;
const RECALL = `select request_hash, answer from platform.idempotent_answer where account = $1 and operation = $2 and key = $3`;
const REMEMBER = `update platform.idempotent_answer set answer = $4::json where account = $1 and operation = $2 and key = $3`;

@Injectable()
class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly environment: Environment,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const key = request.headers['idempotency-key'];
    if (key === undefined) return next.handle();
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
      const message = 'Idempotency-Key must be 1 to 128 visible characters';
      throw requestInvalid({ errors: [{ field: 'Idempotency-Key', message }] });
    }
    const whose = this.whose(request);
    if (whose === undefined) return next.handle();
    const name = [whose, context.getHandler().name, key];
    const hash = this.hash([request.url, withoutProof(request.body)]);
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.once(name, hash, reply, () => lastValueFrom(next.handle(), { defaultValue: null })));
  }

  /**
   * Whose key it is: the caller's, or that of the e-mail address in the body of a call without one. Somebody else with the
   * same key meets no answer but their own. Undefined where it is nobody's, as in a body that will be refused.
   */
  private whose({ caller, body }: AuthenticatedRequest): string | undefined {
    if (caller) return caller.uuid;
    const address = addressIn(body);
    if (address === undefined) return undefined;
    const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(this.hash(['address', address])) ?? [];
    return parts.join('-');
  }

  /** With our secret in it: a body may hold a password, which a hash alone would give away to who tries many. */
  private hash(parts: readonly unknown[]): string {
    const hmac = createHmac('sha256', `idempotency ${this.environment.JWT_SECRET}`);
    return hmac.update(JSON.stringify(parts)).digest('hex');
  }

  /** The claim waits for another transaction that holds the same key, so two at once have one effect. */
  private once(
    name: string[],
    hash: string,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      const { manager } = this.unitOfWork;
      const claimed = await manager.query<unknown[]>(CLAIM, [...name, hash]);
      if (claimed.length === 0) {
        const [first] = await manager.query<{ request_hash: string; answer: unknown }[]>(RECALL, name);
        if (first?.request_hash !== hash) throw keyReused();
        reply.header('idempotent-replayed', 'true');
        return first.answer;
      }
      const answer = await act();
      await manager.query(REMEMBER, [...name, JSON.stringify(answer)]);
      return answer;
    });
  }
}

/** That somebody is human is proved anew with each try: it is no part of what they ask for. */
function withoutProof(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('turnstileToken' in body)) return body ?? null;
  const { turnstileToken: _proof, ...rest } = body;
  return rest;
}

/** The route honours the Idempotency-Key header for 24 hours. */
export function Idempotent(): MethodDecorator {
  return applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      description: 'A key of your choice; a retry with the same key and body gets the first answer.',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 128 },
    }),
    Fails(keyReused),
  );
}
