// What other parts of the product may ask of listings.
import { Injectable } from '@nestjs/common';
import type { Page } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { BlocksService } from './blocks.service.js';
import { type AskedCards, type CardOffers, CardOffersQueries } from './card-offers/card-offers.js';
import { type MissedCard, type NextBestCopy, NextBestQueries } from './card-offers/next-best.queries.js';
import { CopiesService, type Many } from './copies.service.js';
import type {
  AddedCopies,
  ChangedCopy,
  ChangeMeans,
  CopyChange,
  CopyEntry,
  HiddenCopy,
  KnownLineChange,
  NewCopies,
  RepricedCopy,
  RestoredCopies,
  SeenCopy,
  SoldCopy,
} from './domain/copy.js';
import type {
  CopyToReserve,
  HandedOverCopy,
  KeptUntil,
  ReservedCopy,
  Shortage,
  SoldInDeal,
} from './domain/ledger.js';
import type { BlockedAccount } from './dto/blocked-account.dto.js';
import type { LatestListing } from './dto/latest-listing.dto.js';
import { HiddenListings } from './hidden-listings.service.js';
import { ListingsQueries } from './listings.queries.js';
import { type ListingWithSenders, MessageRepository } from './persistence/message.repository.js';
import { ReservationsService } from './reservations.service.js';

@Injectable()
export class ListingsFacade {
  constructor(
    private readonly queries: ListingsQueries,
    private readonly messages: MessageRepository,
    private readonly copies: CopiesService,
    private readonly offers: CardOffersQueries,
    private readonly nextBestCopies: NextBestQueries,
    private readonly reservations: ReservationsService,
    private readonly blocks: BlocksService,
    private readonly hidden: HiddenListings,
  ) {}

  /** Who sent messages about a listing of this lister, or where none is named about each of the active ones; 1000 at most. */
  messagedListings(lister: string, listing?: string): Promise<ListingWithSenders[]> {
    return this.messages.withSenders(lister, listing);
  }

  /** How many listings each of these listers has on the market, by lister; one whose account is closed is left out. */
  countOnMarket(listers: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return this.queries.countOnMarket(listers);
  }

  /** What open accounts have put up for sale last, the newest first, each card by its name once. */
  latest(most: number): Promise<LatestListing[]> {
    return this.queries.latest(most);
  }

  /**
   * What others offer of the cards of up to 100 printings, within twice the radius of the account; anywhere if it has none, or
   * if that is asked for.
   */
  offersOf(account: string, asked: AskedCards): Promise<CardOffers> {
    return this.offers.of(account, asked);
  }

  /**
   * For each of the first five of these cards, which the account doesn't get, the cheapest three copies that others within its
   * radius sell; anywhere if it has none.
   */
  nextBest<Missed extends MissedCard>(
    account: string,
    missed: readonly Missed[],
  ): Promise<NextBestCopy<Missed>[]> {
    return this.nextBestCopies.of(account, missed);
  }

  /** How many listings are on the market, counted as far as `most`. */
  countAll(most: number): Promise<number> {
    return this.queries.countAll(most);
  }

  /**
   * Adds up to 50,000 copies in the caller's unit of work; none if any is refused, or the account is closed or full. Throws
   * `listings.account-closed`, `listings.too-many`.
   */
  addCopies(lister: string, copies: Many<NewCopies>): Promise<AddedCopies> {
    return this.copies.add(lister, copies);
  }

  /**
   * Locks copies until the unit of work ends, in the order in which all are locked: before they are changed in several calls.
   * Throws `listings.account-closed`.
   */
  lockCopies(lister: string, copies: Many<Pick<SeenCopy, 'uuid'>>): Promise<void> {
    return this.copies.lock(lister, copies);
  }

  /**
   * Gives up to 50,000 active copies new values. Those that have changed since they were seen, or are not active, are left
   * alone. Throws `listings.account-closed`.
   */
  changeCopies(lister: string, copies: Many<ChangedCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.copies.change(lister, copies, means);
  }

  /** Changes the prices of copies, likewise, also of reserved ones, whose deals keep their own; faster than `changeCopies`. */
  repriceCopies(lister: string, copies: Many<RepricedCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.copies.reprice(lister, copies, means);
  }

  /** Marks copies as sold, likewise; anyone who has asked about one is notified. */
  sellCopies(lister: string, copies: Many<SoldCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.copies.sell(lister, copies, means);
  }

  /** Takes copies off the market, likewise. */
  withdrawCopies(lister: string, copies: Many<SeenCopy>, means?: ChangeMeans): Promise<CopyChange> {
    return this.copies.withdraw(lister, copies, means);
  }

  /** Keeps what the next copies of external IDs are like that have none now. Throws `listings.account-closed`. */
  reviseKnownLines(lister: string, lines: readonly KnownLineChange[]): Promise<void> {
    return this.copies.reviseKnown(lister, lines);
  }

  /**
   * Logs in the view listings.line_changes which lines of a lister change, until 30 days after the last call. What transactions change that
   * began before the one that is answered may be missing. Throws `listings.account-closed`.
   */
  followChanges(lister: string, now: Date): Promise<string> {
    return this.copies.follow(lister, now);
  }

  /** Undoes changes by their entries: copies that were created are withdrawn. Those that have changed since are left alone. */
  restoreCopies(lister: string, entries: Many<CopyEntry>, means?: ChangeMeans): Promise<RestoredCopies> {
    return this.copies.restore(lister, entries, means);
  }

  /**
   * A deal keeps up to 100 copies until a moment, all or none, and the accounts of their listers stay open until the unit of work ends.
   * Throws `listings.not-available`: its `errors` have the ids of those that can't be kept as `field`.
   */
  reserveCopies(
    deal: string,
    copies: readonly CopyToReserve[],
    kept: KeptUntil,
  ): Promise<readonly ReservedCopy[]> {
    return this.reservations.reserve(deal, copies, kept);
  }

  /** Keeps those of the copies that are still on the market, and says which; the deal does something with them at once. */
  reserveWhatIsLeft(
    deal: string,
    copies: readonly CopyToReserve[],
    kept: KeptUntil,
  ): Promise<readonly string[]> {
    return this.reservations.reserveWhatIsLeft(deal, copies, kept);
  }

  /** What the deal keeps, it keeps until another moment. */
  moveReservations(deal: string, kept: KeptUntil): Promise<void> {
    return this.reservations.move(deal, kept);
  }

  /** The deal lets go what it keeps, or these listings of it: they are on the market again. */
  releaseCopies(deal: string, listings?: readonly string[]): Promise<void> {
    return this.reservations.release(deal, listings);
  }

  /** The deal lets go these copies, which their lister doesn't have: they are off the market. */
  loseCopies(deal: string, listings: readonly string[]): Promise<void> {
    return this.reservations.lose(deal, listings);
  }

  /**
   * The lister has fewer copies than deals keep. Nothing becomes of them: the deals that have kept them for the shortest time ask
   * the lister about them. Of a thousand at most.
   */
  reportShortages(lister: string, shortages: readonly Shortage[]): Promise<void> {
    return this.reservations.reportShortages(lister, shortages);
  }

  /**
   * Copies that the deal keeps have changed hands: they are sold for the agreed price, at least a cent. Throws
   * `listings.not-available` where it keeps one of them no longer.
   */
  transferCopies(deal: string, copies: readonly HandedOverCopy[]): Promise<void> {
    return this.reservations.transfer(deal, copies);
  }

  /** Copies that the deal keeps are gone, say their givers: they are sold for the agreed price to nobody that is known. Throws likewise. */
  leaveCopies(deal: string, copies: readonly SoldInDeal[]): Promise<void> {
    return this.reservations.leave(deal, copies);
  }

  /** What changed hands in the deal is on the market of its giver again; the ledger says so. */
  reverseTransfers(deal: string): Promise<void> {
    return this.reservations.reverse(deal);
  }

  /** A party says that what changed hands in the deal is counterfeit: the ledger of both says so. */
  disputeTransfers(deal: string): Promise<void> {
    return this.reservations.dispute(deal);
  }

  /** See `BlocksService.block`. */
  block(blocker: string, other: string): Promise<void> {
    return this.blocks.block(blocker, other);
  }

  /** One account no longer blocks another. */
  unblock(blocker: string, other: string): Promise<void> {
    return this.blocks.unblock(blocker, other);
  }

  /** Whether an account has blocked another. */
  isBlocked(blocker: string, other: string): Promise<boolean> {
    return this.blocks.isBlocked(blocker, other);
  }

  /** Whom an account has blocked, the latest first. */
  blockedBy(blocker: string, query: PageQuery): Promise<Page<BlockedAccount>> {
    return this.blocks.blockedBy(blocker, query);
  }

  /** A moderator takes a listing off the market, in the caller's unit of work: one that a deal keeps, once the deal lets it go. */
  hide(listing: string): Promise<void> {
    return this.hidden.hide(listing);
  }

  /** What the hidden copies of a lister are like, unless one like it was posted since: nothing posts them again by itself. */
  hiddenCopies(lister: string): Promise<readonly HiddenCopy[]> {
    return this.hidden.copiesOf(lister);
  }

  /** A moderator puts it back: without its external ID where others have that by now. */
  showAgain(listing: string, by: string): Promise<void> {
    return this.hidden.showAgain(listing, by);
  }
}
