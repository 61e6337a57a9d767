// The one validation pipe of the product: it refuses unknown fields, and each error names its field.
import {
  type ArgumentMetadata,
  type NestInterceptor,
  type PipeTransform,
  type Type,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap } from 'rxjs';
import { defineError, type FieldError } from '../../../kernel/domain-error.js';
import { unknownFields, validateFast } from './fast-validation.js';
import { INVALID_FIELD } from './field-problems.js';

/** The request does not have the documented shape; `errors` names each field. */
export const requestInvalid = defineError('request.invalid', 'invalid', 'Some fields are not valid.');

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

/** Takes the fast path for valid values, and class-validator for the rest. */
export class Validation implements PipeTransform {
  private readonly fallback = new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => requestInvalid({ errors: fieldErrors(errors).slice(0, 50) }),
  });

  /** Returns the instance of a valid body or query. Throws `request.invalid`. */
  transform(value: unknown, metadata: ArgumentMetadata): unknown {
    const { type, metatype } = metadata;
    const isShape = metatype && (type === 'body' || type === 'query') && !BUILT_IN.has(metatype);
    if (!isShape) return this.fallback.transform(value, metadata);
    const read = validateFast(metatype, value);
    if (read) return read;
    const unknown = unknownFields(metatype, value);
    if (unknown.length > 0) {
      const message = (field: string) => `property ${field} should not exist`;
      const errors = unknown.map((field) => ({ field, message: message(field), code: INVALID_FIELD }));
      throw requestInvalid({ errors });
    }
    return this.fallback.transform(value, metadata);
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
