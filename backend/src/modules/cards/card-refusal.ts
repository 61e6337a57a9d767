// The card routes refuse in the card database's own words and shape, so that a client of either understands both.
import { type ArgumentsHost, applyDecorators, Catch, type ExceptionFilter } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { CardError } from './dto/card-error.dto.js';

const CODES = { 400: 'bad_request', 404: 'not_found', 422: 'validation_error' } as const;
type Status = keyof typeof CODES;

/** There are no cards to answer with. A 400 always says what was ignored, or null. */
export class CardRefusal extends Error {
  readonly body: CardError;

  constructor(status: Status, details: string, warnings: readonly string[] = []) {
    super(details);
    const ignored = status === 400 ? { warnings: warnings.length > 0 ? [...warnings] : null } : {};
    this.body = { object: 'error', code: CODES[status], status, ...ignored, details };
  }
}

/** Answers a CardRefusal, indented as the card database does. */
@Catch(CardRefusal)
export class CardRefusalFilter implements ExceptionFilter<CardRefusal> {
  catch({ body }: CardRefusal, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    reply
      .status(body.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body, null, 2));
  }
}

/** The route may refuse with these statuses. */
export function Refuses(refusals: Readonly<Partial<Record<Status, string>>>): MethodDecorator {
  const schema = { $ref: getSchemaPath('CardError') };
  return applyDecorators(
    ...Object.entries(refusals).map(([status, description]) =>
      ApiResponse({ status: Number(status), description, content: { 'application/json': { schema } } }),
    ),
  );
}
