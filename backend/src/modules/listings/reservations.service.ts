// What deals do to copies, in the caller's unit of work: keep them, let them go, hand them over. Each step is a line of the ledger.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Money } from '../../kernel/money.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Condition } from './domain/condition.js';
import type {
  CopyToReserve,
  HandedOverCopy,
  KeptUntil,
  LedgerKind,
  LedgerLine,
  ReservedCopy,
  Shortage,
  SoldInDeal,
} from './domain/ledger.js';
import { notAvailable } from './domain/listing.errors.js';
import {
  copiesTransferred,
  listingSold,
  listingWithdrawn,
  type ReceivedCopy,
  reservedCopiesMissing,
  transfersReversed,
} from './domain/listing.events.js';
import type { Listing } from './domain/listing.js';
import { HiddenListings } from './hidden-listings.service.js';
import { Offers } from './offers.js';
import { factsOf } from './own-listing.js';
import { LedgerRepository } from './persistence/ledger.repository.js';
import { ListingRepository } from './persistence/listing.repository.js';

@Injectable()
export class ReservationsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly ledger: LedgerRepository,
    private readonly offers: Offers,
    private readonly hidden: HiddenListings,
    private readonly clock: Clock,
  ) {}

  /**
   * A deal keeps these copies until a moment, all or none. Throws `listings.not-available`, which names those that are not on
   * the market, nobody's to give, or of somebody else than was said.
   */
  async reserve(
    deal: string,
    copies: readonly CopyToReserve[],
    kept: KeptUntil,
  ): Promise<readonly ReservedCopy[]> {
    const now = this.clock.now();
    const found = await this.found(copies);
    const missing = copies.filter(({ listing, lister }) => !isToGive(found.get(listing), lister));
    if (missing.length > 0) throw unavailable(missing.map(({ listing }) => listing));
    const reserved = copies.flatMap(({ listing }) => found.get(listing) ?? []);
    for (const listing of reserved) listing.reserve(deal, kept, now);
    await this.save(reserved, linesOf('RESERVED', deal, reserved), now);
    return reserved.map(reservedCopy);
  }

  /** Keeps those of the copies that are on the market, and says which; none where an account is closed. */
  async reserveWhatIsLeft(
    deal: string,
    copies: readonly CopyToReserve[],
    kept: KeptUntil,
  ): Promise<readonly string[]> {
    const found = await this.found(copies);
    const left = copies.filter(({ listing, lister }) => isToGive(found.get(listing), lister));
    if (left.length > 0) await this.reserve(deal, left, kept);
    return left.map(({ listing }) => listing);
  }

  private async found(copies: readonly CopyToReserve[]): Promise<ReadonlyMap<string, Listing>> {
    const listers = new Set(copies.map(({ lister }) => lister));
    const uuids = copies.map(({ listing }) => listing);
    const held = await this.listings.allForChange(uuids, [...listers]);
    return new Map((held ?? []).map((listing) => [listing.uuid, listing]));
  }

  /** What the deal keeps, it keeps until another moment. */
  async move(deal: string, kept: KeptUntil): Promise<void> {
    const reserved = await this.keptBy(deal);
    for (const listing of reserved) listing.moveReservation(kept);
    await this.listings.saveStates(reserved);
  }

  /** The deal lets go what it keeps, or these of it: they are back on the market. */
  async release(deal: string, listings?: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const kept = (await this.keptBy(deal)).filter(({ uuid }) => listings?.includes(uuid) ?? true);
    await this.comeBack(kept, (listing) => listing.release(now));
    await this.save(kept, linesOf('RELEASED', deal, kept), now);
    this.backOnMarket(kept);
  }

  /** The deal lets go these copies, which their lister doesn't have: they are off the market. */
  async lose(deal: string, listings: readonly string[]): Promise<void> {
    const now = this.clock.now();
    const lost = (await this.keptBy(deal)).filter(({ uuid }) => listings.includes(uuid));
    for (const listing of lost) listing.lose(now);
    await this.save(lost, linesOf('RELEASED', deal, lost), now);
    for (const listing of lost) this.unitOfWork.publish(listingWithdrawn(factsOf(listing)));
  }

  /** Deals ask the lister about copies that are gone, those first that have kept them for the shortest time. */
  async reportShortages(lister: string, shortages: readonly Shortage[]): Promise<void> {
    const asked = JSON.stringify(shortages.filter(({ missing }) => missing > 0));
    if (asked === '[]') return;
    const copies = await this.listings.missingOf(lister, asked);
    if (copies.length > 0)
      this.unitOfWork.publish(reservedCopiesMissing({ lister, batch: randomUUID(), copies }));
  }

  /**
   * Copies that the deal keeps have changed hands: each is sold for the agreed price. Throws `listings.not-available` where it keeps one
   * of them no longer.
   */
  async transfer(deal: string, copies: readonly HandedOverCopy[]): Promise<void> {
    const sold = await this.sell('TRANSFERRED', deal, copies);
    this.publishTransfers(deal, copies, sold);
  }

  /**
   * Copies that the deal keeps are their givers' no longer, says each: they are sold for the agreed price, to nobody that is known. Throws
   * likewise.
   */
  async leave(deal: string, copies: readonly SoldInDeal[]): Promise<void> {
    await this.sell('LEFT_STOCK', deal, copies);
  }

  /** A party says that what changed hands in the deal is counterfeit. */
  dispute(deal: string): Promise<void> {
    return this.ledger.addDisputes(deal, this.clock.now());
  }

  private async sell(
    kind: 'TRANSFERRED' | 'LEFT_STOCK',
    deal: string,
    copies: readonly (SoldInDeal & { readonly receiver?: string })[],
  ): Promise<ReadonlyMap<string, Listing>> {
    const now = this.clock.now();
    const kept = new Map((await this.keptBy(deal)).map((listing) => [listing.uuid, listing]));
    const missing = copies.filter(({ listing }) => !kept.has(listing));
    if (missing.length > 0) throw unavailable(missing.map(({ listing }) => listing));
    const lines = copies.flatMap(({ listing: uuid, receiver, priceCents, condition }) => {
      const listing = kept.get(uuid);
      if (!listing) return [];
      listing.handOver(Money.ofCents(priceCents), now);
      return { ...lineOf(kind, deal, listing), receiver, price_cents: priceCents, condition };
    });
    const sold = copies.flatMap(({ listing }) => kept.get(listing) ?? []);
    await this.save(sold, lines, now);
    for (const listing of sold) this.unitOfWork.publish(listingSold(factsOf(listing)));
    return kept;
  }

  /** What changed hands in the deal is on the market of its giver again. */
  async reverse(deal: string): Promise<void> {
    const now = this.clock.now();
    const sold = (await this.listings.ofDealForChange(deal)).filter(({ state }) => state.status === 'SOLD');
    const receivers = await this.ledger.receiversOf(deal);
    const lines = linesOf('REVERSED', deal, sold).map((line) => {
      return { ...line, receiver: receivers.get(line.listing) };
    });
    await this.listings.dropTakenExternalIds(sold.map(({ uuid }) => uuid));
    await this.comeBack(sold, (listing) => listing.undoHandOver(now));
    await this.save(sold, lines, now);
    this.backOnMarket(sold);
    for (const receiver of new Set(receivers.values()))
      this.unitOfWork.publish(transfersReversed({ deal, receiver }));
  }

  private async keptBy(deal: string): Promise<readonly Listing[]> {
    const listings = await this.listings.ofDealForChange(deal);
    return listings.filter(({ state }) => state.status === 'RESERVED');
  }

  private async save(listings: readonly Listing[], lines: readonly LedgerLine[], now: Date): Promise<void> {
    if (listings.length === 0) return;
    await this.listings.saveWithLedger(listings, lines, now);
  }

  /** Copies come back from a deal; those that a moderator has hidden go off the market. */
  private async comeBack(listings: readonly Listing[], change: (listing: Listing) => void): Promise<void> {
    const hidden = await this.hidden.among(listings.map(({ uuid }) => uuid));
    for (const listing of listings) {
      change(listing);
      const since = hidden.get(listing.uuid);
      if (since) listing.stayHidden(since);
    }
  }

  /** Somebody may want what is on the market again. */
  private backOnMarket(copies: readonly Listing[]): void {
    const listings = copies.filter(({ state }) => state.status === 'ACTIVE');
    for (const lister of new Set(listings.map((listing) => listing.lister))) {
      const own = listings.filter((listing) => listing.lister === lister);
      this.offers.restored(
        lister,
        own.map(({ uuid }) => uuid),
      );
    }
  }

  private publishTransfers(
    deal: string,
    copies: readonly HandedOverCopy[],
    kept: ReadonlyMap<string, Listing>,
  ): void {
    for (const receiver of new Set(copies.map((copy) => copy.receiver))) {
      const received = copies.filter((copy) => copy.receiver === receiver);
      const sold = received.flatMap(({ listing: uuid, condition }) => {
        const listing = kept.get(uuid);
        return listing ? receivedCopy(listing, condition) : [];
      });
      this.unitOfWork.publish(copiesTransferred({ deal, receiver, copies: sold }));
    }
  }
}

/** A copy on the market that its owner has and would give: not one that they look for. */
const isToGive = (listing: Listing | undefined, lister: string): boolean =>
  listing?.lister === lister && listing.state.status === 'ACTIVE' && listing.state.terms.type !== 'BUY';

const unavailable = (listings: readonly string[]) =>
  notAvailable({ errors: listings.map((field) => ({ field, message: notAvailable.message })) });

const lineOf = (kind: LedgerKind, deal: string, { uuid, lister }: Listing): LedgerLine => ({
  ...{ listing: uuid, deal, kind, giver: lister },
});
const linesOf = (kind: LedgerKind, deal: string, listings: readonly Listing[]): LedgerLine[] =>
  listings.map((listing) => lineOf(kind, deal, listing));

function receivedCopy({ uuid: listing, card, state }: Listing, condition: Condition): ReceivedCopy {
  const { finish, language } = state.terms;
  return { listing, cardId: card.id, condition, finish, language };
}

function reservedCopy({ state }: Listing): ReservedCopy {
  const { uuid: listing, lister, card, terms, details } = state;
  const { condition, finish, language, type, price } = terms;
  const { id: cardId, name: cardName, setCode, setName, number, imageUrl } = card;
  return {
    ...{ listing, lister, cardId, cardName, setCode, setName, number, imageUrl },
    ...{ condition, finish, language, type, priceCents: price.cents, shelf: details.shelf },
  };
}
