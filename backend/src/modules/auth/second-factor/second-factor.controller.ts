// The routes of somebody's own two-step verification.
import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/language.js';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { AcceptsLanguage, RequestLanguage } from '../../../platform/http/validation/accept-language.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed } from '../../users/index.js';
import { Confirmation, ConfirmationOrCode } from '../confirmation.dto.js';
import { RecoveryCodes, SecondFactorCode, SecondFactorDto, SecondFactorSetUp } from './second-factor.dto.js';
import * as errors from './second-factor.errors.js';
import { SecondFactorService } from './second-factor.service.js';

@ApiTags('auth')
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly service: SecondFactorService) {}

  /** Whether the caller's two-step verification is on */
  @Get()
  getSecondFactor(@CurrentCaller() caller: Caller): Promise<SecondFactorDto> {
    return this.service.stateOf(caller);
  }

  /**
   * Begins to set up two-step verification: a secret for an authenticator app
   * @remarks Nothing changes until a code of the app is sent to `turnOnSecondFactor`, within half an hour.
   */
  @Limited('password')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ type: SecondFactorSetUp })
  @Fails(requestInvalid, errors.notConfirmed, errors.secondFactorIsOn, accountClosed)
  setUpSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() asked: Confirmation,
  ): Promise<SecondFactorSetUp> {
    return this.service.setUp(caller, asked);
  }

  /** Turns two-step verification on with the first code of the app; answers the recovery codes, once */
  @Post('activation')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  @AcceptsLanguage()
  @Fails(requestInvalid, errors.wrongCode, errors.setUpExpired, errors.secondFactorIsOn, accountClosed)
  async turnOnSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() { code }: SecondFactorCode,
    @RequestLanguage() language: Language,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.service.turnOn(caller, code, language) };
  }

  /** Turns two-step verification off; needs the password, a passkey or a code */
  @Limited('password')
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  @AcceptsLanguage()
  @Fails(requestInvalid, errors.notConfirmed, errors.wrongCode, errors.secondFactorIsOff, accountClosed)
  async turnOffSecondFactor(
    @CurrentCaller() caller: Caller,
    @Body() asked: ConfirmationOrCode,
    @RequestLanguage() language: Language,
  ): Promise<void> {
    await this.service.turnOff(caller, asked, language);
  }

  /** Ten new recovery codes in place of the old ones; needs the password, a passkey or a code */
  @Limited('password')
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({ type: RecoveryCodes })
  @AcceptsLanguage()
  @Fails(requestInvalid, errors.notConfirmed, errors.wrongCode, errors.secondFactorIsOff, accountClosed)
  async renewRecoveryCodes(
    @CurrentCaller() caller: Caller,
    @Body() asked: ConfirmationOrCode,
    @RequestLanguage() language: Language,
  ): Promise<RecoveryCodes> {
    return { recoveryCodes: await this.service.renewCodes(caller, asked, language) };
  }
}
