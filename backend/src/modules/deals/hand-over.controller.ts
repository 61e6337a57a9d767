// The hand-over of a deal: lines that change at the table, and the codes of both.
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import type { JsonText } from '../../platform/http/lists/json-text.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { DealStep } from './deal-step.js';
import { DEAL_STEPS, ENTER_CODE } from './deals.limits.js';
import * as errors from './domain/deal.errors.js';
import { DealDto } from './dto/deal.dto.js';
import { EnterCode, ProposeAmendment } from './dto/steps.dto.js';
import { HandOverService } from './hand-over.service.js';

@ApiTags('deals')
@Controller('deals')
export class HandOverController {
  constructor(private readonly service: HandOverService) {}

  /**
   * Proposes to strike lines, or to correct conditions
   * @remarks Replaces what was proposed before. The other party agrees to it; both get new codes then.
   */
  @DealStep('amendment')
  @Limited(DEAL_STEPS)
  @Fails(errors.unknownLine, errors.nothingLeft, errors.nothingToChange, errors.overLimit)
  proposeAmendment(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: ProposeAmendment,
  ): Promise<JsonText<DealDto>> {
    return this.service.proposeAmendment(caller, uuid, seen, asked);
  }

  /** Agrees to the changes that the other party has proposed */
  @DealStep('amendment/agree')
  @Fails(errors.nothingProposed, errors.notYourTurn, errors.overLimit)
  agreeAmendment(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<JsonText<DealDto>> {
    return this.service.agreeAmendment(caller, uuid, seen);
  }

  /**
   * Declines the changes that the other party has proposed, or withdraws one's own
   * @remarks The lines stay as both have agreed on them, and so do the codes.
   */
  @DealStep('amendment/decline')
  @Fails(errors.nothingProposed)
  declineAmendment(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
  ): Promise<JsonText<DealDto>> {
    return this.service.declineAmendment(caller, uuid, seen);
  }

  /**
   * Enters the code of the other party
   * @remarks Once both have done so the deal is done: the copies change hands. A code that was entered before changes nothing. Five wrong codes lock it for 15 minutes.
   */
  @Limited(ENTER_CODE)
  @Post(':uuid/hand-over')
  @HttpCode(200)
  @Versioned(200, DealDto)
  @Conditional(errors.editConflict)
  @OwnersOnly(errors.OWN_DEAL)
  @Fails(
    errors.accountClosed,
    errors.notNow,
    errors.codeNotOpen,
    errors.wrongCode,
    errors.codeLocked,
    errors.linesChanged,
    errors.enteredTooLongAgo,
    errors.witnessOnly,
  )
  enterCode(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() asked: EnterCode,
  ): Promise<JsonText<DealDto>> {
    return this.service.enterCode(caller, uuid, seen, asked);
  }
}
