/** Names a submission, so that sending the same again cannot post it twice. */

/** What is sent, and the key that it is known by. */
export interface Submission<Body> {
  key: string;
  body: Body;
}

/** The same key as `last` for the same body, a new key for any other. */
export function submissionOf<Body>(body: Body, last: Submission<unknown> | null): Submission<Body> {
  const again = last !== null && JSON.stringify(last.body) === JSON.stringify(body);
  return { key: again ? last.key : newKey(), body };
}

/** Browsers have randomUUID on https and localhost only; a shop's own server may be neither. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
