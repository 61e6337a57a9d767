// What must be true of every answer, whatever was asked.
import { expectDocumented, operationOf } from '../../contract.js';
import type { Call } from './calls.js';
import { judgeParameters } from './parameters.js';
import type { Answer, Wired } from './wire.js';

/** Statuses of a request that no operation has seen, named by the document once for all: too slow, too long, or more than we can do. */
const BEFORE_ANY_OPERATION = new Set([408, 414, 417, 431]);
/** The same where the headers or the bytes are odd: it is not HTTP, or not of this address. */
const NOT_UNDERSTOOD = new Set([400, 404, 405, 413, 415]);
/** The one answer of ours above 499 that needs nothing broken: a search that would take too long is given up. */
const MAY_GIVE_UP = 'searchCards';
const TAG = /^(W\/)?"[\x21\x23-\x7e]*"$/;

/** Throws a sentence that says what is wrong with an answer. */
export function judge(call: Call, { target, isUnheard }: Wired, answer: Answer | undefined): void {
  if (!answer) {
    // Nobody listens for tunnels; and who breaks off in the middle waits for no answer.
    if (isUnheard || call.method === 'CONNECT') return;
    throw new Error('The connection was closed without an answer');
  }
  const { status, headers, text } = answer;
  if (status >= 500 && !(status === 503 && call.operation.id === MAY_GIVE_UP))
    throw new Error(`It answers ${status}: ${text.slice(0, 500)}`);
  for (const [name, value] of headers)
    if (name.includes('injected') || /[^\t\x20-\x7e\n]/.test(value))
      throw new Error(`The header ${name} is ${value}`);
  const [mediaType = ''] = (headers.get('content-type') ?? '').split(';');
  const body = bodyOf(text, mediaType);
  if (status >= 400 && call.method !== 'HEAD') expectProblem(status, mediaType, body);
  expectHeaders(answer);
  const method = call.method === 'HEAD' ? 'GET' : call.method;
  const path = target.split('?')[0] ?? '';
  const meant = isMeant(call, path) ? operationOf(method, path) : undefined;
  if (!meant) {
    if (status >= 400 || call.method === 'OPTIONS') return;
    // What only looked hostile may still be an address of ours.
    if (!operationOf(method, path)) throw new Error(`No operation of the document answers ${status} here`);
  }
  if (meant?.operation === call.operation.operation && !call.query.some(({ raw }) => raw))
    judgeParameters(call, target, status, body);
  try {
    if (call.method === 'HEAD') expectStatus(method, path, status);
    else expectDocumented(method, path, status, mediaType, body);
  } catch (error) {
    const isGeneral =
      BEFORE_ANY_OPERATION.has(status) || (NOT_UNDERSTOOD.has(status) && isOddTransport(call));
    if (!isGeneral) throw error;
  }
}

/** The address is one that the operation has, not one that was bent into something else. */
function isMeant({ method, operation, path }: Call, target: string): boolean {
  const known = ['GET', 'HEAD', 'PUT', 'POST', 'PATCH', 'DELETE'].includes(method);
  if (!known || path.some(({ raw }) => raw)) return false;
  return (
    operation.path.split('/').length === target.split('/').length &&
    !/\/(\.|%2e)/i.test(target) &&
    !target.endsWith('/')
  );
}

/** The request is odd in what comes before any operation: its length, its headers. */
function isOddTransport({ path, query, headers, packing, method, operation }: Call): boolean {
  return (
    [...path, ...query].some(({ raw }) => raw) ||
    headers.some(({ name }) => !['If-Match', 'If-None-Match', 'Idempotency-Key'].includes(name)) ||
    packing !== 'plain' ||
    method !== operation.method
  );
}

function bodyOf(text: string, mediaType: string): unknown {
  if (text === '') return undefined;
  return mediaType.includes('json') ? JSON.parse(text) : text;
}

function expectProblem(status: number, mediaType: string, body: unknown): void {
  const { status: told, code, message, object } = (body ?? {}) as Record<string, unknown>;
  const isProblem =
    mediaType === 'application/problem+json' &&
    told === status &&
    /^\w+\.[\w-]+$/.test(String(code)) &&
    message;
  // The card database speaks as the public one does.
  const isCardError = mediaType === 'application/json' && object === 'error' && told === status;
  if (!isProblem && !isCardError)
    throw new Error(`It answers ${status} with no problem: ${mediaType} ${JSON.stringify(body)}`);
}

function expectStatus(method: string, path: string, status: number): void {
  const found = operationOf(method, path);
  if (found && !(status in found.operation.responses))
    throw new Error(`openapi.yaml does not list HEAD ${found.path} -> ${status}`);
}

function expectHeaders({ status, headers }: Answer): void {
  const tag = headers.get('etag');
  if (tag !== undefined && !TAG.test(tag)) throw new Error(`Its ETag is ${tag}`);
  const total = headers.get('x-total-count');
  if (total !== undefined && !/^(\d+|10000\+)$/.test(total)) throw new Error(`Its X-Total-Count is ${total}`);
  const link = headers.get('link');
  if (link !== undefined && !/^<\/api\/[^>\s]*after=[^>\s]*>; rel="next"$/.test(link))
    throw new Error(`Its Link is ${link}`);
  if ([429, 503].includes(status) && !/^\d+$/.test(headers.get('retry-after') ?? ''))
    throw new Error(`${status} without Retry-After`);
  if (status === 401 && headers.get('www-authenticate') === undefined)
    throw new Error('401 without WWW-Authenticate');
}
