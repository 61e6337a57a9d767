// The one validation pipe of the product: it refuses unknown fields, and each error names its field.
import {
  type ArgumentMetadata,
  type NestInterceptor,
  type PipeTransform,
  type Type,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap } from 'rxjs';
import { defineError, type FieldError } from '../../../kernel/domain-error.js';
import { type CompiledRules, compileRules } from './compiled-rules.js';
import { INVALID_FIELD } from './field-problems.js';

/** The request does not have the documented shape; `errors` names each field. */
export const requestInvalid = defineError('request.invalid', 'invalid', 'Some fields aren’t valid.');

function fieldErrors(errors: readonly ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.entries(error.constraints ?? {}).slice(0, 1);
    const named = own.map(([rule, message]) => ({
      field,
      message,
      code: INVALID_FIELD,
      ...error.contexts?.[rule],
    }));
    return [...named, ...fieldErrors(error.children ?? [], field)];
  });
}

/** Beyond this many unknown fields class-validator, which takes 50 µs for each, is skipped. */
const MAX_UNKNOWN = 8;

/** The first unknown fields of a value, if there are too many for class-validator. */
function unknownFields(shape: Type<object>, sent: unknown): readonly string[] {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [];
  const names = Object.keys(sent);
  if (names.length <= MAX_UNKNOWN) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(shape, '', false, false);
  const known = new Set(rules.map(({ propertyName }) => propertyName));
  const unknown = names.filter((name) => !known.has(name));
  return unknown.length > MAX_UNKNOWN ? unknown.slice(0, MAX_UNKNOWN) : [];
}

/**
 * Nest's pipe. A query that is valid by its compiled rules never reaches it, which saves it 0.02 ms, nor do too many unknown fields;
 * entries of a list see `ListOf`.
 */
export class Validation implements PipeTransform {
  private readonly pipe = new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => requestInvalid({ errors: fieldErrors(errors).slice(0, 50) }),
  });

  private readonly queries = new Map<Type, CompiledRules | undefined>();

  /** Returns the instance of a valid body or query. Throws `request.invalid`. */
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    const isShape = metatype && (type === 'body' || type === 'query') && !BUILT_IN.has(metatype);
    if (!isShape) return this.pipe.transform(value, metadata);
    const unknown = unknownFields(metatype, value);
    if (unknown.length > 0) {
      const message = (field: string) => `property ${field} should not exist`;
      const errors = unknown.map((field) => ({ field, message: message(field), code: INVALID_FIELD }));
      throw requestInvalid({ errors });
    }
    return (type === 'query' && this.validQuery(metatype, value)) || this.pipe.transform(value, metadata);
  }

  /** The instance of a query that is valid beyond doubt. */
  private validQuery(shape: Type<object>, sent: unknown): object | undefined {
    if (!this.queries.has(shape)) this.queries.set(shape, compileRules(shape));
    const isValid = this.queries.get(shape);
    if (!isValid || typeof sent !== 'object' || sent === null) return undefined;
    const query = plainToInstance(shape, sent);
    return isValid(query) ? query : undefined;
  }
}

/** Types without a shape to validate. */
const BUILT_IN = new Set<Type>([String, Boolean, Number, Array, Object, Buffer, Date]);

/** The validation of the whole product. */
export const validation = (): Validation => new Validation();

/** Validates the body before the interceptors after it, which run before the pipes. Throws `request.invalid`. */
export function validateFirst(shape: Type): NestInterceptor {
  const pipe = validation();
  return {
    intercept: (context, next) => {
      const { body } = context.switchToHttp().getRequest<FastifyRequest>();
      return from(Promise.resolve(pipe.transform(body, { type: 'body', metatype: shape }))).pipe(
        mergeMap(() => next.handle()),
      );
    },
  };
}
