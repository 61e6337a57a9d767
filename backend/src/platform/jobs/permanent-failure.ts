// A failure that another attempt would only repeat.

/** Thrown by a job that is not to be retried. */
export class PermanentFailure extends Error {
  constructor(message: string, cause: unknown) {
    super(`${message}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
