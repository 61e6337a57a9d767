// Completes each operation of the OpenAPI document: its security, general errors, headers and parameters.
import type { OpenAPIObject } from '@nestjs/swagger';
import { notLoggedIn } from '../access/access.guard.js';
import { PUBLIC_EXTENSION, WHILE_SUSPENDED_EXTENSION } from '../access/access.js';
import { accountSuspended, sessionEnded, writes } from '../access/live-sessions.js';
import { type NamedError, problemResponse } from '../problems/fails.js';
import { PROBLEM_OF_STATUS } from '../problems/problem.filter.js';
import { STATUS_OF } from '../problems/problem.js';
import { tooManyRequests } from '../problems/too-many-requests.js';
import { requestInvalid } from '../validation/validation.js';
import { describeParameters } from './openapi-parameters.js';

/** An operation of the document, with the extensions that our decorators set. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']> & Record<string, unknown>;

/** Adds to an operation what its decorators do not say; `ids` as in ModuleManifest. */
export function complete(
  operation: Operation,
  method: string,
  path: string,
  ids: Readonly<Record<string, string>>,
): void {
  if (removeExtension(operation, PUBLIC_EXTENSION)) operation.security ??= [];
  else {
    operation.security = [{ bearer: [] }];
    addProblem(operation, STATUS_OF[notLoggedIn.kind], notLoggedIn);
    addProblem(operation, STATUS_OF[sessionEnded.kind], sessionEnded);
    const isExempt = removeExtension(operation, WHILE_SUSPENDED_EXTENSION);
    if (writes(method) && !isExempt)
      addProblem(operation, STATUS_OF[accountSuspended.kind], accountSuspended);
  }
  addProblem(operation, STATUS_OF[tooManyRequests.kind], tooManyRequests);
  const hasBody = operation.requestBody !== undefined;
  if (hasBody || (operation.parameters?.length ?? 0) > 0) {
    addProblem(operation, STATUS_OF[requestInvalid.kind], requestInvalid);
  }
  // A body is parsed even where none is expected.
  if (hasBody || writes(method)) {
    for (const status of [400, 413, 415]) addProblem(operation, status, ofStatus(status));
  }
  // Any request may be malformed HTTP.
  if (!Object.keys(operation.responses).some((status) => status.startsWith('4'))) {
    addProblem(operation, 400, ofStatus(400));
  }
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue;
    // An error without a description of its own is described by its messages.
    const fallback = messagesOf(response).join(' / ') || (status === '204' ? 'Done.' : 'Success.');
    response.description ||= fallback;
  }
  describeLimits(operation);
  describeETag(operation);
  describeParameters(operation, path, ids);
}

const RATE_LIMIT = {
  RateLimit: {
    description: 'Remaining calls and seconds until the limit resets, tightest limit first.',
    schema: { type: 'string' as const, example: '"read-account";r=1199;t=60, "read-network";r=5999;t=60' },
  },
  'RateLimit-Policy': {
    description: 'The limits that apply to this call: how many calls per how many seconds.',
    schema: { type: 'string' as const, example: '"read-account";q=1200;w=60, "read-network";q=6000;w=60' },
  },
};
const RETRY_AFTER = { description: 'Seconds to wait before retrying.', schema: { type: 'integer' as const } };

const TAG = {
  description: 'The entity tag of the response, for If-None-Match.',
  schema: { type: 'string' as const },
};

/** Adds the rate limit headers. */
function describeLimits(operation: Operation): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue;
    if (status.startsWith('2')) response.headers = { ...RATE_LIMIT, ...response.headers };
    if (status === '429') response.headers = { ...RATE_LIMIT, 'Retry-After': RETRY_AFTER };
  }
}

/** Adds the ETag header where a 304 is possible. */
function describeETag({ responses }: Operation): void {
  const answer = responses[200];
  if (!(304 in responses) || !answer || '$ref' in answer) return;
  answer.headers = { ...answer.headers, ETag: TAG };
}

function removeExtension(operation: Operation, mark: string): boolean {
  const isMarked = operation[mark] === true;
  delete operation[mark];
  return isMarked;
}

function ofStatus(status: number): NamedError {
  const [code = '', message = ''] = PROBLEM_OF_STATUS[status] ?? [];
  return { code, message };
}

/** Adds a general error beside those that the route declares; a route that answers another media type is left alone. */
function addProblem(operation: Operation, status: number, error: NamedError): void {
  const general = problemResponse(status, [error]);
  const declared = operation.responses[status] as typeof general | undefined;
  const problems = declared?.content?.['application/problem+json'];
  if (!declared) operation.responses[status] = general as never;
  else if (problems && !(error.code in problems.examples)) {
    Object.assign(problems.examples, general.content['application/problem+json'].examples);
    if (declared.description) declared.description = `${declared.description} / ${general.description}`;
  }
}

/** The messages of the errors of a response. */
function messagesOf(response: object): string[] {
  const { content } = response as Partial<ReturnType<typeof problemResponse>>;
  const { examples = {} } = content?.['application/problem+json'] ?? {};
  return Object.values(examples).map(({ value }) => value.message);
}
