// How a policy names a style element: by a hash of its text, so that no other one is taken.
import { createHash } from 'node:crypto';

/** The source expression of a style element with this text. */
export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
