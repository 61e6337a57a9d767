// Why the database of DATABASE_URL can't be used, in a sentence for the person who starts the product.
import type pg from 'pg';

const CREATE = 'createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0 playset';

/** The database can't be used; the message says what to change. */
export class DatabaseProblem extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DatabaseProblem';
  }
}

/** By the code of PostgreSQL or of the socket. */
const HINTS: Readonly<Record<string, string>> = {
  '28P01': 'refuses the user or the password',
  '28000': 'refuses the user',
  '3D000': `doesn’t exist. Create it: ${CREATE}`,
  '42501': 'belongs to somebody else: make the user its owner',
  '25006': 'is read-only',
  ECONNREFUSED: 'doesn’t answer',
  ENOTFOUND: 'is at a host that doesn’t resolve',
  EAI_AGAIN: 'is at a host that doesn’t resolve',
  ETIMEDOUT: 'doesn’t answer',
};

/** The DatabaseProblem of an error of connecting or migrating; the error itself where no hint fits. */
export function explained(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  const hint = HINTS[code ?? ''];
  return hint
    ? new DatabaseProblem(`The database of DATABASE_URL ${hint} (${message || code}).`, error)
    : error;
}

interface Settings {
  readonly encoding: string;
  readonly lowerI: string;
  readonly isInUse: boolean;
}

const SETTINGS = `select current_setting('server_encoding') as encoding, lower('I') as "lowerI",
  to_regclass('migration') is not null as "isInUse"`;

/**
 * Names and addresses can't be compared in every database. Throws a DatabaseProblem where nothing is in this one yet, as it can still be
 * created in another way; one in use is reported.
 */
export async function refuseUnlessComparable(
  client: pg.Client,
  report: (line: string) => void,
): Promise<void> {
  const { encoding, lowerI, isInUse } = (await client.query<Settings>(SETTINGS)).rows[0] as Settings;
  const reasons = [
    ...(encoding === 'UTF8' ? [] : [`the encoding ${encoding} instead of UTF8`]),
    // With Turkish rules: who typed an address in capitals is not found by it.
    ...(lowerI === 'i' ? [] : [`a locale that lower-cases “I” to “${lowerI}”`]),
  ];
  if (reasons.length === 0) return;
  const problem = `The database of DATABASE_URL has ${reasons.join(' and ')}.`;
  if (!isInUse) throw new DatabaseProblem(`${problem} Create another one: ${CREATE}`);
  report(`${problem} Names and addresses may not be found: restore a backup into another one (${CREATE}).`);
}
