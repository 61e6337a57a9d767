// The routes of who answers an offer.
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { accountClosed } from '../users/index.js';
import { AcceptancesService } from './acceptances.service.js';
import { AnswersService } from './answers.service.js';
import * as errors from './domain/offer.errors.js';
import { CounterOffer } from './dto/make-offer.dto.js';
import { OfferDto } from './dto/offer.dto.js';
import { OffersQueries } from './offers.queries.js';
import { OWN_OFFER } from './own-offer.js';

@ApiTags('offers')
@Controller('offers/:uuid')
export class AnswersController {
  constructor(
    private readonly answers: AnswersService,
    private readonly acceptances: AcceptancesService,
    private readonly queries: OffersQueries,
  ) {}

  /** Answers an offer with other terms; then it is the other side’s turn */
  @Post('revisions')
  @OwnersOnly(OWN_OFFER)
  @Idempotent()
  @Versioned(201, OfferDto)
  @Conditional(errors.offerChanged)
  @Fails(accountClosed, errors.notOpen, errors.notYourTurn, errors.noCounterToHold, errors.tooManyRevisions)
  @Fails(
    errors.offerBlocked,
    errors.copiesGone,
    errors.countFirst,
    errors.notTheirCopies,
    errors.payerUnknown,
    errors.unknownEvent,
  )
  @Fails(errors.noteWithContact, ...errors.COUNTER_ONLY)
  async counterOffer(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: CounterOffer,
  ): Promise<OfferDto> {
    await this.answers.counter(caller, uuid, asked, seen);
    return this.queries.one(caller, uuid);
  }

  /**
   * Accepts the revision in If-Match: its cards are reserved by a deal
   * @remarks If-Match is required. For another revision than the latest, `errors` say what has changed. Where cards are gone the
   * offer becomes void: `errors` name them, and the cheapest copies of the same cards that others nearby have.
   */
  @Post('accept')
  @HttpCode(200)
  @Versioned(200, OfferDto)
  @OwnersOnly(OWN_OFFER)
  @Conditional(errors.offerChanged)
  @Fails(accountClosed, errors.revisionRequired, errors.notOpen, errors.notYourTurn, errors.offerVoid)
  @Fails(errors.offerBlocked, ...errors.COUNTER_ONLY)
  async acceptOffer(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<OfferDto> {
    await this.acceptances.accept(caller, uuid, seen);
    return this.queries.one(caller, uuid);
  }

  /** Declines an offer */
  @Post('decline')
  @HttpCode(200)
  @Versioned(200, OfferDto)
  @OwnersOnly(OWN_OFFER)
  @Fails(accountClosed, errors.notOpen, errors.notYourTurn)
  async declineOffer(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<OfferDto> {
    await this.answers.decline(caller, uuid);
    return this.queries.one(caller, uuid);
  }

  /** Takes the caller’s own latest proposal back, or drops a draft */
  @Post('withdraw')
  @HttpCode(200)
  @Versioned(200, OfferDto)
  @OwnersOnly(OWN_OFFER)
  @Fails(accountClosed, errors.notOpen, errors.notYourTurn)
  async withdrawOffer(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<OfferDto> {
    await this.answers.withdraw(caller, uuid);
    return this.queries.one(caller, uuid);
  }
}
