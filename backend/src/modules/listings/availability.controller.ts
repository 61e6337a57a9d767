// The routes of who has a card: each copy of one, a lister's, and in short those of many.

import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiQuery, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { AvailabilityQueries } from './availability.queries.js';
import { Availability } from './dto/availability.dto.js';
import { CardListing } from './dto/card-listing.dto.js';
import { ListingDto } from './dto/listing.dto.js';
import { AvailabilityQuery, CardListingsQuery, ListerCardQuery } from './dto/listings-query.dto.js';

@ApiTags('listings')
@Controller('listings')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityQueries) {}

  /**
   * Who has a card, and for how much
   * @remarks Fresh counts come first, cheapest first; what nobody has counted for long is not on the market.
   */
  @Get('with-card')
  @ConditionalGet(NO_STORE)
  @Listed(CardListing)
  getListingsWithCard(
    @CurrentCaller() caller: Caller,
    @Query() query: CardListingsQuery,
  ): Promise<Page<CardListing>> {
    return this.availability.ofCard(caller, query);
  }

  /**
   * Stock summaries of many cards
   * @remarks Counts copies for sale or trade. Cards nobody has are omitted.
   */
  @Get('availability')
  @ConditionalGet(NO_STORE)
  @ApiQuery({ name: 'cardIds', style: 'form', explode: false })
  @ApiOkResponse({ type: Availability, isArray: true })
  getAvailability(
    @CurrentCaller() caller: Caller,
    @Query() query: AvailabilityQuery,
  ): Promise<JsonText<readonly Availability[]>> {
    return this.availability.of(caller, query);
  }

  /**
   * A lister's active listings of one card, in any printing, cheapest first
   * @remarks Fresh counts come first. Those that are off the market are visible only to their lister.
   */
  @Get('user/:id/with-card')
  @ConditionalGet(NO_STORE)
  @Listed(ListingDto)
  getListingsOfUserWithCard(
    @CurrentCaller() caller: Caller,
    @Param('id', Uuid) id: string,
    @Query() query: ListerCardQuery,
  ): Promise<Page<ListingDto>> {
    return this.availability.ofLister(caller, id, query);
  }
}
