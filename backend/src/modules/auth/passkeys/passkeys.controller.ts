// The routes of somebody's own passkeys.

import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/language.js';
import { CurrentCaller, WhileSuspended } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { AcceptsLanguage, RequestLanguage } from '../../../platform/http/validation/accept-language.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed, PASSWORD } from '../../users/index.js';
import { Confirmation } from '../confirmation.dto.js';
import { notConfirmed } from '../second-factor/second-factor.errors.js';
import { AddPasskey, PasskeyDto, RenamePasskey } from './passkey.dto.js';
import * as errors from './passkey.errors.js';
import { PasskeyConfirmations } from './passkey-confirmations.js';
import { PasskeyRegistrationsService } from './passkey-registrations.service.js';
import { PasskeysQueries } from './passkeys.queries.js';
import { PasskeysService } from './passkeys.service.js';
import { CreationOptions, RequestOptions } from './webauthn-options.dto.js';

const PASSKEY = { foreign: errors.unknownPasskey, missing: errors.unknownPasskey };

@ApiTags('auth')
@WhileSuspended()
@Controller('auth/passkeys')
export class PasskeysController {
  constructor(
    private readonly registrations: PasskeyRegistrationsService,
    private readonly confirmations: PasskeyConfirmations,
    private readonly service: PasskeysService,
    private readonly queries: PasskeysQueries,
  ) {}

  /** The caller's passkeys, newest first */
  @Get()
  @Listed(PasskeyDto)
  getPasskeys(@CurrentCaller() { uuid }: Caller, @Query() query: PageQuery): Promise<Page<PasskeyDto>> {
    return this.queries.own(uuid, query);
  }

  /**
   * Starts adding a passkey: the creation options for the browser
   * @remarks Requires the password, or a passkey assertion for a challenge from `beginConfirmation`.
   */
  @Limited(PASSWORD)
  @Post('registration')
  @HttpCode(200)
  @ApiOkResponse({ type: CreationOptions })
  @Fails(requestInvalid, notConfirmed, errors.tooManyPasskeys, accountClosed)
  beginPasskeyRegistration(
    @CurrentCaller() caller: Caller,
    @Body() asked: Confirmation,
  ): Promise<CreationOptions> {
    return this.registrations.begin(caller, asked);
  }

  /** Adds a newly created passkey and notifies the owner by email */
  @Post()
  @ApiCreatedResponse({ type: PasskeyDto })
  @Idempotent()
  @AcceptsLanguage()
  @Fails(requestInvalid, errors.passkeyNotAdded, errors.passkeyTaken, errors.tooManyPasskeys, accountClosed)
  addPasskey(
    @CurrentCaller() caller: Caller,
    @Body() asked: AddPasskey,
    @RequestLanguage() language: Language,
  ): Promise<PasskeyDto> {
    return this.registrations.add(caller, asked, language);
  }

  /** A challenge for one of the caller's passkeys, to confirm their identity */
  @Post('confirmation')
  @HttpCode(200)
  @ApiOkResponse({ type: RequestOptions })
  beginConfirmation(@CurrentCaller() { uuid }: Caller): Promise<RequestOptions> {
    return this.confirmations.begin(uuid);
  }

  /** Renames one of the caller's passkeys */
  @Patch(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(PASSKEY)
  @Fails(requestInvalid, accountClosed)
  async renamePasskey(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { name }: RenamePasskey,
  ): Promise<void> {
    await this.service.rename(caller, uuid, name);
  }

  /** Removes one of the caller's passkeys and notifies the owner by email */
  @Delete(':uuid')
  @HttpCode(204)
  @ApiNoContentResponse()
  @AcceptsLanguage()
  @OwnersOnly(PASSKEY)
  @Fails(accountClosed)
  async removePasskey(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @RequestLanguage() language: Language,
  ): Promise<void> {
    await this.service.remove(caller, uuid, language);
  }
}
