// What a call with an Idempotency-Key asks for, and whose key it is.
import { createHmac } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import type { AuthenticatedRequest } from './access.guard.js';
import { addressIn } from './rate-limit-address.js';
import { requestInvalid } from './validation.js';

/** A call that shall happen once. */
export interface KeyedCall {
  /** Under which its answer is kept: whose the key is, the operation, the key. */
  readonly name: readonly [whose: string, operation: string, key: string];
  /** What it asks for. */
  readonly hash: string;
}

/**
 * Undefined for a call without a key, or with nobody's. `secret` is in what is kept of it: a body may hold a password, which
 * a hash alone would give away to who tries many. Throws `request.invalid`.
 */
export function keyedCall(context: ExecutionContext, secret: Buffer): KeyedCall | undefined {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    const message = 'Idempotency-Key must be 1 to 128 visible characters';
    throw requestInvalid({ errors: [{ field: 'Idempotency-Key', message }] });
  }
  const hash = (parts: readonly unknown[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');
  const whose = whoseKey(request, hash);
  if (whose === undefined) return undefined;
  return {
    name: [whose, context.getHandler().name, key],
    hash: hash([request.url, withoutProof(request.body)]),
  };
}

/**
 * Whose key it is: the caller's, or that of the e-mail address in the body of a call without one. Somebody else with the
 * same key meets no answer but their own. Undefined where it is nobody's, as in a body that will be refused.
 */
function whoseKey(
  { caller, body }: AuthenticatedRequest,
  hash: (parts: readonly unknown[]) => string,
): string | undefined {
  if (caller) return caller.uuid;
  const address = addressIn(body);
  if (address === undefined) return undefined;
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash(['address', address])) ?? [];
  return parts.join('-');
}

/** How somebody proves to be human is no part of what they ask for: a retry may come with another token. */
function withoutProof(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('turnstileToken' in body)) return body ?? null;
  const { turnstileToken: _proof, ...rest } = body;
  return rest;
}
