// The read of what an offer to somebody begins with: who it is for, copies as they are, the sheet, and the draft that there is.
import { Injectable } from '@nestjs/common';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ownOffer, recipientNotFound } from './domain/offer.errors.js';
import type { OfferLineDto } from './dto/offer.dto.js';
import type { OfferStart, OfferStartQuery } from './dto/offer-start.dto.js';
import { OfferDeals } from './offer-deals.js';
import { OfferRules } from './offer-rules.js';
import { START } from './offers.statements.js';
import { OfferFacts, type TradedCopy } from './persistence/offer-facts.js';

@Injectable()
export class OfferStartsQueries {
  constructor(
    private readonly sql: Sql,
    private readonly facts: OfferFacts,
    private readonly deals: OfferDeals,
    private readonly rules: OfferRules,
  ) {}

  /** Throws `offers.own`, `offers.recipient-not-found`, `offers.only-with-stores`, `offers.counter-only`. */
  async of(
    { uuid: first }: Pick<Caller, 'uuid'>,
    { to, listings = [], event: at }: OfferStartQuery,
  ): Promise<OfferStart> {
    if (first === to) throw ownOffer();
    const offeredAt = at !== undefined && (await this.facts.isAhead(at)) ? at : null;
    const { recipient, event, draft } = await this.sql.one<
      Pick<OfferStart, 'event' | 'draft'> & { recipient: OfferStart['recipient'] | null }
    >(START, [first, to, offeredAt]);
    if (!recipient) throw recipientNotFound();
    await this.rules.refuseIfCounterOnly(first, to, { lines: [], cash: null });
    const copies = listings.length > 0 ? await this.facts.copies(listings) : new Map<string, TradedCopy>();
    const [had, gone] = [[] as TradedCopy[], [] as OfferStart['gone']];
    for (const listing of listings) {
      const found = copies.get(listing);
      // What others list is theirs to show: their accounts may be hidden from the caller.
      const copy = found && [first, to].includes(found.giver) ? found : undefined;
      if (copy && isToBeHad(copy)) had.push(copy);
      else gone.push({ listing, card: copy?.cardName ?? null });
    }
    const sheet = had.length > 0 ? await this.deals.sheet({ first }, { lines: had, cash: null }) : null;
    return { recipient, lines: had.map(lineOf), gone, sheet, event, draft };
  }
}

const isToBeHad = ({ isActive, type }: TradedCopy): boolean => isActive && type !== 'BUY';

function lineOf(copy: TradedCopy): OfferLineDto {
  const { listing, giver, condition, finish, language, cents } = copy;
  const { cardId: id, cardName: name, setCode, setName, number, imageUrl } = copy;
  const card = { id, name, setCode, setName, number, imageUrl };
  return { listing, giver, card, condition, finish, language, price: cents / 100 };
}
