// A retried call with the same Idempotency-Key gets the first answer; its effect happens once.
import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { defineError } from '../../../kernel/domain-error.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type Keys, SecretKeys } from '../../environment/secret-keys.js';
import { JsonText } from '../lists/json-text.js';
import { Fails } from '../problems/fails.js';
import { type KeyedCall, keyedCall } from './idempotency-key.js';

/** The same key came with another request. */
export const keyReused = defineError(
  'request.idempotency-key-reused',
  'unprocessable',
  'This Idempotency-Key has already been used for a different request.',
);

/** The call took effect, but its stored answer has been evicted by newer ones. */
const answerForgotten = defineError(
  'request.answer-forgotten',
  'conflict',
  'This call has already been carried out, and its response is no longer stored.',
);

/** Stored answers per account; an answer has at most some 300 KB. */
const MAX_ANSWERS = 100;

const CLAIM_KEY = {
  name: 'platform.claim-key',
  text: `insert into platform.idempotent_answer (account, operation, key, request_hash) values ($1, $2, $3, $4)
  on conflict (account, operation, key) do update
    set request_hash = excluded.request_hash, answer = null, created_at = now()
    where platform.idempotent_answer.created_at < now() - interval '24 hours'
  returning 1`,
};
const FIND_ANSWER = {
  name: 'platform.recall-answer',
  text: `select request_hash, answer, answer is not null as kept from platform.idempotent_answer
  where account = $1 and operation = $2 and key = $3 and created_at >= now() - interval '24 hours'`,
};
const STORE_ANSWER = {
  name: 'platform.remember-answer',
  // Evicts the oldest answers; their keys stay for the day, so that no call takes effect twice.
  text: `with older as materialized (
      select operation, key from platform.idempotent_answer where account = $1 and answer is not null
      order by created_at desc offset ${MAX_ANSWERS - 1} limit ${MAX_ANSWERS}
    ), forgotten as (
      update platform.idempotent_answer a set answer = null from older
      where a.account = $1 and a.operation = older.operation and a.key = older.key
    )
    update platform.idempotent_answer set answer = $4::json where account = $1 and operation = $2 and key = $3`,
};

/** The stored answer of a call, if there is one. */
type StoredAnswer = { readonly answer: unknown } | undefined;

@Injectable()
abstract class KeyInterceptor implements NestInterceptor {
  private readonly keys: Keys;

  constructor(
    protected readonly unitOfWork: UnitOfWork,
    protected readonly sql: Sql,
    keys: SecretKeys,
  ) {
    this.keys = keys.for('idempotency');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = keyedCall(context, this.keys);
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const act = () => lastValueFrom(next.handle(), { defaultValue: null });
    return from(this.answer(call, reply, act));
  }

  protected abstract answer(
    call: KeyedCall,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<unknown>;

  /** Throws `request.idempotency-key-reused`, or `request.answer-forgotten`. */
  protected async findAnswer({ name, hashes }: KeyedCall, reply: FastifyReply): Promise<StoredAnswer> {
    const first = await this.sql.row<{ request_hash: string; answer: unknown; kept: boolean }>(
      FIND_ANSWER,
      name,
    );
    if (!first) return undefined;
    if (!hashes.includes(first.request_hash)) throw keyReused();
    if (!first.kept) throw answerForgotten();
    reply.header('idempotent-replayed', 'true');
    return first;
  }
}

/** Replays a stored answer. It holds no lock and no connection, so the interceptors after it may be slow. */
@Injectable()
class ReplayInterceptor extends KeyInterceptor {
  protected async answer(
    call: KeyedCall,
    reply: FastifyReply,
    act: () => Promise<unknown>,
  ): Promise<unknown> {
    const first = await this.findAnswer(call, reply);
    return first ? first.answer : act();
  }
}

/** Claims the key in the transaction of the effect: a concurrent call with the same key waits for it and replays its answer. */
@Injectable()
class ClaimInterceptor extends KeyInterceptor {
  protected answer(call: KeyedCall, reply: FastifyReply, act: () => Promise<unknown>): Promise<unknown> {
    return this.unitOfWork.run(async () => {
      const claimed = await this.sql.rows(CLAIM_KEY, [...call.name, call.hashes[0]]);
      if (claimed.length === 0) return (await this.findAnswer(call, reply))?.answer;
      const answer = await act();
      const text = answer instanceof JsonText ? `${answer.text}` : JSON.stringify(answer ?? null);
      await this.sql.rows(STORE_ANSWER, [...call.name, text]);
      return answer;
    });
  }
}

/**
 * The route honours the Idempotency-Key header for 24 hours. The interceptors of `first` run for a call without a stored answer,
 * before its transaction begins: slow work there holds no database connection.
 */
export function Idempotent(...first: (Type<NestInterceptor> | NestInterceptor)[]): MethodDecorator {
  return applyDecorators(
    UseInterceptors(...(first.length > 0 ? [ReplayInterceptor, ...first] : []), ClaimInterceptor),
    ApiHeader({
      name: 'Idempotency-Key',
      description:
        'A key of your choice, of visible ASCII characters. For 24 hours, a retry with the same key and body gets the first response, ' +
        'with the header `Idempotent-Replayed: true`. Of an account the last 100 responses are kept.',
      required: false,
      schema: { type: 'string', minLength: 1, maxLength: 128 },
    }),
    Fails(keyReused, answerForgotten),
  );
}
