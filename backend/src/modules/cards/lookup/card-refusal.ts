// The card routes refuse in the card database's own words and shape, so that a client of either understands both.
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { RETRY_AFTER } from '../../../platform/http/problems/problem.filter.js';
import type { CardError } from '../dto/card-error.dto.js';
import { noticeOf, noticesOf } from '../dto/notice.dto.js';

const CODES = {
  400: 'bad_request',
  404: 'not_found',
  422: 'validation_error',
  429: 'rate_limited',
  503: 'service_unavailable',
} as const;
type Status = keyof typeof CODES;

/** How the description of the API names the wait that an answer asks for. */
export const RETRY_AFTER_HEADER = {
  'Retry-After': { description: 'Seconds to wait before retrying.', schema: { type: 'integer' as const } },
};

/** There are no cards to answer with. A 400 always says what was ignored, or null; others warn where there is reason to. */
export class CardRefusal extends Error {
  readonly body: CardError;

  /** The type is for programs: what is special about it. */
  constructor(status: Status, details: string, warnings: readonly string[] = [], type?: string) {
    super(details);
    const has = warnings.length > 0;
    const ignored = status === 400 || has ? { warnings: has ? [...warnings] : null } : {};
    const special = type === undefined ? {} : { type };
    const notices = noticesOf(warnings);
    this.body = {
      object: 'error',
      code: CODES[status],
      ...special,
      status,
      ...ignored,
      ...notices,
      details,
      notice: noticeOf(details),
    };
  }

  /** Whether it says this beside. */
  warns(words: string): boolean {
    return this.body.warnings?.includes(words) ?? false;
  }

  /** The same refusal, with this to know beside it. */
  warning(words: string): CardRefusal {
    const { status, details, warnings, type } = this.body;
    return new CardRefusal(status as Status, details, [...(warnings ?? []), words], type);
  }
}

/** Answers a CardRefusal, indented as the card database does. */
@Catch(CardRefusal)
export class CardRefusalFilter implements ExceptionFilter<CardRefusal> {
  catch({ body }: CardRefusal, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (body.status === 503) reply.header('retry-after', String(RETRY_AFTER));
    reply
      .status(body.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body, null, 2));
  }
}

/** How a route refuses with a status, in the very words: for the description of the API. */
export function refusalsLike(...refusals: readonly CardRefusal[]) {
  const examples = Object.fromEntries(
    refusals.map(({ body }, nth) => [
      body.type ?? (nth === 0 ? body.code : `${body.code}-${nth + 1}`),
      { value: body },
    ]),
  );
  return { schema: { $ref: getSchemaPath('CardError') }, examples };
}

/** The route may refuse like this; all of them with one status. */
export function Refuses(
  description: string,
  ...refusals: readonly [CardRefusal, ...CardRefusal[]]
): MethodDecorator {
  const [{ body }] = refusals;
  const content = { 'application/json': refusalsLike(...refusals) };
  const headers = body.status === 503 ? { headers: RETRY_AFTER_HEADER } : {};
  return ApiResponse({ status: body.status, description, content, ...headers });
}
