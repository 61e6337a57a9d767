// What offers ask of deals.
import { Injectable } from '@nestjs/common';
import {
  type DealRecord,
  DealsFacade,
  type DealToOpen,
  type FairTradeSheet,
  type Standing,
} from '../deals/index.js';
import type { OfferTerms } from './persistence/terms.js';

@Injectable()
export class OfferDeals {
  constructor(private readonly deals: DealsFacade) {}

  /** Opens the deal of an offer in the caller's unit of work; resolves with its id. Throws `listings.not-available`. */
  open(deal: DealToOpen): Promise<string> {
    return this.deals.open(deal);
  }

  /** The fair-trade sheet of terms between two accounts, of whom the first has made the offer. */
  sheet(
    { first }: { readonly first: string },
    { lines, cash }: Omit<OfferTerms, 'note'>,
  ): Promise<FairTradeSheet> {
    const sideOf = (account: string) => (account === first ? ('first' as const) : ('second' as const));
    const copies = lines.map(({ giver, cardId, condition, finish, cents }, nth) => {
      return { nth, giver: sideOf(giver), cardId, condition, finish, priceCents: cents };
    });
    return this.deals.sheetOf(copies, cash && { cents: cash.cents, payer: sideOf(cash.payer) });
  }

  /** Whether a text has the code that its author is to show at the hand-over. */
  showsOwnCode(author: string, deal: string, text: string): Promise<boolean> {
    return this.deals.showsOwnCode(author, deal, text);
  }

  /** How many deals an account has completed within twelve months, and to how many it did not come. */
  record(account: string): Promise<DealRecord> {
    return this.deals.recordOf(account);
  }

  /** The record of an account, and what a store holds for it now. */
  standing(account: string, store: string): Promise<Standing> {
    return this.deals.standingOf(account, store);
  }
}
