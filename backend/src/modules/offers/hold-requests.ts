// Which store is asked to hold copies, and whether its rules accept that.
import { Injectable } from '@nestjs/common';
import { accepts, type HoldRules } from './domain/hold-rules.js';
import { copiesGone, holdsAtStores, holdsOff, ownOffer, tooManyHolds } from './domain/offer.errors.js';
import { MAX_OPEN_HOLDS } from './domain/offer.js';
import { OfferDeals } from './offer-deals.js';
import { HoldRulesRepository } from './persistence/hold-rules.repository.js';
import { OfferFacts, type TradedCopy } from './persistence/offer-facts.js';
import type { OfferTerms } from './persistence/terms.js';

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
