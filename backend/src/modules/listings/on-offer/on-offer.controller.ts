// The route of what is on offer around the caller.
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { ConditionalGet, NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../../platform/http/lists/json-text.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { searchTooSlow, tooManySearches } from '../../cards/index.js';
import { SEARCH_OFFERS } from '../listings.limits.js';
import { OnOffer } from './dto/on-offer.dto.js';
import { OnOfferQuery } from './dto/on-offer-query.dto.js';
import { OnOfferQueries } from './on-offer.queries.js';

@ApiTags('listings')
@Controller('listings')
export class OnOfferController {
  constructor(private readonly queries: OnOfferQueries) {}

  /**
   * Search for cards that others sell or would trade near the caller
   * @remarks Copies within the caller's radius; players only in bands of up to 50 km. What the caller lists is left out.
   */
  @Limited(SEARCH_OFFERS)
  @Get('on-offer')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: OnOffer })
  @Fails(requestInvalid, searchTooSlow, tooManySearches)
  getCardsOnOffer(@CurrentCaller() caller: Caller, @Query() query: OnOfferQuery): Promise<JsonText<OnOffer>> {
    return this.queries.of(caller, query);
  }
}
