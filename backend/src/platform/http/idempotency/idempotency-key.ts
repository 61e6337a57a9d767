// Identifies a call with an Idempotency-Key: its owner, operation, key and request hash.
import { createHmac, hash as digest } from 'node:crypto';
import type { ExecutionContext } from '@nestjs/common';
import type { Keys } from '../../environment/secret-keys.js';
import type { AuthenticatedRequest } from '../access/access.guard.js';
import { addressIn } from '../limits/rate-limit-address.js';
import { requestInvalid } from '../validation/validation.js';

/** A call that must take effect once. */
export interface KeyedCall {
  /** The primary key of its stored answer. */
  readonly name: readonly [owner: string, operation: string, key: string];
  /** The hash of the request under each secret, the newest first: a stored answer outlives a change of JWT_SECRET. */
  readonly hashes: readonly [newest: string, ...before: string[]];
}

/**
 * Undefined for a call without a key or an owner. The request hash is an HMAC: a body may hold a password, which a plain hash
 * would expose to brute force. Throws `request.invalid`.
 */
export function keyedCall(context: ExecutionContext, [newest, ...before]: Keys): KeyedCall | undefined {
  const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) {
    const message = 'Idempotency-Key must be 1 to 128 visible characters';
    throw requestInvalid({ errors: [{ field: 'Idempotency-Key', message }] });
  }
  const owner = ownerOf(request, newest);
  if (owner === undefined) return undefined;
  const asked = [request.url, bodyOf(request.body)];
  return {
    name: [owner, context.getHandler().name, key],
    hashes: [hash(newest, asked), ...before.map((older) => hash(older, asked))],
  };
}

/**
 * The owner of the key: the caller, or the e-mail address in the body of an anonymous call, so that nobody gets the stored
 * answer of somebody else. Undefined for neither, as in a body that will be refused.
 */
function ownerOf({ caller, body }: AuthenticatedRequest, secret: Buffer): string | undefined {
  if (caller) return caller.uuid;
  const address = addressIn(body);
  if (address === undefined) return undefined;
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(hash(secret, ['address', address])) ?? [];
  return parts.join('-');
}

const hash = (secret: Buffer, parts: readonly unknown[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex');

/** An upload is hashed as it is: as JSON its bytes would take five times the memory. */
const bodyOf = (body: unknown): unknown =>
  Buffer.isBuffer(body) ? digest('sha256', body) : withoutTurnstileToken(body);

/** A retry may carry another Turnstile token, so the token is no part of the hash. */
function withoutTurnstileToken(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('turnstileToken' in body)) return body ?? null;
  const { turnstileToken: _proof, ...rest } = body;
  return rest;
}
