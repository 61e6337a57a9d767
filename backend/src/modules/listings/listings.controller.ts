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
import { CurrentCaller } from '../../platform/http/access.js';
import type { Caller } from '../../platform/http/access-tokens.js';
import { Fails } from '../../platform/http/fails.js';
import { Idempotent } from '../../platform/http/idempotency.interceptor.js';
import { Listed, type Page } from '../../platform/http/list.js';
import { ListOf } from '../../platform/http/list-of.pipe.js';
import { OneOf } from '../../platform/http/one-of.pipe.js';
import { OwnersOnly } from '../../platform/http/owners-only.js';
import { PageQuery } from '../../platform/http/page-query.dto.js';
import { Limited } from '../../platform/http/rate-limit.guard.js';
import { KEPT_BY_NOBODY, Revalidated } from '../../platform/http/revalidated.js';
import { Uuid } from '../../platform/http/uuid.pipe.js';
import { Conditional, type Seen, SeenVersions, Versioned } from '../../platform/http/version.js';
import * as errors from './domain/listing.errors.js';
import { STATUSES, type Status } from './domain/offer.js';
import { CardListing } from './dto/card-listing.dto.js';
import { ChangeListing } from './dto/change-listing.dto.js';
import { ListingDto } from './dto/listing.dto.js';
import { CardListingsQuery, ListerListingsQuery } from './dto/listings-query.dto.js';
import { PostListing } from './dto/post-listing.dto.js';
import { ListingsQueries } from './listings.queries.js';
import { ListingsService } from './listings.service.js';

const entries = new ListOf(PostListing, { most: 500, none: 'Add at least one card before submitting.' });

/** Whose history or list it is, the call says: nobody is looked up, so that nobody learns who there is. */
const HISTORY = { foreign: errors.notYourHistory, missing: errors.notYourHistory };
const LISTER = { foreign: errors.notYourListing, missing: errors.notYourListing };
/** Everybody may see every listing that is active; one that is not does not exist for others. */
const LISTING = { foreign: errors.notYourListing, missing: errors.listingNotFound };

@ApiTags('listings')
@Controller('listings')
export class ListingsController {
  constructor(
    private readonly service: ListingsService,
    private readonly queries: ListingsQueries,
  ) {}

  /** Who has a card, and for how much */
  @Get('with-card')
  @Revalidated(KEPT_BY_NOBODY)
  @Listed(CardListing)
  getListingsWithCard(@Query() query: CardListingsQuery): Promise<Page<CardListing>> {
    return this.queries.ofCard(query);
  }

  /**
   * The listings of a lister in one state
   * @remarks ACTIVE listings are for every account, those in other states for their lister alone.
   */
  @Get('user/:id/status/:status')
  @Revalidated(KEPT_BY_NOBODY)
  @ApiParam({ name: 'status', enum: STATUSES })
  @Listed(ListingDto)
  @OwnersOnly(HISTORY)
  getListingsOfUser(
    @CurrentCaller() caller: Caller,
    @Param('id', Uuid) id: string,
    @Param('status', new OneOf(STATUSES)) status: Status,
    @Query() query: ListerListingsQuery,
  ): Promise<Page<ListingDto>> {
    return this.queries.ofLister(caller, id, status, query);
  }

  /** What the caller has sold, the latest first */
  @Get('user/:uuid/order-history')
  @Revalidated(KEPT_BY_NOBODY)
  @Listed(ListingDto)
  @OwnersOnly(HISTORY)
  getOrderHistory(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: PageQuery,
  ): Promise<Page<ListingDto>> {
    return this.queries.orderHistory(caller, uuid, query);
  }

  /**
   * Posts listings, all or none
   * @remarks `uuid` in an entry is the lister and must be the caller; the ids of the listings are made by the server.
   */
  @Limited('post-listings')
  @Post()
  @ApiExtraModels(PostListing)
  @ApiBody({
    schema: { type: 'array', minItems: 1, maxItems: 500, items: { $ref: getSchemaPath(PostListing) } },
  })
  @ApiCreatedResponse({ type: ListingDto, isArray: true })
  @Idempotent()
  @OwnersOnly(LISTER)
  @Fails(errors.accountClosed, errors.unknownCard, errors.digitalCard, errors.noSuchFinish)
  postListings(
    @CurrentCaller() caller: Caller,
    @Body(entries) listings: PostListing[],
  ): Promise<ListingDto[]> {
    return this.service.post(caller, listings);
  }

  /** Changes a listing's terms, or marks it as sold */
  @Patch(':uuid')
  @Versioned(200, ListingDto)
  @Conditional(errors.changedMeanwhile)
  @OwnersOnly(LISTING)
  @Fails(errors.nothingToChange, errors.accountClosed, errors.alreadySold, errors.noSuchFinish)
  changeListing(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: Seen,
    @Body() changes: ChangeListing,
  ): Promise<ListingDto> {
    return this.service.change(caller, uuid, changes, seen);
  }

  /**
   * Takes back a withdrawal or a sale
   * @remarks For ten minutes. A listing that is active stays as it is.
   */
  @Post(':uuid/restore')
  @HttpCode(200)
  @Idempotent()
  @Versioned(200, ListingDto)
  @OwnersOnly(LISTING)
  @Fails(errors.accountClosed, errors.tooLateToRestore)
  restoreListing(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<ListingDto> {
    return this.service.restore(caller, uuid);
  }

  /**
   * Takes a listing off the market
   * @remarks It can be restored for ten minutes. What is sold stays in the order history after that.
   */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Conditional(errors.changedMeanwhile)
  @OwnersOnly(LISTING)
  @Fails(errors.accountClosed, errors.alreadySold)
  async withdrawListing(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: Seen,
  ): Promise<void> {
    await this.service.withdraw(caller, uuid, seen);
  }
}
