// The routes of push notifications in the browser of the caller's login.
import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { requestInvalid } from '../../../platform/http/validation/validation.js';
import { accountClosed } from '../../users/index.js';
import { pushEndpointInvalid, pushIsOff } from '../domain/notification.errors.js';
import { PushStatusDto, SavePushSubscription } from '../dto/push.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@ApiTags('notifications')
@WhileSuspended()
@Controller('notifications/push')
export class PushSubscriptionsController {
  constructor(private readonly service: PushSubscriptionsService) {}

  /** How the browser of the caller's login is notified by push */
  @Get()
  @ApiOkResponse({ type: PushStatusDto })
  getPushStatus(@CurrentCaller() caller: Caller): Promise<PushStatusDto> {
    return this.service.status(caller);
  }

  /**
   * Sends push notifications to the browser of the caller's login
   * @remarks Idempotent. It ends with the login.
   */
  @Put()
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(requestInvalid, pushEndpointInvalid, pushIsOff, accountClosed)
  async savePushSubscription(
    @CurrentCaller() caller: Caller,
    @Body() asked: SavePushSubscription,
  ): Promise<void> {
    await this.service.save(caller, asked);
  }

  /**
   * Sends no more push notifications to the browser of the caller's login
   * @remarks Idempotent.
   */
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async removePushSubscription(@CurrentCaller() caller: Caller): Promise<void> {
    await this.service.remove(caller);
  }
}
