/** Names a submission, so that sending the same list again cannot post it twice. */
import type { PostListing } from '../../../api/listings';

export interface Submission {
  key: string;
  body: PostListing[];
}

/** The same key as `last` for the same list, a new key for any other. */
export function submissionOf(body: PostListing[], last: Submission | null): Submission {
  if (last && JSON.stringify(last.body) === JSON.stringify(body)) return last;
  return { key: newKey(), body };
}

/** Browsers have randomUUID on https and localhost only; a shop's own server may be neither. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
