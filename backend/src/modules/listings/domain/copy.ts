// A copy as its owner's stock keeps it: a listing with a shelf, notes and what was paid. Many are changed at once.

/** Who set the price: the owner by hand, or one of their price rules. */
export const PRICE_SETTERS = ['HAND', 'RULE'] as const;
export type PriceSetter = (typeof PRICE_SETTERS)[number];

/** The longest texts of a copy, in characters. */
export const MAX_COPY_TEXT = { externalId: 100, shelf: 60, note: 200, privateNote: 500 } as const;

/** How many copies one call may add or change. */
export const MAX_COPIES_AT_ONCE = 50_000;

/** What the owner of a copy may change, by the names of its columns; prices in whole cents. */
export interface CopyValues {
  readonly condition?: string;
  readonly finish?: string;
  readonly language?: string;
  readonly type?: string;
  readonly price_cents?: number;
  readonly price_set_by?: PriceSetter;
  readonly external_id?: string | null;
  readonly shelf?: string | null;
  readonly note?: string | null;
  readonly private_note?: string | null;
  readonly paid_cents?: number | null;
  readonly is_signed?: boolean;
  readonly is_altered?: boolean;
  /** A moment, as JSON has it. */
  readonly counted_at?: string;
  /** The import that last created or changed it. */
  readonly import?: string | null;
}

/** Copies to add: `quantity` identical ones. What is not named is as a listing has it by default; `counted_at` is now. */
export interface NewCopies extends CopyValues {
  readonly card_id: string;
  readonly condition: string;
  readonly finish: string;
  readonly price_cents: number;
  readonly quantity: number;
}

/** New values of the copies to come that have an external ID which no copy has now. */
export interface KnownLineChange extends Pick<CopyValues, 'price_cents' | 'price_set_by' | 'shelf' | 'note'> {
  readonly external_id: string;
}

/** What everybody sees of a copy that a moderator has taken off the market, apart from its price: with all of it, another is the same. */
export interface HiddenCopy {
  readonly card_id: string;
  readonly condition: string;
  readonly finish: string;
  readonly language: string;
  readonly type: string;
  readonly note: string | null;
  readonly is_signed: boolean;
  readonly is_altered: boolean;
}

/** A copy as it was seen: one that has changed since is left alone. */
export interface SeenCopy {
  readonly uuid: string;
  readonly version: number;
}

/** New values of a copy. */
export interface ChangedCopy extends SeenCopy, CopyValues {}

/** Who sets the price of a copy from now on, and the new price where there is one. */
export interface RepricedCopy extends SeenCopy, Pick<CopyValues, 'price_cents'> {
  readonly price_set_by: PriceSetter;
}

/** A copy that was sold; for its listed price where `final_price_cents` is missing. */
export interface SoldCopy extends SeenCopy {
  readonly final_price_cents?: number;
}

/** One entry of `CopyChange.entries`: enough to undo the change with `restoreCopies`. */
export interface CopyEntry {
  readonly listing: string;
  /** The values before, by column; null of a copy that was created. */
  readonly before: object | null;
  /** Its version and its state after the change: with others it has changed since. */
  readonly version: number;
  readonly status: string;
}

/** What a call has changed. */
export interface CopyChange {
  readonly copies: number;
  /** The text of a JSON array of `CopyEntry`: as many as copies, so nobody parses it needlessly. */
  readonly entries: string;
}

/** Why a copy is not added: `nth` is its place among those that were given, from 1. */
export interface RefusedCopies {
  readonly nth: number;
  readonly reason: 'unknown-card' | 'digital-card' | 'no-such-finish';
}

/** The copies that were added; none if any was refused. */
export interface AddedCopies extends CopyChange {
  readonly refused: readonly RefusedCopies[];
}

/** What an undo has put back. */
export interface RestoredCopies {
  readonly copies: number;
  /** The text of a JSON array: each `listing` and its `version` now. */
  readonly entries: string;
}

/** How copies are changed. */
export interface ChangeMeans {
  /** The caller has locked them in this unit of work: they are not locked once more. */
  readonly isLocked?: boolean;
}
