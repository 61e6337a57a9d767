// The routes of several sales at once.
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Fails } from '../../platform/http/problems/fails.js';
import * as errors from './domain/listing.errors.js';
import { ListingDto } from './dto/listing.dto.js';
import { SellListings, TakeBackSales } from './dto/sell-listings.dto.js';
import { ListingsService } from './listings.service.js';
import { OWN_LISTING } from './own-listing.js';

@ApiTags('listings')
@Controller('listings/sales')
export class SalesController {
  constructor(private readonly service: ListingsService) {}

  /**
   * Marks several listings as sold, all or none
   * @remarks Each for its listed price, or for `finalSoldPrice`. Can be undone for ten minutes.
   */
  @Post()
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: ListingDto, isArray: true })
  @OwnersOnly(OWN_LISTING)
  @Fails(errors.accountClosed, errors.alreadySold, errors.reserved, errors.editConflict)
  sellListings(@CurrentCaller() caller: Caller, @Body() sale: SellListings): Promise<ListingDto[]> {
    return this.service.sell(caller, sale);
  }

  /**
   * Undoes several sales, all or none
   * @remarks Possible for ten minutes. An active listing stays as it is.
   */
  @Post('restore')
  @HttpCode(200)
  @Idempotent()
  @ApiOkResponse({ type: ListingDto, isArray: true })
  @OwnersOnly(OWN_LISTING)
  @Fails(errors.accountClosed, errors.tooLateToRestore, errors.soldInDeal, errors.externalIdTaken)
  @Fails(errors.hiddenByModerator)
  takeBackSales(@CurrentCaller() caller: Caller, @Body() sales: TakeBackSales): Promise<ListingDto[]> {
    return this.service.takeBackSales(caller, sales);
  }
}
