// The rule that PostgreSQL keeps: the copies that have one external ID are of one line.
import { externalIdTaken } from '../domain/listing.errors.js';

/** What the triggers of the listings report, as if it were a unique index. */
const RULE = 'listings_external_id_of_one_line';

/** Runs a write of listings. Throws `listings.external-id-taken` where it gives an external ID to copies of another line. */
export async function withOwnExternalIds<Result>(write: Promise<Result>): Promise<Result> {
  try {
    return await write;
  } catch (error) {
    if (!isTaken(error)) throw error;
    throw externalIdTaken({ errors: [{ field: 'externalId', message: externalIdTaken.message }] });
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === RULE;
