// What a call with an Idempotency-Key asks for, and whose key it is.
import { createHmac } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import type { Keys } from '../../environment/secret-keys.js';
import type { AuthenticatedRequest } from '../access/access.guard.js';
import { addressIn } from '../limits/rate-limit-address.js';
import { requestInvalid } from '../validation/validation.js';

/** A call that shall happen once. */
export interface KeyedCall {
  /** Under which its answer is kept: whose the key is, the operation, the key. */
  readonly name: readonly [whose: string, operation: string, key: string];
  /** What it asks for, by each of our keys, the newest first: an answer outlives the secret that was changed meanwhile. */
  readonly hashes: readonly [newest: string, ...before: string[]];
}

/**
 * Undefined for a call without a key, or with nobody's. A key of ours is in what is kept of it: a body may hold a password,
 * which a hash alone would give away to who tries many. Throws `request.invalid`.
 */
export function keyedCall(context: ExecutionContext, [newest, ...before]: Keys): KeyedCall | undefined {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    const message = 'Idempotency-Key must be 1 to 128 visible characters';
    throw requestInvalid({ errors: [{ field: 'Idempotency-Key', message }] });
  }
  const whose = whoseKey(request, newest);
  if (whose === undefined) return undefined;
  const asked = [request.url, withoutProof(request.body)];
  return {
    name: [whose, context.getHandler().name, key],
    hashes: [hash(newest, asked), ...before.map((older) => hash(older, asked))],
  };
}

/**
 * Whose key it is: the caller's, or that of the e-mail address in the body of a call without one. Somebody else with the
 * same key meets no answer but their own. Undefined where it is nobody's, as in a body that will be refused.
 */
function whoseKey({ caller, body }: AuthenticatedRequest, ours: Buffer): string | undefined {
  if (caller) return caller.uuid;
  const address = addressIn(body);
  if (address === undefined) return undefined;
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash(ours, ['address', address])) ?? [];
  return parts.join('-');
}

const hash = (ours: Buffer, parts: readonly unknown[]): string =>
  createHmac('sha256', ours).update(JSON.stringify(parts)).digest('hex');

/** How somebody proves to be human is no part of what they ask for: a retry may come with another token. */
function withoutProof(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('turnstileToken' in body)) return body ?? null;
  const { turnstileToken: _proof, ...rest } = body;
  return rest;
}
