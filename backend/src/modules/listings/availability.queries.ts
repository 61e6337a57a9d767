// The reads of who has a card: in any printing, and in short for many cards at once.
import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FIRST_UUID, keyOf } from '../../platform/http/lists/cursor.js';
import { JsonText } from '../../platform/http/lists/json-text.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import { AVAILABILITY } from './availability.statements.js';
import { OF_LISTER_WITH_CARD } from './copies.statements.js';
import type { Availability } from './dto/availability.dto.js';
import type { CardListing } from './dto/card-listing.dto.js';
import type { ListingDto } from './dto/listing.dto.js';
import type { AvailabilityQuery, CardListingsQuery, ListerCardQuery } from './dto/listings-query.dto.js';
import { WITH_CARD } from './with-card.statements.js';

/** Before every listing of a card: fresh ones of its own printing come first, and nothing is for free. */
const FROM_THE_CHEAPEST = [0, 0, FIRST_UUID] as const;
const FROM_THE_NEAREST = [0, 0, 0, FIRST_UUID] as const;

@Injectable()
export class AvailabilityQueries {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /**
   * Listings of a card on the market with their listers: those with a fresh count first, then the cheapest or the nearest; in any
   * printing, those of this one come before all others. Reserved ones, if they are shown, come last.
   */
  async ofCard({ uuid }: Caller, query: CardListingsQuery): Promise<Page<CardListing>> {
    const { cardId, printings, sort, radius, reserved, limit, after } = query;
    const start = sort === 'nearest' ? nearestAfter(after) : startOf(after);
    const asked = [cardId, limit, this.clock.now(), uuid, ...start, reserved === 'shown'];
    return writtenPage(await this.sql.one<PageRow>(WITH_CARD[printings][sort][radius], asked));
  }

  /**
   * Active listings of a card of one lister, in any printing: those with a fresh count first, cheapest first. The lister's own
   * are all shown to them.
   */
  async ofLister(
    { uuid }: Caller,
    lister: string,
    { cardId, limit, after }: ListerCardQuery,
  ): Promise<Page<ListingDto>> {
    const asked = [lister, cardId, limit, ...startOf(after), this.clock.now(), uuid];
    return writtenPage(await this.sql.one<PageRow>(OF_LISTER_WITH_CARD, asked));
  }

  /** What is in stock of each of these cards; those of which there is nothing are left out. */
  async of(
    { uuid }: Caller,
    { cardIds, printings }: AvailabilityQuery,
  ): Promise<JsonText<readonly Availability[]>> {
    const asked = [cardIds, this.clock.now(), uuid];
    const { entries } = await this.sql.one<{ entries: string }>(AVAILABILITY[printings], asked);
    return new JsonText(entries);
  }
}

const startOf = (after: string | undefined) =>
  after ? keyOf(after, 'number', 'number', 'uuid') : FROM_THE_CHEAPEST;
const nearestAfter = (after: string | undefined) =>
  after ? keyOf(after, 'number', 'number', 'number', 'uuid') : FROM_THE_NEAREST;
