// How proposals are kept: new offers and new revisions, each with its fair-trade sheet.
import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { FairTradeSheet } from '../deals/index.js';
import { ownOffer, unknownEvent } from './domain/offer.errors.js';
import type { OfferKind } from './domain/offer.js';
import type { OfferCashBody, OfferLineBody } from './dto/make-offer.dto.js';
import { OfferDeals } from './offer-deals.js';
import { OfferDesk } from './offer-desk.js';
import { OfferObservers } from './offer-observers.js';
import { OfferRules } from './offer-rules.js';
import { cashFrom, OfferTermsReader, type Pair } from './offer-terms.js';
import { OfferRepository } from './persistence/offer.repository.js';
import { OfferFacts, type TradedCopy } from './persistence/offer-facts.js';
import { type OfferRow, openFor, otherOf, summaryOf } from './persistence/offer-row.js';
import type { OfferTerms } from './persistence/terms.js';

/** What somebody proposes, as they send it. */
interface Proposed {
  readonly lines: readonly OfferLineBody[];
  readonly cash?: OfferCashBody | null;
  readonly note?: string | null;
}

/** An offer to be made by the first of the two to the second. */
export interface NewOffer extends Pair {
  readonly kind: OfferKind;
  readonly terms: OfferTerms;
  readonly hours: number;
  /** That of the terms, where it is known. */
  readonly sheet?: FairTradeSheet;
  /** Where the cards are to change hands. */
  readonly event?: string | null;
}

@Injectable()
export class Proposals {
  constructor(
    private readonly desk: OfferDesk,
    private readonly rules: OfferRules,
    private readonly reader: OfferTermsReader,
    private readonly deals: OfferDeals,
    private readonly offers: OfferRepository,
    private readonly facts: OfferFacts,
    private readonly observers: OfferObservers,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks two accounts, one of which makes the other an offer. Throws `offers.own`, `users.account-closed`,
   * `offers.recipient-not-found`, `offers.blocked`.
   */
  async admit({ first, second }: Pair): Promise<void> {
    if (first === second) throw ownOffer();
    await this.desk.lockPair(first, second);
    await this.rules.refuseIfBlocked(first, second);
  }

  /** What `author` proposes, of copies as they are. Throws `offers.copies-gone`, `offers.not-their-copies`, `offers.payer-unknown`. */
  async read(
    author: string,
    pair: Pair,
    { lines, cash, note }: Proposed,
    copies?: ReadonlyMap<string, TradedCopy>,
  ): Promise<OfferTerms> {
    return {
      lines: await this.reader.lines(author, pair, lines, copies),
      cash: cashFrom(cash, pair),
      note: note || null,
    };
  }

  /**
   * The event of an offer as it is from now on, where it is said; as it was, where not. Throws `offers.unknown-event` for another one
   * that is over, too far ahead for a meeting, or nobody's to see.
   */
  async eventOf(asked: string | null | undefined, before: string | null = null): Promise<string | null> {
    if (asked === undefined || asked === before) return before;
    if (asked !== null && (await this.eventAhead(asked)) === null)
      throw unknownEvent({ errors: [{ field: 'event', message: unknownEvent.message }] });
    return asked;
  }

  /** The event of a draft that is sent now; null where it was called off since, and is shown to nobody. Throws `offers.unknown-event` for one that is over or too far ahead. */
  async eventToSend(event: string | null): Promise<string | null> {
    if (event === null) return null;
    const isAhead = await this.facts.isAhead(event);
    return isAhead === undefined ? null : this.eventOf(event);
  }

  /** An event that is not over or too far ahead for a meeting, and that others may see; null for any other. */
  async eventAhead(event: string | null): Promise<string | null> {
    return event !== null && (await this.facts.isAhead(event)) ? event : null;
  }

  /** For an offer that is sent now. Throws what keeps it from that: too many of them, or contact details in a first note. */
  async refuseToSend({ first, second }: Pair, note: string | null): Promise<void> {
    await this.rules.refuseIfTooMany(first, second);
    await this.rules.refuseContact(first, second, note);
    await this.observers.sent(first, second);
  }

  /** Adds an offer that is open for the second of the two, who is notified. */
  async add(offer: NewOffer): Promise<OfferRow> {
    const row = this.opened(offer);
    await this.addFirst(row, offer);
    this.desk.publish(row, 'SENT', [offer.second]);
    return row;
  }

  /** Likewise an offer that is added once it is accepted. Throws what people under 18 may not offer. */
  async prepare(offer: NewOffer): Promise<OfferRow> {
    await this.rules.refuseIfCounterOnly(offer.first, offer.second, offer.terms);
    return this.opened(offer);
  }

  private opened(offer: NewOffer): OfferRow {
    const draft = this.draftOf(offer);
    return openFor(draft, offer.second, draft.created_at);
  }

  /** Adds an offer that nobody but the first of the two sees. */
  async addDraft(offer: NewOffer): Promise<OfferRow> {
    const draft = this.draftOf(offer);
    await this.addFirst(draft, offer);
    return draft;
  }

  private async addFirst(row: OfferRow, { first, second, terms, sheet }: NewOffer): Promise<void> {
    await this.rules.refuseIfCounterOnly(first, second, terms);
    const figures = sheet ?? (await this.deals.sheet({ first }, terms));
    await this.offers.add(row, { author: first, ...terms }, figures);
  }

  /**
   * Keeps terms as the latest revision of an offer, whose row the caller saves. Throws what people under 18 may not offer, or be
   * offered.
   */
  async saveRevision(offer: OfferRow, author: string, terms: OfferTerms): Promise<void> {
    const pair = { first: offer.proposer, second: offer.recipient };
    await this.rules.refuseIfCounterOnly(author, otherOf(offer, author), terms);
    const sheet = await this.deals.sheet(pair, terms);
    await this.offers.saveRevision(offer, { author, ...terms }, sheet);
  }

  private draftOf({ kind, first, second, hours, terms, event = null }: NewOffer): OfferRow {
    const now = this.clock.now();
    return {
      ...{ uuid: randomUUID(), kind, state: 'DRAFT', proposer: first, recipient: second, revision: 1, hours },
      ...{
        turn: null,
        waiting: null,
        expires_at: null,
        void_reason: null,
        deal: null,
        sent_at: null,
        remind_at: null,
        event,
      },
      ...{ created_at: now, changed_at: now, ...summaryOf(terms.lines) },
    };
  }
}
