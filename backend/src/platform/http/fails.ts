// Declares on a route the errors it may answer, so that the OpenAPI document lists each with its code.
import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorDefinition } from '../../kernel/domain-error.js';
import { Problem } from './problem.dto.js';
import { problem, STATUS_OF } from './problem.js';

/** The route may fail with these declared errors. */
export function Fails(...definitions: ErrorDefinition[]): MethodDecorator & ClassDecorator {
  const byStatus = new Map<number, ErrorDefinition[]>();
  for (const definition of definitions) {
    const status = STATUS_OF[definition.kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), definition]);
  }
  const responses = [...byStatus].map(([status, errors]) =>
    ApiResponse({ status, ...problemResponse(status, errors) }),
  );
  return applyDecorators(...responses);
}

/** What an answer says of an error. */
export type NamedError = Pick<ErrorDefinition, 'code' | 'message'>;

/** The OpenAPI response of a status with one example an error. */
export function problemResponse(status: number, errors: readonly NamedError[]) {
  const examples = Object.fromEntries(
    errors.map(({ code, message }) => [code, { value: problem(status, code, message) }]),
  );
  return {
    description: errors.map(({ message }) => message).join(' / '),
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) }, examples } },
  };
}
