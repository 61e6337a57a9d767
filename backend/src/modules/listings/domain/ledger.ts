// The ledger: what deals did to each copy, one line after the other, none of which is ever changed.
import type { Condition } from './condition.js';
import type { Finish, ListingType } from './listing-kind.js';

/**
 * A copy is RESERVED first, then RELEASED, TRANSFERRED, or LEFT_STOCK: then it is sold, and nobody knows for certain who has it.
 * REVERSED undoes a transfer. DISPUTED changes nothing: a party says that the copy that was transferred is a counterfeit.
 */
export const LEDGER_KINDS = [
  'RESERVED',
  'RELEASED',
  'TRANSFERRED',
  'REVERSED',
  'LEFT_STOCK',
  'DISPUTED',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** A line of the ledger that is about to be written. */
export interface LedgerLine {
  readonly listing: string;
  readonly deal: string;
  readonly kind: LedgerKind;
  readonly giver: string;
  /** Of a transfer: who has the copy now. Of one that is undone: who had it until then. */
  readonly receiver?: string;
  /** Of what was sold: for what, and in which condition. */
  readonly price_cents?: number;
  readonly condition?: Condition;
}

/** A copy that a deal is to keep. */
export interface CopyToReserve {
  readonly listing: string;
  readonly lister: string;
}

/** Until when a deal keeps copies, and the zone of the place where they wait; null where there is no place. */
export interface KeptUntil {
  readonly until: Date;
  readonly zone: string | null;
}

/** Reserved copies that are alike, and how many of them are missing by what their lister says. */
export interface Shortage {
  readonly copies: readonly string[];
  readonly missing: number;
}

/** A copy that a deal keeps, as it was when it was reserved. */
export interface ReservedCopy extends CopyToReserve {
  readonly cardId: string;
  readonly cardName: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
  readonly condition: Condition;
  readonly finish: Finish;
  readonly language: string;
  readonly type: ListingType;
  readonly priceCents: number;
  /** Where its owner keeps it; null where they haven't said. */
  readonly shelf: string | null;
}

/** A copy that is sold in a deal. */
export interface SoldInDeal {
  readonly listing: string;
  /** The agreed price in cents, at least 1. */
  readonly priceCents: number;
  /** As both found it at the table. */
  readonly condition: Condition;
}

/** A copy that has changed hands in a deal. */
export interface HandedOverCopy extends SoldInDeal {
  readonly receiver: string;
}
