// The routes of who is under 18. Its owner alone reads what was said.
import { Body, Controller, Get, Header, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { wrongRole } from '../../../platform/http/access/access.guard.js';
import { CurrentCaller, OnlyFor } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { NO_STORE } from '../../../platform/http/caching/conditional-get.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import * as errors from '../domain/user.errors.js';
import { AgeDto, SetAge } from '../dto/age.dto.js';
import { AgeService } from './age.service.js';

const ACCOUNT = { foreign: errors.notYourAccount, missing: errors.notYourAccount };

@ApiTags('users')
@Controller('users')
export class AgeController {
  constructor(private readonly service: AgeService) {}

  /** Whether the caller has said that they are under 18 */
  @Get(':uuid/age')
  @Header('cache-control', NO_STORE)
  @ApiOkResponse({ type: AgeDto })
  @OwnersOnly(ACCOUNT)
  getAge(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<AgeDto> {
    return this.service.of(caller, uuid);
  }

  /**
   * Says that the caller is under 18
   * @remarks From then on they deal with stores alone, at the counter, up to `maxDealValue`; others see neither contact details nor how
   * far they are. It can't be taken back, and ends by itself when they are 18.
   */
  @OnlyFor('USER')
  @Put(':uuid/age')
  @ApiOkResponse({ type: AgeDto })
  @OwnersOnly(ACCOUNT)
  @Fails(requestInvalid, errors.ofAge, errors.notYetBorn, errors.ageIsSaid)
  @Fails(wrongRole, errors.accountClosed)
  setAge(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() asked: SetAge,
  ): Promise<AgeDto> {
    return this.service.say(caller, uuid, asked);
  }
}
