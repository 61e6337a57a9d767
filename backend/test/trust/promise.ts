// What a test of a promise says for the table of `npm run trust`, and how much of it is to be tried.
import { appendFileSync } from 'node:fs';

/** `whole` in `npm run trust`, `quick` as a part of `npm test`. */
export const EXTENT = process.env.TRUST === 'whole' ? 'whole' : 'quick';

/** Either number, by how much is to be tried. */
export const extent = <T>(counts: { quick: T; whole: T }): T => counts[EXTENT];

/** Says how many `cases` were tried within one test, or a `figure` that people should read, such as `no write lost of 812`. */
export function tell(said: { cases?: number; figure?: string }): void {
  const file = process.env.TRUST_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify(said)}\n`);
}
