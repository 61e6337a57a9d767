// Which store is asked to hold copies, and whether its rules accept that.
import { Injectable } from '@nestjs/common';
import { ListingsFacade } from '../listings/index.js';
import { accepts, type HoldRules } from './domain/hold-rules.js';
import { copiesGone, holdsAtStores, holdsOff, ownOffer, tooManyHolds } from './domain/offer.errors.js';
import { MAX_OPEN_HOLDS } from './domain/offer.js';
import { OfferDeals } from './offer-deals.js';
import { HoldRulesRepository } from './persistence/hold-rules.repository.js';
import { OfferFacts, type TradedCopy } from './persistence/offer-facts.js';
import type { OfferTerms } from './persistence/terms.js';
import { errorsOfChangedCopies } from './stale-revision.js';

/** A store that holds cards. */
interface HoldingStore {
  readonly store: string;
  readonly rules: HoldRules;
  /** The copies as they are. */
  readonly copies: ReadonlyMap<string, TradedCopy>;
}

@Injectable()
export class HoldRequests {
  constructor(
    private readonly facts: OfferFacts,
    private readonly rules: HoldRulesRepository,
    private readonly deals: OfferDeals,
    private readonly listings: ListingsFacade,
  ) {}

  /**
   * The one store that has these listings for sale. Throws `offers.copies-gone`, `offers.holds-at-stores`, `offers.own`,
   * `offers.holds-off`.
   */
  async storeOf(asker: string, listings: readonly string[]): Promise<HoldingStore> {
    const copies = await this.facts.copies(listings);
    const [copy, ...others] = copies.values();
    if (!copy) throw copiesGone();
    const { giver: store } = copy;
    if (store === asker) throw ownOffer();
    if ([copy, ...others].some(({ giver, type }) => giver !== store || type !== 'SELL'))
      throw holdsAtStores();
    const rules = await this.rules.ofStore(store);
    if (!rules) throw holdsAtStores();
    if (!rules.isOn) throw holdsOff();
    return { store, rules, copies };
  }

  /**
   * The same once nobody can change the copies, where the rules may accept: these go by a price that was changed at the same moment.
   * Copies that are not for sale any more are gone. Throws `offers.copies-gone` where one is not as it was.
   */
  async lock(seen: HoldingStore, listings: readonly string[]): Promise<HoldingStore> {
    const { store, rules, copies } = seen;
    // Of many who ask for the last copy at once, those who come after its deal do not wait for each other.
    const isGone = listings.some((listing) => !copies.get(listing)?.isActive);
    if (rules.forWhom === 'NOBODY' || isGone) return seen;
    await this.listings.lockCopies(
      store,
      listings.map((uuid) => ({ uuid })),
    );
    const now = await this.facts.copies(listings);
    const locked = [...copies.values()].map((copy) => {
      const found = now.get(copy.listing);
      return found?.type === 'SELL' ? found : { ...copy, isActive: false };
    });
    const byListing = new Map(locked.map((copy) => [copy.listing, copy]));
    const errors = errorsOfChangedCopies([...copies.values()], byListing);
    if (errors.length > 0) throw copiesGone({ errors });
    return { ...seen, copies: byListing };
  }

  /**
   * Whether the rules accept the request of an account, together with what the store holds for it, so that the store needs not be
   * asked. Only for who has the lock of its proposals: two requests at once are counted one after the other.
   */
  async isAccepted(
    asker: string,
    { store, rules }: HoldingStore,
    { lines, cash }: OfferTerms,
  ): Promise<boolean> {
    if (rules.forWhom === 'NOBODY') return false;
    const { done: completed, noShows, held } = await this.deals.standing(asker, store);
    return accepts(rules, { cards: lines.length, cents: cash?.cents ?? 0, held, completed, noShows });
  }

  /** Throws `offers.too-many-holds` while the store has as many requests of the account to answer as it may. */
  async refuseIfTooMany(asker: string, store: string): Promise<void> {
    if ((await this.facts.openHolds(asker, store)) >= MAX_OPEN_HOLDS) throw tooManyHolds();
  }
}
