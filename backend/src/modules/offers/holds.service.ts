// The verb of who wants cards to be held at a store, whose rules may accept it at once. One transaction.
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/unit-of-work.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { fieldProblem, refusedField } from '../../platform/http/validation/field-problems.js';
import { Agreements } from './agreements.js';
import { costsMore } from './domain/offer.errors.js';
import { DEFAULT_HOURS } from './domain/offer.js';
import type { HoldCopies } from './dto/make-offer.dto.js';
import { HoldRequests } from './hold-requests.js';
import { HoldTimes } from './hold-times.js';
import { OfferDeals } from './offer-deals.js';
import type { OfferLine, OfferTerms } from './persistence/terms.js';
import { Proposals } from './proposals.js';

@Injectable()
export class HoldsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly deals: OfferDeals,
    private readonly times: HoldTimes,
    private readonly requests: HoldRequests,
    private readonly proposals: Proposals,
    private readonly agreements: Agreements,
  ) {}

  /**
   * Asks a store to hold copies of its own at the prices that they have, unless they cost more than was shown; resolves with the id of
   * the offer, which is accepted where the rules of the store say so and it opens soon.
   */
  async hold(
    { uuid: first }: Pick<Caller, 'uuid'>,
    { listings, maxTotal, note }: HoldCopies,
  ): Promise<string> {
    return this.unitOfWork.run(async () => {
      const seen = await this.requests.storeOf(first, listings);
      const { store } = seen;
      const pair = { first, second: store };
      await this.proposals.admit(pair);
      const holding = await this.requests.lock(seen, listings);
      const lines = listings.map((listing) => ({ listing }));
      const terms = await this.proposals.read(first, pair, { lines, note }, holding.copies);
      if (maxTotal !== undefined) refuseIfOver(maxTotal, terms);
      const paid = { ...terms, cash: { cents: totalOf(terms.lines), payer: first } };
      await this.proposals.refuseToSend(pair, paid.note);
      const isAccepted = await this.requests.isAccepted(first, holding, paid);
      const heldUntil = isAccepted ? await this.times.heldUntil(store, holding.rules) : null;
      if (!heldUntil) await this.requests.refuseIfTooMany(first, store);
      const sheet = await this.deals.sheet(pair, paid);
      const asked = { ...pair, kind: 'HOLD', terms: paid, hours: DEFAULT_HOURS, sheet } as const;
      if (!heldUntil) return (await this.proposals.add(asked)).uuid;
      const offer = await this.proposals.prepare(asked);
      await this.agreements.hold(offer, paid, { sheet, heldUntil });
      return offer.uuid;
    });
  }
}

const PRICE_NOW = fieldProblem('offers.price-now', 'The price of this card is another one now.');

/** Throws `offers.costs-more`: a store may have raised a price that is still shown as it was. */
function refuseIfOver(dollars: number, terms: OfferTerms): void {
  if (totalOf(terms.lines) <= Math.round(dollars * 100)) return;
  const errors = terms.lines.map(({ listing, cardName: card, cents }) => ({
    ...refusedField(listing, PRICE_NOW),
    params: { card, price: cents / 100 },
  }));
  throw costsMore({ errors });
}

/** In cents. */
export const totalOf = (lines: readonly OfferLine[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);
