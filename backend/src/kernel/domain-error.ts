// What the domain says when a rule stops a verb: a stable code, a kind that HTTP maps to a status, words for a person.

/** How an error is meant; `platform/http/problems/problem.ts` maps each kind to one HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'conflict'
  | 'gone'
  | 'outdated'
  | 'unprocessable'
  | 'limited'
  | 'unavailable';

/** The values that a sentence names, by the names that its translations use: `{ max: 80 }`. */
export type ProblemParams = Readonly<Record<string, string | number>>;

/**
 * One field that was refused: `field` is the path in the request (`0.price`), `message` is for a person. Without a `code` of
 * its own it has that of the error.
 */
export interface FieldError {
  readonly field: string;
  readonly message: string;
  readonly code?: string;
  readonly params?: ProblemParams;
}

/**
 * What an error may carry beyond its words. `retryAfter` is in whole seconds, `challenge` is what to answer to go on. With
 * `isExpected` nothing is wrong, although the status is of the server: it is not logged as an error.
 */
export interface ErrorDetails {
  readonly errors?: readonly FieldError[];
  readonly retryAfter?: number;
  readonly challenge?: string;
  readonly isExpected?: boolean;
}

/** A rule of the product that was not met. Thrown by the domain, shown by the client. */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    message: string,
    readonly details: ErrorDetails = {},
    readonly params?: ProblemParams,
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** The same refusal with its fields named otherwise, as the request has them; anything else stays as it is. */
export function withFields(problem: unknown, named: (field: string) => string): unknown {
  if (!(problem instanceof DomainError)) return problem;
  const { code, kind, message, details, params } = problem;
  const errors = details.errors?.map((error) => ({ ...error, field: named(error.field) }));
  return new DomainError(code, kind, message, { ...details, ...(errors && { errors }) }, params);
}

/** A declared error: call it to make one to throw; its code, kind and message document the route. */
export interface ErrorDefinition {
  (details?: ErrorDetails): DomainError;
  readonly code: string;
  readonly kind: ErrorKind;
  readonly message: string;
  readonly params?: ProblemParams;
}

/**
 * Declares an error once, `<module>.<what>`, for throwing and for the OpenAPI document alike. `params` are the values that
 * its message names.
 */
export function defineError(
  code: string,
  kind: ErrorKind,
  message: string,
  params?: ProblemParams,
): ErrorDefinition {
  const make = (details?: ErrorDetails) => new DomainError(code, kind, message, details, params);
  return Object.assign(make, { code, kind, message, ...(params && { params }) });
}
