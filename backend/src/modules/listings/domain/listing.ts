// A listing: one card that somebody sells, looks for or would swap, with its own snapshot of the card.
import { differs } from '../../../kernel/changes.js';
import type { Money } from '../../../kernel/money.js';
import type { Condition } from './condition.js';
import { type CopyDetails, NO_DETAILS } from './copy-details.js';
import type { KeptUntil } from './ledger.js';
import {
  alreadySold,
  listingNotFound,
  notAvailable,
  reserved,
  soldInDeal,
  tooLateToRestore,
} from './listing.errors.js';
import type { Finish, ListingType } from './listing-kind.js';
import { mayBecome, type Status } from './listing-status.js';

/** The card as it was when the listing was posted: it stays readable when the card database changes. */
export interface ListedCard {
  readonly id: string;
  readonly name: string;
  readonly setCode: string;
  readonly setName: string;
  readonly number: string;
  readonly imageUrl: string;
}

/** How many listings an account may have active; a few more where several calls post at one moment. */
export const MAX_ACTIVE = 200_000;

/** How long a withdrawal or a sale can be taken back, in milliseconds. */
const RESTORABLE_MS = 10 * 60 * 1000;

/** What the lister chooses. */
export interface Terms {
  readonly price: Money;
  readonly condition: Condition;
  readonly type: ListingType;
  readonly finish: Finish;
  /** Two-letter language of the card's print, `en` by default. */
  readonly language: string;
}

interface TermsAndDetails extends Terms {
  readonly details?: CopyDetails;
}

/** One listed card. The lister and the card never change; terms and details do while it is active, each time as a new version. */
export class Listing {
  private changed = false;

  private constructor(private current: ListingState) {}

  /** A new listing is ACTIVE. */
  static post(
    uuid: string,
    lister: string,
    card: ListedCard,
    { price, condition, type, finish, language, details = NO_DETAILS }: TermsAndDetails,
    now: Date,
  ): Listing {
    // Each property by name: an object that is spread into another is ten times as slow, for each card of a collection.
    return new Listing({
      uuid,
      lister,
      card,
      terms: { price, condition, type, finish, language },
      details,
      status: 'ACTIVE',
      createdAt: now,
      statusUpdatedAt: now,
      statusUpdatedBy: lister,
      withdrawnAt: null,
      finalSoldPrice: null,
      deal: null,
      reservedUntil: null,
      reservedZone: null,
      version: 1,
    });
  }

  /** A listing as it is stored. */
  static restore(state: ListingState): Listing {
    return new Listing(state);
  }

  /** Changes some of the terms and details; what stays as it is changes nothing. Throws as `refuseUnlessOpen` does. */
  change(changes: Partial<Terms>, noted: Partial<CopyDetails> = {}): void {
    this.refuseUnlessOpen();
    const { terms, details } = this.current;
    if (!differs(terms, changes) && !differs(details, noted)) return;
    this.current = { ...this.current, terms: { ...terms, ...changes }, details: { ...details, ...noted } };
    this.changed = true;
  }

  /** The card changed hands, by default for the listed price. Throws as `refuseUnlessOpen` does. */
  markSold(now: Date, price: Money = this.current.terms.price): void {
    this.refuseUnlessOpen();
    this.become('SOLD', { statusUpdatedAt: now, finalSoldPrice: price });
    this.changed = true;
  }

  /**
   * Back on the market; an open one stays as it is. Throws `listings.too-late-to-restore`, `listings.sold-in-deal`, or
   * `listings.not-found` for what is withdrawn.
   */
  takeBackSale(now: Date): void {
    if (this.current.status === 'WITHDRAWN') throw listingNotFound();
    if (this.current.status !== 'SOLD') return;
    if (this.current.deal !== null) throw soldInDeal();
    refuseIfTooLate(this.current.statusUpdatedAt, now);
    this.become('ACTIVE', { statusUpdatedAt: now, finalSoldPrice: null });
    this.changed = true;
  }

  /** A deal keeps it for somebody until a moment; an open one alone can be kept. Throws `listings.not-available`. */
  reserve(deal: string, { until, zone }: KeptUntil, now: Date): void {
    if (this.current.status !== 'ACTIVE') throw notAvailable();
    this.become('RESERVED', { deal, reservedUntil: until, reservedZone: zone, statusUpdatedAt: now });
    this.changed = true;
  }

  /** The deal that keeps it does so until another moment. */
  moveReservation({ until, zone }: KeptUntil): void {
    if (this.current.status !== 'RESERVED') return;
    this.current = { ...this.current, reservedUntil: until, reservedZone: zone };
    this.changed = true;
  }

  /** The deal that kept it has ended: it is back on the market. */
  release(now: Date): void {
    this.become('ACTIVE', { deal: null, reservedUntil: null, reservedZone: null, statusUpdatedAt: now });
    this.changed = true;
  }

  /** The deal that kept it has ended, as its lister doesn't have it: it is off the market. */
  lose(now: Date): void {
    this.release(now);
    this.become('WITHDRAWN', { withdrawnAt: now });
  }

  /** It has come back from a deal, but a moderator has hidden it since that moment: it is off the market. */
  stayHidden(since: Date): void {
    this.become('WITHDRAWN', { withdrawnAt: since });
    this.changed = true;
  }

  /** The deal that kept it has been fulfilled: the card has changed hands for this price. */
  handOver(price: Money, now: Date): void {
    if (this.current.status !== 'RESERVED') throw notAvailable();
    this.become('SOLD', {
      reservedUntil: null,
      reservedZone: null,
      statusUpdatedAt: now,
      finalSoldPrice: price,
    });
    this.changed = true;
  }

  /** Both sides have undone the deal that it was sold in: it is back on the market. */
  undoHandOver(now: Date): void {
    this.become('ACTIVE', { deal: null, statusUpdatedAt: now, finalSoldPrice: null });
    this.changed = true;
  }

  /** Leaves the market; a sale stays in the order history for good. Throws as `refuseUnlessOpen` does. */
  withdraw(now: Date): void {
    this.refuseUnlessOpen();
    this.become('WITHDRAWN', { withdrawnAt: now });
  }

  /** Back on the market as it was before it was withdrawn or sold. Throws `listings.too-late-to-restore`. */
  restore(now: Date): void {
    const { withdrawnAt } = this.current;
    if (withdrawnAt === null) {
      this.takeBackSale(now);
      return;
    }
    refuseIfTooLate(withdrawnAt, now);
    this.become('ACTIVE', { withdrawnAt: null });
  }

  get uuid(): string {
    return this.current.uuid;
  }

  get lister(): string {
    return this.current.lister;
  }

  get card(): ListedCard {
    return this.current.card;
  }

  /** Throws `listings.already-sold`, `listings.reserved`, or `listings.not-found` for what is withdrawn. */
  refuseUnlessOpen(): void {
    if (this.current.status === 'RESERVED') throw reserved();
    if (this.current.status === 'SOLD') throw alreadySold();
    if (this.current.status === 'WITHDRAWN') throw listingNotFound();
  }

  private become(status: Status, changes: Partial<ListingState>): void {
    const from = this.current.status;
    if (!mayBecome(from, status)) throw new Error(`A listing never goes from ${from} to ${status}`);
    this.current = { ...this.current, ...changes, status, statusUpdatedBy: this.current.lister };
  }

  /** Everything about it, for the database and for answers. */
  get state(): ListingState {
    return this.changed ? { ...this.current, version: this.current.version + 1 } : this.current;
  }
}

/** The plain values of a listing. */
export interface ListingState {
  readonly uuid: string;
  readonly lister: string;
  readonly card: ListedCard;
  readonly terms: Terms;
  readonly details: CopyDetails;
  readonly status: Status;
  readonly createdAt: Date;
  readonly statusUpdatedAt: Date;
  /** Who brought it into this state; null where that was not recorded. */
  readonly statusUpdatedBy: string | null;
  readonly withdrawnAt: Date | null;
  readonly finalSoldPrice: Money | null;
  /** The deal that keeps it, or that it was sold in. */
  readonly deal: string | null;
  readonly reservedUntil: Date | null;
  /** The zone of the place where it is kept; null where there is no place. */
  readonly reservedZone: string | null;
  /** 1 at first; one more each time it is saved with changes, however many verbs made them. */
  readonly version: number;
}

function refuseIfTooLate(at: Date, now: Date): void {
  if (now.getTime() - at.getTime() > RESTORABLE_MS) throw tooLateToRestore();
}
