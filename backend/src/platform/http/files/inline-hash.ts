// How a policy names a style or a script that stands in a page: by a hash of its text, so that no other one is taken.
import { createHash } from 'node:crypto';

/** The source expression of a style or script element with this text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
