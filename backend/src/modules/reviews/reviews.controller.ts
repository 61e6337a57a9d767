// The routes of reviews and records.
import { Body, Controller, Get, Header, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { accountClosed } from '../users/index.js';
import * as errors from './domain/review.errors.js';
import { AccountRecord, DealReviews, GivenReview, RecordsQuery, WriteReview } from './dto/review.dto.js';
import { ReviewsQueries } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

const OWN_DEAL = { foreign: errors.dealNotFound, missing: errors.dealNotFound };

@ApiTags('reviews')
@Controller('reviews')
export class ReviewsController {
  constructor(
    private readonly service: ReviewsService,
    private readonly queries: ReviewsQueries,
  ) {}

  /**
   * What accounts have done with their deals of the last twelve months
   * @remarks Counts of deals that were handed over, with players and with stores apart. Closed and suspended accounts are left out,
   * those that show their record to stores alone, and those that have blocked the caller or are blocked by them.
   */
  @Get('records')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: AccountRecord, isArray: true })
  getRecords(@CurrentCaller() caller: Caller, @Query() { accounts }: RecordsQuery): Promise<AccountRecord[]> {
    return this.queries.records(caller, accounts);
  }

  /**
   * What was said about an account, latest first
   * @remarks Nothing of an account that is closed or suspended, has blocked the caller or is blocked by them.
   */
  @Get('about/:uuid')
  @ConditionalGet(NO_STORE)
  @Listed(GivenReview)
  getReviewsAbout(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) account: string,
    @Query() query: PageQuery,
  ): Promise<Page<GivenReview>> {
    return this.queries.about(caller, account, query);
  }

  /** Both reviews of one of the caller's deals, as the caller may see them */
  @Get('deals/:uuid')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: DealReviews })
  @OwnersOnly(OWN_DEAL)
  getDealReviews(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) deal: string): Promise<DealReviews> {
    return this.queries.ofDeal(caller, deal);
  }

  /**
   * Says how a deal went
   * @remarks Within 14 days after the hand-over. It can be changed until both parties see the other's review: once both have said
   * something, or after 7 days.
   */
  @Put('deals/:uuid')
  @ApiOkResponse({ type: DealReviews })
  @OwnersOnly(OWN_DEAL)
  @Fails(accountClosed, errors.notDone, errors.tooLate, errors.alreadyShown)
  writeReview(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) deal: string,
    @Body() review: WriteReview,
  ): Promise<DealReviews> {
    return this.service.write(caller, deal, review);
  }
}
