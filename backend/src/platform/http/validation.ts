// The one pipe every body, query and path goes through: unknown fields are refused, each error names its field.
import { type NestInterceptor, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { from, mergeMap } from 'rxjs';
import { defineError, type FieldError } from '../../kernel/domain-error.js';

/** The request does not have the documented shape; `errors` names each field. */
export const requestInvalid = defineError('request.invalid', 'invalid', 'Some fields are not valid.');

function fieldErrors(errors: readonly ValidationError[], path = ''): FieldError[] {
  return errors.flatMap((error) => {
    const field = path ? `${path}.${error.property}` : error.property;
    const own = Object.values(error.constraints ?? {}).slice(0, 1);
    return [...own.map((message) => ({ field, message })), ...fieldErrors(error.children ?? [], field)];
  });
}

/** The validation of the whole product. */
export function validation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => requestInvalid({ errors: fieldErrors(errors).slice(0, 50) }),
  });
}

/** For what a bad body should not come to, among interceptors, which come before the pipes. Throws `request.invalid`. */
export function validFirst(shape: Type): NestInterceptor {
  const pipe = validation();
  return {
    intercept: (context, next) => {
      const { body } = context.switchToHttp().getRequest<FastifyRequest>();
      return from(pipe.transform(body, { type: 'body', metatype: shape })).pipe(
        mergeMap(() => next.handle()),
      );
    },
  };
}
