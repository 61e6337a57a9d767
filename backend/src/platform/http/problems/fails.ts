// Declares on a route the errors it may answer, so that the OpenAPI document lists each with its code.
import { applyDecorators } from '@nestjs/common';
import { ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { ErrorDefinition } from '../../../kernel/domain-error.js';
import { Problem } from './problem.dto.js';
import { problem, STATUS_OF } from './problem.js';

const FAILS = 'playset:fails';

/** The route may fail with these declared errors, beside those that other marks of it declare. */
export function Fails(...definitions: ErrorDefinition[]): MethodDecorator & ClassDecorator {
  return (target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => {
    const route = descriptor?.value ?? target;
    // Marks are applied from the last one up.
    const below: ErrorDefinition[] = Reflect.getMetadata(FAILS, route) ?? [];
    const all = [...new Set([...definitions, ...below])];
    Reflect.defineMetadata(FAILS, all, route);
    applyDecorators(...responsesOf(all))(target, key as string, descriptor as PropertyDescriptor);
  };
}

/** A response of each status. Its description is written when all of its errors are known: see openapi-operation.ts. */
function responsesOf(definitions: readonly ErrorDefinition[]) {
  const byStatus = new Map<number, ErrorDefinition[]>();
  for (const definition of definitions) {
    const status = STATUS_OF[definition.kind];
    byStatus.set(status, [...(byStatus.get(status) ?? []), definition]);
  }
  return [...byStatus].map(([status, errors]) =>
    ApiResponse({ status, ...problemResponse(status, errors), description: '' }),
  );
}

/** What an answer says of an error. */
export type NamedError = Pick<ErrorDefinition, 'code' | 'message' | 'params'>;

/** The OpenAPI response of a status with one example an error. */
export function problemResponse(status: number, errors: readonly NamedError[]) {
  const examples = Object.fromEntries(
    errors.map(({ code, message, params }) => [
      code,
      { value: problem(status, code, message, undefined, params) },
    ]),
  );
  return {
    description: errors.map(({ message }) => message).join(' / '),
    content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) }, examples } },
  };
}
