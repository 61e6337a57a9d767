// The reads of who has a card: in any printing, and in short for many cards at once.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { AVAILABILITY, OF_CARD_IN_ANY_PRINTING } from './availability.statements.js';
import { OF_LISTER_WITH_CARD } from './copies.statements.js';
import type { Availability } from './dto/availability.dto.js';
import type { CardListing } from './dto/card-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { AvailabilityQuery, CardListingsQuery, ListerCardQuery } from './dto/listings-query.dto.js';
import { OF_CARD } from './listings.statements.js';

/** Before every listing of a card: nothing is for free. */
const FROM_THE_CHEAPEST = [0, FIRST_UUID] as const;
const THIS_PRINTING = 0;

@Injectable()
export class AvailabilityQueries {
  constructor(private readonly sql: Sql) {}

  /** Active listings of a card with their listers, cheapest first; in any printing, those of this one come before all others. */
  async ofCard({ cardId, printings, limit, after }: CardListingsQuery): Promise<Page<CardListing>> {
    if (printings === 'any') {
      const start = after ? keyOf(after, 'number', 'number', 'uuid') : [THIS_PRINTING, ...FROM_THE_CHEAPEST];
      return writtenPage(await this.sql.one<PageRow>(OF_CARD_IN_ANY_PRINTING, [cardId, limit, ...start]));
    }
    const start = after ? keyOf(after, 'number', 'uuid') : FROM_THE_CHEAPEST;
    return writtenPage(await this.sql.one<PageRow>(OF_CARD, [cardId, limit, ...start]));
  }

  /** Active listings of a card of one lister, in any printing, cheapest first. */
  async ofLister(lister: string, { cardId, limit, after }: ListerCardQuery): Promise<Page<ListingDto>> {
    const start = after ? keyOf(after, 'number', 'uuid') : FROM_THE_CHEAPEST;
    const asked = [lister, cardId, limit, ...start];
    return writtenPage(await this.sql.one<PageRow>(OF_LISTER_WITH_CARD, asked));
  }

  /** What is in stock of each of these cards; those of which there is nothing are left out. */
  async of({ cardIds, printings }: AvailabilityQuery): Promise<JsonText<readonly Availability[]>> {
    const { entries } = await this.sql.one<{ entries: string }>(AVAILABILITY[printings], [cardIds]);
    return new JsonText(entries);
  }
}
