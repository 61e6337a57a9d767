// A listing: one card that somebody sells, looks for or would swap, with its own snapshot of the card.
import { differs } from '../../../kernel/changes.js';
import type { Money } from '../../../kernel/money.js';
import type { Condition } from './condition.js';
import { alreadySold, tooLateToRestore } from './listing.errors.js';
import type { Finish, ListingType, Status } from './offer.js';

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

/** Throws `listings.too-late-to-restore` for what was withdrawn or sold too long ago. */
export function refuseIfTooLate(at: Date, now: Date): void {
  if (now.getTime() - at.getTime() > RESTORABLE_MS) throw tooLateToRestore();
}

/** What the lister chooses. */
export interface Terms {
  readonly price: Money;
  readonly condition: Condition;
  readonly type: ListingType;
  readonly finish: Finish;
  /** Two-letter language of the card's print, `en` by default. */
  readonly language: string;
}

/** One card on offer. The lister and the card never change; the terms do until it is sold, each time as a new version. */
export class Listing {
  private changed = false;

  private constructor(
    readonly uuid: string,
    readonly lister: string,
    readonly card: ListedCard,
    private terms: Terms,
    private status: Status,
    readonly createdAt: Date,
    private statusUpdatedAt: Date,
    private finalSoldPrice: Money | null,
    /** The version it had when it was posted or restored. */
    private readonly was: number,
  ) {}

  /** A new listing is ACTIVE. */
  static post(uuid: string, lister: string, card: ListedCard, terms: Terms, now: Date): Listing {
    return new Listing(uuid, lister, card, terms, 'ACTIVE', now, now, null, 1);
  }

  /** A listing as it was kept. */
  static restore(state: ListingState): Listing {
    const { uuid, lister, card, terms, status, createdAt, statusUpdatedAt, finalSoldPrice, version } = state;
    return new Listing(
      uuid,
      lister,
      card,
      terms,
      status,
      createdAt,
      statusUpdatedAt,
      finalSoldPrice,
      version,
    );
  }

  /** Changes some of the terms; terms that stay as they are change nothing. Throws `listings.already-sold`. */
  change(changes: Partial<Terms>): void {
    this.refuseIfSold();
    if (!differs(this.terms, changes)) return;
    this.terms = { ...this.terms, ...changes };
    this.changed = true;
  }

  /** The card changed hands, for the listed price unless told otherwise. Throws `listings.already-sold`. */
  markSold(now: Date, price: Money = this.terms.price): void {
    this.refuseIfSold();
    this.status = 'SOLD';
    this.statusUpdatedAt = now;
    this.finalSoldPrice = price;
    this.changed = true;
  }

  /** Back on the market; one that never left it stays as it is. Throws `listings.too-late-to-restore`. */
  takeBackSale(now: Date): void {
    if (this.status !== 'SOLD') return;
    refuseIfTooLate(this.statusUpdatedAt, now);
    this.status = 'ACTIVE';
    this.statusUpdatedAt = now;
    this.finalSoldPrice = null;
    this.changed = true;
  }

  /** It may leave the market; a sale stays in the order history for good. Throws `listings.already-sold`. */
  withdraw(): void {
    this.refuseIfSold();
  }

  /** Throws `listings.already-sold`. */
  refuseIfSold(): void {
    if (this.status === 'SOLD') throw alreadySold();
  }

  /** Everything about it, for the database and for answers. */
  get state(): ListingState {
    const { uuid, lister, card, terms, status, createdAt, statusUpdatedAt, finalSoldPrice } = this;
    const version = this.changed ? this.was + 1 : this.was;
    return { uuid, lister, card, terms, status, createdAt, statusUpdatedAt, finalSoldPrice, version };
  }
}

/** The plain values of a listing. */
export interface ListingState {
  readonly uuid: string;
  readonly lister: string;
  readonly card: ListedCard;
  readonly terms: Terms;
  readonly status: Status;
  readonly createdAt: Date;
  readonly statusUpdatedAt: Date;
  readonly finalSoldPrice: Money | null;
  /** 1 at first; one more each time that it is kept with changes, however many verbs made them. */
  readonly version: number;
}
