// The routes of listings.

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import {
  ApiBody,
  ApiCreatedResponse,
  ApiExtraModels,
  ApiNoContentResponse,
  ApiParam,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { fieldProblem } from '../../platform/http/validation/field-problems.js';
import { ListOf } from '../../platform/http/validation/list-of.pipe.js';
import { OneOf } from '../../platform/http/validation/one-of.pipe.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import * as errors from './domain/listing.errors.js';
import { type ShownStatus, STATUSES } from './domain/listing-status.js';
import { ChangeListing } from './dto/change-listing.dto.js';
import { ListingDto } from './dto/listing.dto.js';
import { ListerListingsQuery, OrderHistoryQuery } from './dto/listings-query.dto.js';
import { PostListing } from './dto/post-listing.dto.js';
import { POST_LISTINGS } from './listings.limits.js';
import { ListingsQueries } from './listings.queries.js';
import { ListingsService } from './listings.service.js';
import { OWN_LISTING } from './own-listing.js';

const NO_CARD = fieldProblem('listings.no-card', 'Add at least one card before submitting.');
const entries = new ListOf(PostListing, { max: 500, empty: NO_CARD });

/** Whose history or list it is, the call says: nobody is looked up, so that nobody learns who there is. */
const HISTORY = { foreign: errors.notYourHistory, missing: errors.notYourHistory };
const LISTER = { foreign: errors.notYourListing, missing: errors.notYourListing };
@ApiTags('listings')
@Controller('listings')
export class ListingsController {
  constructor(
    private readonly service: ListingsService,
    private readonly queries: ListingsQueries,
  ) {}

  /**
   * A lister's listings in one state
   * @remarks ACTIVE listings on the market, fresh counts first, and RESERVED ones are visible to every account; SOLD ones only to
   * their lister.
   */
  @Get('user/:id/status/:status')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @ApiParam({ name: 'status', enum: STATUSES })
  @Listed(ListingDto)
  @OwnersOnly(HISTORY)
  getListingsOfUser(
    @CurrentCaller() caller: Caller,
    @Param('id', Uuid) id: string,
    @Param('status', new OneOf(STATUSES)) status: ShownStatus,
    @Query() query: ListerListingsQuery,
  ): Promise<Page<ListingDto>> {
    return this.queries.ofLister(caller, id, status, query);
  }

  /** What the caller has sold, latest first */
  @Get('user/:uuid/order-history')
  @CachedOffline()
  @ConditionalGet(NO_STORE)
  @Listed(ListingDto)
  @OwnersOnly(HISTORY)
  getOrderHistory(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: OrderHistoryQuery,
  ): Promise<Page<ListingDto>> {
    return this.queries.orderHistory(caller, uuid, query);
  }

  /**
   * Posts listings, all or none
   * @remarks An entry's `uuid` is the lister and must be the caller; the server assigns the listing IDs. They are
   * created in order, so lists keep it. An account can have 200,000 active listings.
   */
  @Limited(POST_LISTINGS)
  @Post()
  @ApiExtraModels(PostListing)
  @ApiBody({
    schema: { type: 'array', minItems: 1, maxItems: 500, items: { $ref: getSchemaPath(PostListing) } },
  })
  @ApiCreatedResponse({ type: ListingDto, isArray: true })
  @Idempotent()
  @OwnersOnly(LISTER)
  @Fails(
    errors.accountClosed,
    errors.unknownCard,
    errors.digitalCard,
    errors.noSuchFinish,
    errors.tooManyListings,
    errors.externalIdTaken,
  )
  postListings(
    @CurrentCaller() caller: Caller,
    @Body(entries) listings: PostListing[],
  ): Promise<JsonText<readonly ListingDto[]>> {
    return this.service.post(caller, listings);
  }

  /**
   * A listing
   * @remarks Active listings on the market are visible to every account, others only to their lister, withdrawn ones to nobody.
   */
  @Get(':uuid')
  @ConditionalGet(NO_STORE)
  @Versioned(200, ListingDto)
  @Fails(errors.listingNotFound)
  getListing(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<ListingDto> {
    return this.queries.one(caller, uuid);
  }

  /**
   * The caller's identical active listings
   * @remarks Same card, condition, finish, language, type, price, note, signature and alteration; includes this one.
   */
  @Get(':uuid/copies')
  @ConditionalGet(NO_STORE)
  @Listed(ListingDto)
  @OwnersOnly(OWN_LISTING)
  getCopies(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: PageQuery,
  ): Promise<Page<ListingDto>> {
    return this.queries.copies(caller, uuid, query);
  }

  /** Changes a listing's terms, or marks it as sold */
  @Patch(':uuid')
  @Versioned(200, ListingDto)
  @Conditional(errors.editConflict)
  @OwnersOnly(OWN_LISTING)
  @Fails(
    errors.nothingToChange,
    errors.accountClosed,
    errors.alreadySold,
    errors.reserved,
    errors.noSuchFinish,
    errors.externalIdTaken,
  )
  changeListing(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() changes: ChangeListing,
  ): Promise<ListingDto> {
    return this.service.change(caller, uuid, changes, seen);
  }

  /**
   * Undoes a withdrawal or a sale
   * @remarks Possible for ten minutes. An active listing stays as it is.
   */
  @Post(':uuid/restore')
  @HttpCode(200)
  @Idempotent()
  @Versioned(200, ListingDto)
  @OwnersOnly(OWN_LISTING)
  @Fails(errors.accountClosed, errors.tooLateToRestore, errors.soldInDeal, errors.externalIdTaken)
  @Fails(errors.hiddenByModerator)
  restoreListing(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<ListingDto> {
    return this.service.restore(caller, uuid);
  }

  /**
   * Withdraws a listing
   * @remarks Can be restored for ten minutes. Sold listings stay in the order history.
   */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(errors.editConflict)
  @OwnersOnly(OWN_LISTING)
  @Fails(errors.accountClosed, errors.alreadySold, errors.reserved)
  async withdrawListing(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<void> {
    await this.service.withdraw(caller, uuid, seen);
  }
}
