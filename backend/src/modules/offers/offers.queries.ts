// The reads of offers: SQL to answers in one step, and what an offer would be.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { FairTradeSheet } from '../deals/index.js';
import { offerNotFound, ownOffer, recipientNotFound } from './domain/offer.errors.js';
import type { PreviewOffer } from './dto/make-offer.dto.js';
import type { OfferDto, OffersQuery, OfferWithRevisions } from './dto/offer.dto.js';
import { OfferDeals } from './offer-deals.js';
import { OFFER_OF, OFFER_WITH_REVISIONS, OFFERS } from './offers.statements.js';
import { OfferFacts } from './persistence/offer-facts.js';
import { Proposals } from './proposals.js';

type Account = Pick<Caller, 'uuid'>;

@Injectable()
export class OffersQueries {
  constructor(
    private readonly sql: Sql,
    private readonly proposals: Proposals,
    private readonly facts: OfferFacts,
    private readonly deals: OfferDeals,
  ) {}

  /** The caller’s open or past offers, the latest first. */
  async own({ uuid }: Account, { limit, after, view }: OffersQuery): Promise<Page<OfferDto>> {
    const key = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(OFFERS[view], [uuid, limit, ...key]));
  }

  /** One of the caller’s offers. Throws `offers.not-found`. */
  async one({ uuid }: Account, offer: string): Promise<OfferDto> {
    const row = await this.sql.row<OfferDto & object>(OFFER_OF, [uuid, offer]);
    if (!row) throw offerNotFound();
    return row;
  }

  /** One of the caller’s offers with its revisions. Throws `offers.not-found`. */
  async withRevisions({ uuid }: Account, offer: string): Promise<OfferWithRevisions> {
    const row = await this.sql.row<OfferWithRevisions & object>(OFFER_WITH_REVISIONS, [uuid, offer]);
    if (!row) throw offerNotFound();
    return row;
  }

  /** The fair-trade sheet of an offer that the caller would make. Nothing is kept. */
  async preview({ uuid: first }: Account, asked: PreviewOffer): Promise<FairTradeSheet> {
    const pair = { first, second: asked.recipient };
    if (first === asked.recipient) throw ownOffer();
    if (!(await this.facts.isRecipient(first, asked.recipient))) throw recipientNotFound();
    return this.deals.sheet(pair, await this.proposals.read(first, pair, asked));
  }
}
