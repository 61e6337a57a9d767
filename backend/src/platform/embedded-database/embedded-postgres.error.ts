// The one error of the embedded PostgreSQL: what is wrong, and the way out that always exists.

const WAY_OUT =
  'Or use another PostgreSQL (15 or newer): set DATABASE_URL, for example postgres://user:password@localhost:5432/playset';

/** The embedded PostgreSQL can't run here. The message is meant for the person at the terminal: no stack is needed. */
export class EmbeddedPostgresError extends Error {
  /** `problem` says what is wrong and, where there is more than one way out, what to do about it. */
  constructor(problem: string, options?: ErrorOptions) {
    super(`${problem.trim()}\n${WAY_OUT}`, options);
    this.name = 'EmbeddedPostgresError';
  }
}

/** The code of a failed system call, such as EACCES. */
export function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException | undefined)?.code;
}

/** Runs `act` on files; a failed system call becomes `problem` with the system's message. */
export async function explained<Result>(
  problem: string,
  act: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof EmbeddedPostgresError || codeOf(error) === undefined) throw error;
    throw new EmbeddedPostgresError(`${problem}: ${(error as Error).message}`, { cause: error });
  }
}
