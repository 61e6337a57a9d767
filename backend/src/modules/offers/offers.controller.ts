// The routes of offers: read them, make them, and change what has not been answered.
import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { FairTradeSheetDto } from '../deals/index.js';
import { accountClosed } from '../users/index.js';
import * as errors from './domain/offer.errors.js';
import { ChangeDraft, HoldCopies, MakeOffer, PreviewOffer } from './dto/make-offer.dto.js';
import { OfferDto, OffersQuery, OfferWithRevisions } from './dto/offer.dto.js';
import { OfferStart, OfferStartQuery } from './dto/offer-start.dto.js';
import { HoldsService } from './holds.service.js';
import { OfferStartsQueries } from './offer-starts.queries.js';
import { MAKE_OFFER } from './offers.limits.js';
import { OffersQueries } from './offers.queries.js';
import { OffersService } from './offers.service.js';
import { OWN_OFFER } from './own-offer.js';
import { RemakesService } from './remakes.service.js';

const PROPOSAL = [errors.copiesGone, errors.countFirst, errors.notTheirCopies, errors.payerUnknown] as const;
const EVENT = [errors.unknownEvent] as const;
const PAIR = [accountClosed, errors.ownOffer, errors.recipientNotFound, errors.offerBlocked] as const;
const SENDING = [
  errors.tooManyPeople,
  errors.tooManyToOne,
  errors.tooManyOpen,
  errors.noteWithContact,
  ...errors.COUNTER_ONLY,
] as const;

@ApiTags('offers')
@Controller('offers')
export class OffersController {
  constructor(
    private readonly service: OffersService,
    private readonly holds: HoldsService,
    private readonly remakes: RemakesService,
    private readonly queries: OffersQueries,
    private readonly starts: OfferStartsQueries,
  ) {}

  /** The caller’s open offers and drafts, or past ones, latest first */
  @Get()
  @Listed(OfferDto)
  getOffers(@CurrentCaller() caller: Caller, @Query() query: OffersQuery): Promise<Page<OfferDto>> {
    return this.queries.own(caller, query);
  }

  /**
   * Makes somebody an offer
   * @remarks It reserves nothing. Lines are listings of either side: the lister gives the copy. As a draft it isn’t sent; lines are
   * added to the draft that there is for the same recipient.
   */
  @Post()
  @Limited(MAKE_OFFER)
  @Idempotent()
  @Versioned(201, OfferDto)
  @Fails(...PAIR, ...PROPOSAL, ...EVENT, ...SENDING)
  async makeOffer(@CurrentCaller() caller: Caller, @Body() asked: MakeOffer): Promise<OfferDto> {
    return this.queries.one(caller, await this.service.make(caller, asked));
  }

  /** What an offer would be: the fair-trade sheet, without making it */
  @Post('preview')
  @HttpCode(200)
  @ApiOkResponse({ type: FairTradeSheetDto })
  @Fails(errors.ownOffer, errors.recipientNotFound, ...PROPOSAL)
  previewOffer(@CurrentCaller() caller: Caller, @Body() asked: PreviewOffer): Promise<FairTradeSheetDto> {
    return this.queries.preview(caller, asked);
  }

  /**
   * Asks a store to hold cards at its counter
   * @remarks Accepted at once, with a deal, where the store’s rules say so; else the store answers.
   */
  @Post('holds')
  @Limited(MAKE_OFFER)
  @Idempotent()
  @Versioned(201, OfferDto)
  @Fails(
    ...PAIR,
    errors.copiesGone,
    errors.costsMore,
    errors.countFirst,
    errors.holdsAtStores,
    errors.holdsOff,
    errors.tooManyHolds,
    ...SENDING,
  )
  async holdForMe(@CurrentCaller() caller: Caller, @Body() asked: HoldCopies): Promise<OfferDto> {
    return this.queries.one(caller, await this.holds.hold(caller, asked));
  }

  /**
   * What an offer to somebody begins with
   * @remarks The copies as they are, and those that are gone; the fair-trade sheet; the caller’s draft to the same recipient.
   */
  @Get('start')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: OfferStart })
  @Fails(errors.ownOffer, errors.recipientNotFound, errors.onlyWithStores, errors.counterOnly)
  startOffer(@CurrentCaller() caller: Caller, @Query() query: OfferStartQuery): Promise<OfferStart> {
    return this.starts.of(caller, query);
  }

  /** An offer that the caller has made or got, with its revisions */
  @Get(':uuid')
  @Versioned(200, OfferWithRevisions)
  @OwnersOnly(OWN_OFFER)
  getOffer(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<OfferWithRevisions> {
    return this.queries.withRevisions(caller, uuid);
  }

  /** Changes a draft of the caller’s */
  @Patch(':uuid')
  @Versioned(200, OfferDto)
  @OwnersOnly(OWN_OFFER)
  @Fails(accountClosed, errors.notOpen, errors.nothingToChange, ...PROPOSAL, ...EVENT, ...errors.COUNTER_ONLY)
  async changeDraft(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() changes: ChangeDraft,
  ): Promise<OfferDto> {
    await this.service.change(caller, uuid, changes);
    return this.queries.one(caller, uuid);
  }

  /** Sends a draft of the caller’s */
  @Post(':uuid/send')
  @HttpCode(200)
  @Versioned(200, OfferDto)
  @OwnersOnly(OWN_OFFER)
  @Fails(...PAIR, errors.notOpen, ...PROPOSAL, ...EVENT, ...SENDING)
  async sendDraft(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<OfferDto> {
    await this.service.send(caller, uuid);
    return this.queries.one(caller, uuid);
  }

  /** Makes a void offer again, without the cards that are gone */
  @Post(':uuid/remake')
  @Limited(MAKE_OFFER)
  @OwnersOnly(OWN_OFFER)
  @Idempotent()
  @Versioned(201, OfferDto)
  @Fails(
    ...PAIR,
    errors.nothingGone,
    errors.noLineLeft,
    errors.copiesGone,
    errors.costsMore,
    errors.countFirst,
    errors.holdsOff,
    ...SENDING,
  )
  @Fails(errors.tooManyHolds)
  async remakeOffer(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<OfferDto> {
    return this.queries.one(caller, await this.remakes.remake(caller, uuid));
  }
}
