// The face of upstream.
export { mayFetch } from './allowed-addresses.js';
export { callerName } from './caller-name.js';
export { CatalogueImportError, endsInTheMiddle, RateLimited } from './import-error.js';
export { ImportRateLimiter } from './import-rate-limiter.js';
export { type FailureKind, LiveFailure } from './live-failure.js';
export { Outgoing, type OutgoingLimits, TransientError } from './outgoing.js';
export { type OutgoingReply, outgoingGet } from './outgoing-get.js';
export { elements, lines, type Piece } from './pieces.js';
export { ACQUIRE, LIMITED, PACE, SUCCEEDED } from './rate-limit-statements.js';
export { retryAfter } from './retry-after.js';
