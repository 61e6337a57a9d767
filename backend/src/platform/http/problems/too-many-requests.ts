// What a client hears that calls too often.
import { defineError } from '../../../kernel/domain-error.js';

/** A limit on how often a client may call was reached; `Retry-After` says when to come back. */
export const tooManyRequests = defineError(
  'request.too-many',
  'limited',
  'Too many requests. Wait a moment and try again.',
);
