// Whether a failure is that of a full disk: of PostgreSQL's (53100, disk_full), or of our own, which may have a quota.
const CODES: readonly unknown[] = ['53100', 'ENOSPC', 'EDQUOT'];

/** Also of an error whose cause it is. */
export function isDiskFull(error: unknown): boolean {
  const { code, cause }: { code?: unknown; cause?: unknown } = Object(error);
  return CODES.includes(code) || (cause !== undefined && isDiskFull(cause));
}
