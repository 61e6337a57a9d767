// What a lister notes about one copy, beside the terms that it is offered on.
import type { Money } from '../../../kernel/money.js';

/** Null where nothing is noted. */
export interface CopyDetails {
  /** The lister's own ID, such as a store's SKU: the copies that have it are of one line. */
  readonly externalId: string | null;
  readonly shelf: string | null;
  /** Everybody sees it. */
  readonly note: string | null;
  /** Only the lister sees it. */
  readonly privateNote: string | null;
  /** What the lister paid for it; only they see it. */
  readonly paid: Money | null;
  readonly isSigned: boolean;
  readonly isAltered: boolean;
}

/** A copy about which nothing is noted. */
export const NO_DETAILS: CopyDetails = {
  externalId: null,
  shelf: null,
  note: null,
  privateNote: null,
  paid: null,
  isSigned: false,
  isAltered: false,
};
