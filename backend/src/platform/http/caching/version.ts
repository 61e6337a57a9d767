// Optimistic locking: the version of a resource goes out as an ETag and comes back as If-Match.
import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiHeader, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, tap } from 'rxjs';
import type { ErrorDefinition } from '../../../kernel/domain-error.js';
import { JsonText } from '../lists/json-text.js';
import { Fails } from '../problems/fails.js';
import { requestInvalid } from '../validation/validation.js';

/** The versions that the caller has seen; undefined when any will do. */
export type IfMatch = ReadonlySet<number> | undefined;

const TAG = /^(?:W\/)?"[\x21\x23-\x7e]*"$/;

/** The versions in an If-Match header. Weak tags never match (RFC 9110). Throws a 400 for a malformed header. */
export function seenIn(header: string | undefined): IfMatch {
  const tags = header?.split(',').map((tag) => tag.trim());
  if (tags === undefined || (tags.length === 1 && tags[0] === '*')) return undefined;
  if (!tags.every((tag) => TAG.test(tag))) {
    throw requestInvalid({
      errors: [{ field: 'If-Match', message: 'If-Match must be an ETag such as "3", in quotes' }],
    });
  }
  return new Set(tags.filter((tag) => /^"\d{1,9}"$/.test(tag)).map((tag) => Number(tag.slice(1, -1))));
}

/** The versions that the caller has seen, for a route marked with `@Conditional`. */
export const SeenVersions = createParamDecorator((_data: unknown, context: ExecutionContext): IfMatch => {
  return seenIn(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']);
});

/** The route takes If-Match and fails with `changed` when the version has moved on. */
export function Conditional(changed: ErrorDefinition): MethodDecorator {
  return applyDecorators(
    ApiHeader({
      name: 'If-Match',
      description: 'The ETag your change is based on. Without it, the change is applied unconditionally.',
      required: false,
      schema: { type: 'string', example: '"3"' },
    }),
    Fails(changed),
  );
}

/** An answer with the number of changes to it, or of the revision that it shows. */
type Revised = { readonly version: number } | { readonly revision: number };
/** The text of one is sent with the tag that it has. */
type Answer = Revised | JsonText<Revised>;

/** The ETag of a version: the tag of the JSON text of such an answer. */
export const versionTag = (version: number): string => `"${version}"`;

const tagOf = (answer: Revised): string => versionTag('version' in answer ? answer.version : answer.revision);

@Injectable()
class VersionInterceptor implements NestInterceptor<Answer, Answer> {
  intercept(context: ExecutionContext, next: CallHandler<Answer>): Observable<Answer> {
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      tap((answer) => {
        if (!(answer instanceof JsonText)) reply.header('etag', tagOf(answer));
      }),
    );
  }
}

/** The route answers `entry` with its version as the ETag. Place it below other interceptors, so that it sees their answers too. */
export const Versioned = (status: 200 | 201, entry: new () => Revised): MethodDecorator =>
  applyDecorators(UseInterceptors(VersionInterceptor), versioned(status, entry));

/** The route answers the JSON text of `entry`, which is sent with its tag: without the chain of observables of an interceptor. */
export const VersionedText = (entry: new () => Revised): MethodDecorator => versioned(200, entry);

const versioned = (status: 200 | 201, entry: new () => Revised): MethodDecorator => {
  const headers = {
    ETag: { description: 'The version, for If-Match.', schema: { type: 'string' as const, example: '"3"' } },
  };
  return ApiResponse({ status, description: 'Success.', type: entry, headers });
};
