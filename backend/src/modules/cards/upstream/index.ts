// The face of upstream.
export { mayFetch } from './allowed-addresses.js';
export { callerName } from './caller-name.js';
export { CatalogueImportError, endsInTheMiddle, TurnedAway } from './import-error.js';
export { LIMITED, PACE, TAKE, WORKED } from './lane-statements.js';
export { type FailureKind, LiveFailure } from './live-failure.js';
export { Interrupted, Outgoing, type OutgoingLimits } from './outgoing.js';
export { type OutgoingReply, outgoingGet } from './outgoing-get.js';
export { elements, lines, type Piece } from './pieces.js';
export { retryAfter } from './retry-after.js';
export { SharedTurns } from './shared-turns.js';
