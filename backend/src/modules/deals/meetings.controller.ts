// The steps of a deal before its parties meet: agree on a place and a time, put aside, say that one is late.
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { type IfMatch, SeenVersions } from '../../platform/http/caching/version.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DealStep } from './deal-step.js';
import { DEAL_STEPS } from './deals.limits.js';
import * as errors from './domain/deal.errors.js';
import { DealDto } from './dto/deal.dto.js';
import { ProposeMeeting } from './dto/meeting.dto.js';
import { PutAside, SignalArrival } from './dto/steps.dto.js';
import { MeetingsService } from './meetings.service.js';

@ApiTags('deals')
@Controller('deals')
export class MeetingsController {
  constructor(private readonly service: MeetingsService) {}

  /**
   * Proposes where and when to meet, or another place or time
   * @remarks The other party confirms it. A meeting that was confirmed can be moved three times, and stays until the other confirms.
   */
  @DealStep('meeting')
  @Limited(DEAL_STEPS)
  @Fails(
    errors.tooManyMoves,
    errors.badMeetingTime,
    errors.storeClosed,
    errors.noCounter,
    errors.unknownStore,
    errors.holdAtCounter,
    errors.unknownEvent,
    errors.placeMissing,
    errors.counterOnly,
    errors.noWitness,
  )
  proposeMeeting(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: ProposeMeeting,
  ): Promise<JsonText<DealDto>> {
    return this.service.proposeMeeting(caller, uuid, seen, asked);
  }

  /** Confirms the meeting that the other party has proposed */
  @DealStep('meeting/confirm')
  @Fails(errors.nothingProposed, errors.notYourTurn, errors.badMeetingTime, errors.unknownEvent)
  @Fails(errors.counterOnly, errors.storeClosed, errors.noCounter, errors.unknownStore)
  confirmMeeting(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<JsonText<DealDto>> {
    return this.service.confirmMeeting(caller, uuid, seen);
  }

  /**
   * Puts the cards of a deal aside
   * @remarks For the store that is a party.
   */
  @OnlyFor('STORE')
  @DealStep('ready')
  @Fails(wrongRole)
  putAside(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: PutAside,
  ): Promise<JsonText<DealDto>> {
    return this.service.putAside(caller, uuid, seen, asked);
  }

  /** Says that the caller is late, or there */
  @DealStep('signals')
  @Limited(DEAL_STEPS)
  @Fails(errors.minutesMissing)
  signalArrival(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SignalArrival,
  ): Promise<JsonText<DealDto>> {
    return this.service.signalArrival(caller, uuid, seen, asked);
  }
}
