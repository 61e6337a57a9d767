// The routes of how the caller is notified.
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Conditional, type IfMatch, SeenVersions, Versioned } from '../../platform/http/caching/version.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed } from '../users/index.js';
import * as errors from './domain/notification.errors.js';
import { PreferencesDto, SavePreferences } from './dto/preferences.dto.js';
import { PreferencesService } from './preferences.service.js';

@ApiTags('notifications')
@WhileSuspended()
@Controller('notifications')
export class PreferencesController {
  constructor(private readonly service: PreferencesService) {}

  /** How the caller is notified: of which kinds, in the app and by mail */
  @Get('preferences')
  @Versioned(200, PreferencesDto)
  getNotificationPreferences(@CurrentCaller() caller: Caller): Promise<PreferencesDto> {
    return this.service.own(caller);
  }

  /**
   * Changes how the caller is notified
   * @remarks What is waiting to be mailed is mailed by the new times.
   */
  @Put('preferences')
  @Versioned(200, PreferencesDto)
  @Conditional(errors.preferencesChanged)
  @Fails(requestInvalid, errors.notificationIsMandatory, errors.quietHoursInvalid, errors.timeZoneUnknown)
  @Fails(accountClosed)
  saveNotificationPreferences(
    @CurrentCaller() caller: Caller,
    @SeenVersions() seen: IfMatch,
    @Body() asked: SavePreferences,
  ): Promise<PreferencesDto> {
    return this.service.save(caller, asked, seen);
  }

  /**
   * Emails the caller again about what links in emails have turned off
   * @remarks Idempotent. Kinds stay as they are chosen.
   */
  @Delete('muted')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(accountClosed)
  async unmuteNotifications(@CurrentCaller() caller: Caller): Promise<void> {
    await this.service.unmuteAll(caller);
  }
}
