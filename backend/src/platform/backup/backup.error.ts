// Why a backup could not be made or restored, for the person at the terminal: no stack is needed.

/** The message says what is wrong and, where there is a way out, what to do about it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
