// The verbs of listings: post, change, sell, withdraw, restore. One method, one transaction.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { defineError } from '../../kernel/domain-error.js';
import type { Money } from '../../kernel/money.js';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import type { IfMatch } from '../../platform/http/caching/version.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { type CardSnapshot, CardsFacade } from '../cards/index.js';
import { detailsIn, given } from './details-in.js';
import { NO_DETAILS } from './domain/copy-details.js';
import {
  accountClosed,
  digitalCard,
  editConflict,
  invalidPrice,
  listingNotFound,
  noSuchFinish,
  nothingToChange,
  notYourListing,
  tooManyListings,
  unknownCard,
} from './domain/listing.errors.js';
import { copiesGone, listingRestored, listingSold, listingWithdrawn } from './domain/listing.events.js';
import { type ListedCard, Listing, MAX_ACTIVE, type Terms } from './domain/listing.js';
import { type Finish, printedFinishes, usualFinish } from './domain/listing-kind.js';
import { priceOf } from './domain/price.js';
import type { ChangeListing } from './dto/change-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { PostListing } from './dto/post-listing.dto.js';
import type { SellListings, TakeBackSales } from './dto/sell-listings.dto.js';
import { HiddenListings } from './hidden-listings.service.js';
import { Offers } from './offers.js';
import { factsOf, ownOf } from './own-listing.js';
import { ListingRepository } from './persistence/listing.repository.js';

type Lister = Pick<Caller, 'uuid'>;

@Injectable()
export class ListingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly listings: ListingRepository,
    private readonly cards: CardsFacade,
    private readonly offers: Offers,
    private readonly hidden: HiddenListings,
    private readonly clock: Clock,
  ) {}

  /** Posts all of these cards or none. */
  async post(caller: Lister, entries: readonly PostListing[]): Promise<JsonText<readonly ListingDto[]>> {
    if (entries.some(({ uuid }) => uuid && uuid !== caller.uuid)) throw notYourListing();
    const snapshots = await this.cards.snapshots(entries.map(({ cardId }) => cardId));
    const now = this.clock.now();
    const posted = entries.map((entry, index) => {
      const { card, finish } = tradeable(snapshots.get(entry.cardId), entry, index);
      const details = { ...NO_DETAILS, ...detailsIn(entry) };
      return Listing.post(randomUUID(), caller.uuid, card, { ...termsOf(entry, finish), details }, now);
    });
    return this.unitOfWork.run(async () => {
      const { isOpen, hasRoom, listings } = await this.listings.add(caller.uuid, posted, now, MAX_ACTIVE);
      if (!isOpen) throw accountClosed();
      if (!hasRoom) throw tooManyListings();
      // Offers to buy match no wants.
      if (posted.some(({ state }) => state.terms.type !== 'BUY'))
        this.offers.posted(caller.uuid, now, posted.length);
      return new JsonText(listings);
    });
  }

  /**
   * Changes terms and details of the caller's own listing, or marks it as sold, unless it has changed since the caller saw it. One
   * that is sold says so first: looking again would not help.
   */
  async change(caller: Lister, uuid: string, changes: ChangeListing, seen?: IfMatch): Promise<ListingDto> {
    if (Object.values(changes).every((value) => value === undefined)) throw nothingToChange();
    const { status, finalSoldPrice, price, condition, type, finish, language } = changes;
    const terms = given({ condition, type, finish, language });
    return this.unitOfWork.run(async () => {
      const listing = await this.own(caller, uuid);
      listing.refuseUnlessOpen();
      refuseUnlessSeen(listing, seen);
      const { card, terms: before } = listing.state;
      listing.change(price === undefined ? terms : { ...terms, price: money(price) }, detailsIn(changes));
      if (terms.finish && terms.finish !== before.finish) await this.refuseUnprinted(card.id, terms.finish);
      if (status === 'SOLD') {
        listing.markSold(this.clock.now(), finalSoldPrice === undefined ? undefined : money(finalSoldPrice));
      }
      // Somebody who looks for a card has none to give.
      if (terms.type === 'BUY' && before.type !== 'BUY')
        this.unitOfWork.publish(copiesGone({ lister: caller.uuid, batch: randomUUID() }));
      if (status === 'SOLD') this.unitOfWork.publish(listingSold(factsOf(listing)));
      else if (isBetter(listing.state.terms, before))
        this.offers.changed(caller.uuid, JSON.stringify([[uuid, before.price.cents]]));
      return this.listings.save(listing);
    });
  }

  /** Marks several of the caller's own listings as sold, all or none. */
  async sell(caller: Lister, { listings, finalSoldPrice }: SellListings): Promise<ListingDto[]> {
    const seen = new Map(listings.map(({ uuid, version }) => [uuid, version]));
    const price = finalSoldPrice === undefined ? undefined : money(finalSoldPrice);
    const now = this.clock.now();
    return this.changeAll(caller, [...seen.keys()], (listing) => {
      listing.refuseUnlessOpen();
      const version = seen.get(listing.uuid);
      refuseUnlessSeen(listing, version === undefined ? undefined : new Set([version]));
      listing.markSold(now, price);
    });
  }

  /** Takes back the sales of several of the caller's own listings, all or none; active ones stay as they are. */
  async takeBackSales(caller: Lister, { listings }: TakeBackSales): Promise<ListingDto[]> {
    const now = this.clock.now();
    return this.changeAll(
      caller,
      listings,
      (listing) => listing.takeBackSale(now),
      () => this.hidden.refuseHidden(listings),
    );
  }

  /** Takes the caller's own listing off the market, unless it is sold or has changed since the caller saw it. */
  async withdraw(caller: Lister, uuid: string, seen: IfMatch): Promise<void> {
    await this.unitOfWork.run(async () => {
      const listing = await this.own(caller, uuid);
      listing.refuseUnlessOpen();
      refuseUnlessSeen(listing, seen);
      listing.withdraw(this.clock.now());
      await this.listings.save(listing);
      await this.unitOfWork.record({ action: 'listings.withdrawn', actor: caller.uuid, target: uuid });
      this.unitOfWork.publish(listingWithdrawn(factsOf(listing)));
    });
  }

  /** Takes back the caller's own withdrawal or sale of the last minutes; an active listing stays as it is. */
  async restore(caller: Lister, uuid: string): Promise<ListingDto> {
    return this.unitOfWork.run(async () => {
      const listing = await this.own(caller, uuid, { isWithdrawnToo: true });
      const { status } = listing.state;
      await this.hidden.refuseHidden([uuid]);
      listing.restore(this.clock.now());
      if (status !== listing.state.status) {
        this.unitOfWork.publish(listingRestored(factsOf(listing)));
        this.offers.restored(caller.uuid, [uuid]);
      }
      return this.listings.save(listing);
    });
  }

  /**
   * Changes the state of the caller's own listings, all or none; they are answered in the order of `uuids`. `refuse` throws, once they are
   * held, where something else than their states speaks against it.
   */
  private changeAll(
    caller: Lister,
    uuids: readonly string[],
    change: (listing: Listing) => void,
    refuse?: () => Promise<void>,
  ): Promise<ListingDto[]> {
    return this.unitOfWork.run(async () => {
      const held = await this.listings.allForChange(uuids, [caller.uuid]);
      if (!held) throw accountClosed();
      const found = new Map(held.map((listing) => [listing.uuid, listing]));
      const listings = uuids.map((uuid) => ownOf(found.get(uuid), caller));
      const before = listings.map((listing) => listing.state.status);
      await refuse?.();
      for (const listing of listings) change(listing);
      for (const [nth, listing] of listings.entries()) {
        const { status } = listing.state;
        const happened = status === 'SOLD' ? listingSold : listingRestored;
        if (status !== before[nth]) this.unitOfWork.publish(happened(factsOf(listing)));
      }
      const isBack = ({ state }: Listing, nth: number) =>
        state.status === 'ACTIVE' && before[nth] !== 'ACTIVE';
      const back = listings.filter(isBack).map(({ uuid }) => uuid);
      if (back.length > 0) this.offers.restored(caller.uuid, back);
      return answered(listings, await this.listings.saveStates(listings));
    });
  }

  /** A card that has left the card database is not known to lack any finish. */
  private async refuseUnprinted(cardId: string, finish: Finish): Promise<void> {
    const snapshot = (await this.cards.snapshots([cardId])).get(cardId);
    if (!snapshot || printedFinishes(snapshot.finishes).includes(finish)) return;
    throw noSuchFinish({ errors: [{ field: 'finish', message: noSuchFinish.message }] });
  }

  /** Takes the row lock. Throws unless the listing is the caller's and the account is open. */
  private async own(caller: Lister, uuid: string, { isWithdrawnToo = false } = {}): Promise<Listing> {
    const held = await this.listings.forChange(uuid, caller.uuid);
    if (!held) throw accountClosed();
    const listing = ownOf(held.listing, caller);
    if (listing.state.status === 'WITHDRAWN' && !isWithdrawnToo) throw listingNotFound();
    return listing;
  }
}

/** Whether a listing may fit somebody with these terms whom it did not fit before. */
const isBetter = (after: Terms, before: Terms): boolean =>
  after.price.cents < before.price.cents ||
  (['condition', 'type', 'finish', 'language'] as const).some((term) => after[term] !== before[term]);

/** The answers in the order of the listings. */
function answered(listings: readonly Listing[], answers: ReadonlyMap<string, ListingDto>): ListingDto[] {
  return listings.flatMap(({ uuid }) => answers.get(uuid) ?? []);
}

function refuseUnlessSeen(listing: Listing, seen: IfMatch): void {
  if (seen && !seen.has(listing.state.version)) throw editConflict();
}

function termsOf({ price, condition, type, language }: PostListing, finish: Finish): Terms {
  return {
    price: money(price),
    condition,
    type: type ?? 'SELL',
    finish,
    language: language ?? 'en',
  };
}

function money(dollars: number): Money {
  const price = priceOf(dollars);
  if (!price) throw invalidPrice();
  return price;
}

/** The card of an entry and its finish, or the error that names the entry. */
function tradeable(
  snapshot: CardSnapshot | undefined,
  entry: PostListing,
  index: number,
): { card: ListedCard; finish: Finish } {
  const refuse = (error: ReturnType<typeof defineError>, field: string) =>
    error({ errors: [{ field: `${index}.${field}`, message: error.message }] });
  if (!snapshot) throw refuse(unknownCard, 'cardId');
  if (!snapshot.paper) throw refuse(digitalCard, 'cardId');
  const finishes = printedFinishes(snapshot.finishes);
  const finish = entry.finish ?? usualFinish(finishes);
  if (!finishes.includes(finish)) throw refuse(noSuchFinish, 'finish');
  const { id, name, setCode, setName, collectorNumber, imageUrl } = snapshot;
  return { card: { id, name, setCode, setName, number: collectorNumber, imageUrl }, finish };
}
