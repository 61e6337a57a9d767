// The routes of users.

import {
  Body,
  Controller,
  Get,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  UseInterceptors,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/language.js';
import { CurrentCaller, Public, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { CachedOffline, ConditionalGet, NO_STORE } from '../../platform/http/caching/conditional-get.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { AcceptsLanguage, RequestLanguage } from '../../platform/http/validation/accept-language.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid, validateFirst } from '../../platform/http/validation/validation.js';
import { verificationNeeded, verificationUnavailable } from '../../platform/turnstile/human-verification.js';
import { HumansOnly } from '../../platform/turnstile/humans-only.js';
import { ClaimOfSignUp, ClaimsSignUp } from './claims-sign-up.js';
import * as errors from './domain/user.errors.js';
import { Account } from './dto/account.dto.js';
import { ChangePassword } from './dto/change-password.dto.js';
import { ChangeUser } from './dto/change-user.dto.js';
import { ConfirmWithPassword } from './dto/confirm-with-password.dto.js';
import { ProfileDto } from './dto/profile.dto.js';
import { SignUp } from './dto/sign-up.dto.js';
import { StoreDto } from './dto/store.dto.js';
import { StoresQuery } from './dto/stores-query.dto.js';
import { UserDto } from './dto/user.dto.js';
import { HashesPassword, PasswordHash } from './hashes-password.js';
import { PasswordsService } from './passwords.service.js';
import { userAnswer } from './person.js';
import { SettingsService } from './settings.service.js';
import { PASSWORD, SIGN_UP } from './users.limits.js';
import { UsersQueries } from './users.queries.js';
import { UsersService } from './users.service.js';

/** Whose account it is, its address says: nobody is looked up, so that nobody learns who there is. */
const ACCOUNT = { foreign: errors.notYourAccount, missing: errors.notYourAccount };

@ApiTags('users')
@Controller('users')
export class UsersController {
  constructor(
    private readonly service: UsersService,
    private readonly settings: SettingsService,
    private readonly passwords: PasswordsService,
    private readonly queries: UsersQueries,
  ) {}

  /**
   * Creates an account and emails a verification link
   * @remarks A cookie marks the browser, so that verifying the email address can log in there.
   */
  @Public()
  @Limited(SIGN_UP)
  @Post('signup')
  @ApiCreatedResponse({ type: UserDto })
  @Idempotent(validateFirst(SignUp), HumansOnly, HashesPassword)
  // Below: it comes before those.
  @UseInterceptors(ClaimsSignUp)
  @AcceptsLanguage()
  @Fails(requestInvalid, errors.passwordsDiffer, verificationNeeded, errors.emailTaken, errors.storeNameTaken)
  @Fails(errors.commonPassword, errors.personalPassword, errors.breachedPassword)
  @Fails(verificationUnavailable)
  async signUp(
    @Body() asked: SignUp,
    @PasswordHash() passwordHash: string,
    @RequestLanguage() language: Language,
    @ClaimOfSignUp() claim: string,
  ): Promise<UserDto> {
    return userAnswer(await this.service.signUp(asked, passwordHash, language, claim));
  }

  /**
   * The local stores, by name
   * @remarks Open stores with an address. Those without listings or events come last.
   */
  @Get('stores')
  @ConditionalGet()
  @Listed(StoreDto)
  getStores(@Query() query: StoresQuery): Promise<Page<StoreDto>> {
    return this.queries.stores(query);
  }

  /**
   * A player's or store's public profile
   * @remarks Hidden fields are null, as is every player's address. A closed account is not returned, nor one that has blocked the caller or is
   * blocked by them.
   */
  @Get(':uuid/profile')
  @ConditionalGet(NO_STORE)
  @ApiOkResponse({ type: ProfileDto })
  @Fails(errors.userNotFound)
  getProfile(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<ProfileDto> {
    return this.queries.profile(caller, uuid);
  }

  /** The caller's account and settings */
  @Get(':uuid')
  @CachedOffline()
  @Versioned(200, Account)
  @OwnersOnly(ACCOUNT)
  @Fails(errors.accountClosed)
  getUser(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<Account> {
    return this.queries.own(caller, uuid);
  }

  /** Changes the caller's own account */
  @Patch(':uuid')
  @Versioned(200, Account)
  @Conditional(errors.editConflict)
  @Fails(requestInvalid, errors.nothingToChange, errors.onlyStoresHaveWebsites)
  @OwnersOnly(ACCOUNT)
  @Fails(errors.accountClosed, errors.storeNameTaken, errors.contactHidden)
  changeUser(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @SeenVersions() seen: IfMatch,
    @Body() changes: ChangeUser,
  ): Promise<Account> {
    return this.settings.change(caller, uuid, changes, seen);
  }

  /** Changes the caller's password and ends their sessions on other devices */
  @WhileSuspended()
  @Limited(PASSWORD)
  @Patch(':uuid/change-password')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(ACCOUNT)
  @Fails(requestInvalid, errors.wrongPassword, errors.accountClosed)
  @Fails(errors.commonPassword, errors.personalPassword, errors.breachedPassword)
  async changePassword(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() asked: ChangePassword,
  ): Promise<void> {
    await this.passwords.change(caller, uuid, asked);
  }

  /**
   * Closes the caller's own account
   * @remarks Its sessions end, and its listings, events and store are hidden. Nothing is deleted, and it can't be
   * reopened.
   */
  @WhileSuspended()
  @Limited(PASSWORD)
  @Put(':uuid/disable')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(ACCOUNT)
  @Fails(requestInvalid, errors.wrongPassword, errors.accountClosed)
  async disableUser(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() proof: ConfirmWithPassword,
  ): Promise<void> {
    await this.settings.close(caller, uuid, proof);
  }
}
