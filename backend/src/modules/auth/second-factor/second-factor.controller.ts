// The routes of somebody's own two-step verification.

import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/language.js';
import { CurrentCaller, WhileSuspended } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { AcceptsLanguage, RequestLanguage } from '../../../platform/http/validation/accept-language.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed, PASSWORD } from '../../users/index.js';
import { Confirmation, ConfirmationOrCode } from '../confirmation.dto.js';
import { RecoveryCodes, SecondFactorCode, SecondFactorDto, SecondFactorSetUp } from './second-factor.dto.js';
import * as errors from './second-factor.errors.js';
import { SecondFactorService } from './second-factor.service.js';

@ApiTags('auth')
@WhileSuspended()
@Controller('auth/second-factor')
export class SecondFactorController {
  constructor(private readonly service: SecondFactorService) {}

  /** Whether the caller's two-step verification is on */
  @Get()
  getSecondFactor(@CurrentCaller() caller: Caller): Promise<SecondFactorDto> {
    return this.service.stateOf(caller);
  }

  /**
   * Starts setting up two-step verification: a secret for an authenticator app
   * @remarks Nothing changes until a code from the app is sent to `turnOnSecondFactor` within 30 minutes.
   */
  @Limited(PASSWORD)
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

  /** Turns on two-step verification with the first code from the app; returns the recovery codes once */
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

  /** Turns off two-step verification; requires the password, a passkey or a code */
  @Limited(PASSWORD)
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

  /** Replaces the recovery codes with ten new ones; requires the password, a passkey or a code */
  @Limited(PASSWORD)
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
