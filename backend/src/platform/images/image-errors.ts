// How a module refuses an uploaded image, in its own words.
import type { ErrorDefinition } from '../../kernel/domain-error.js';

/** The errors of uploads of one kind. */
export interface ImageErrors {
  /** It is no image that we read, is broken, or is animated. */
  readonly unreadable: ErrorDefinition;
  /** It has too many pixels. */
  readonly tooLarge: ErrorDefinition;
  /** The disk is full, the bucket fails, or too many images come at once. */
  readonly unavailable: ErrorDefinition;
}
