// Builds problems, and says which status each kind of error becomes.
import type { ErrorKind, FieldError, ProblemParams } from '../../../kernel/domain-error.js';
import type { Problem } from './problem.dto.js';

/** Which status each kind of error becomes. */
export const STATUS_OF: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  gone: 410,
  outdated: 412,
  unprocessable: 422,
  limited: 429,
  unavailable: 503,
};

const TITLES: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  422: 'Unprocessable Content',
  428: 'Precondition Required',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** Builds a problem. */
export function problem(
  status: number,
  code: string,
  message: string,
  errors?: readonly FieldError[],
  params?: ProblemParams,
): Problem {
  const base = {
    type: `urn:playset:problem:${code}`,
    title: TITLES[status] ?? 'Error',
    status,
    detail: message,
    code,
    message,
    ...(params && { params }),
  };
  if (!errors || errors.length === 0) return base;
  return { ...base, errors: errors.map((error) => ({ ...error, code: error.code ?? code })) };
}
