// Why the live card database gave no answer that can be used.

/**
 * `held`: the circuit is open after failures; `busy`: the permit would come too late; `unreachable`: there was no connection;
 * `limited`: it asked us to wait; `failed`: an error, a redirect or a broken connection; `wrong`: an answer that is none.
 */
export type FailureKind = 'held' | 'busy' | 'unreachable' | 'timeout' | 'limited' | 'failed' | 'wrong';

/** There is no answer; the mirror has the word. */
export class LiveFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** What the service asked us to wait, in seconds. */
    readonly retryAfter = 0,
  ) {
    super(message);
    this.name = 'LiveFailure';
  }
}
