// The steps that end a deal otherwise than by a hand-over, and what may follow one.
import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { type IfMatch, SeenVersions } from '../../platform/http/caching/version.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DealStep } from './deal-step.js';
import * as errors from './domain/deal.errors.js';
import { DealDto } from './dto/deal.dto.js';
import {
  AnswerNoShow,
  CancelDeal,
  DisputeDeal,
  SayWhereabouts,
  SayWhetherMet,
  SettleDispute,
} from './dto/steps.dto.js';
import { EndingsService } from './endings.service.js';
import { UnconfirmedService } from './unconfirmed.service.js';

@ApiTags('deals')
@Controller('deals')
export class EndingsController {
  constructor(
    private readonly service: EndingsService,
    private readonly unconfirmed: UnconfirmedService,
  ) {}

  /**
   * Cancels a deal with a reason
   * @remarks Its copies are on offer again. Less than 12 hours before the meeting it counts as late; for safety it doesn’t until the meeting begins, nor later if the caller has reported the other party.
   */
  @DealStep('cancel')
  cancelDeal(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: CancelDeal,
  ): Promise<JsonText<DealDto>> {
    return this.service.cancel(caller, uuid, seen, asked);
  }

  /**
   * Says that the other party did not come
   * @remarks If the other says the same, the two of you did not meet.
   */
  @DealStep('no-show')
  @Fails(errors.tooEarly, errors.tooLate)
  claimNoShow(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<JsonText<DealDto>> {
    return this.service.claimNoShow(caller, uuid, seen);
  }

  /** Answers whether the caller did not come */
  @DealStep('no-show/answer')
  @Fails(errors.notYourTurn)
  answerNoShow(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: AnswerNoShow,
  ): Promise<JsonText<DealDto>> {
    return this.service.answerNoShow(caller, uuid, seen, asked);
  }

  /**
   * Says whether the caller’s copies are gone, where only one of the two has confirmed the hand-over
   * @remarks Copies that are gone leave the stock as sold, to nobody in particular; others are on offer again. Neither has a record of it.
   */
  @DealStep('whereabouts')
  sayWhereabouts(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SayWhereabouts,
  ): Promise<JsonText<DealDto>> {
    return this.unconfirmed.sayWhereabouts(caller, uuid, seen, asked);
  }

  /**
   * Says in private whether the two met, where nobody has confirmed it
   * @remarks Nobody reads the answer, and it marks nobody. If both say that they handed everything over, the copies that are still on offer are sold.
   */
  @DealStep('met')
  sayWhetherMet(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SayWhetherMet,
  ): Promise<JsonText<DealDto>> {
    return this.unconfirmed.sayWhetherMet(caller, uuid, seen, asked);
  }

  /**
   * Says that something is wrong with what was handed over
   * @remarks Within 7 days.
   */
  @DealStep('dispute')
  @Fails(errors.tooLate)
  disputeDeal(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: DisputeDeal,
  ): Promise<JsonText<DealDto>> {
    return this.service.dispute(caller, uuid, seen, asked);
  }

  /** Says how to settle a dispute; both must say the same */
  @DealStep('settle')
  settleDispute(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SettleDispute,
  ): Promise<JsonText<DealDto>> {
    return this.service.settle(caller, uuid, seen, asked);
  }

  /**
   * Asks to undo a hand-over, or agrees to undo it
   * @remarks Both must ask within 7 days: the copies are back with those who gave them.
   */
  @DealStep('undo')
  @Fails(errors.tooLate)
  undoDeal(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<JsonText<DealDto>> {
    return this.service.undo(caller, uuid, seen);
  }
}
