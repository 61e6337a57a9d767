// The routes of the links in mails about notifications.
import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExcludeEndpoint, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/access/access.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { MAIL_LINK } from '../../platform/http/limits/rate-limit-classes.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { TAKES_FORMS } from '../../platform/http/validation/no-forms.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { unsubscribeLinkInvalid } from './domain/notification.errors.js';
import { UnsubscribeChoicesDto, UnsubscribeQuery, UnsubscribeRequest } from './dto/unsubscribe.dto.js';
import { UNSUBSCRIBE_PATH } from './mail/unsubscribe-links.js';
import { UnsubscribeService } from './unsubscribe.service.js';

@Public()
@ApiTags('notifications')
@Controller()
export class UnsubscribeController {
  constructor(private readonly service: UnsubscribeService) {}

  /**
   * What the link in an email can turn off
   * @remarks Changes nothing, so mail scanners may follow links. Says nothing of the account.
   */
  @Limited(MAIL_LINK)
  @Get('notifications/unsubscribe')
  @ApiOkResponse({ type: UnsubscribeChoicesDto })
  @Fails(requestInvalid, unsubscribeLinkInvalid)
  getUnsubscribeChoices(@Query() { token }: UnsubscribeQuery): Promise<UnsubscribeChoicesDto> {
    return this.service.choices(token);
  }

  /**
   * Turns emails off by the link in one of them
   * @remarks Without a login, and idempotent.
   */
  @Limited(MAIL_LINK)
  @Post('notifications/unsubscribe')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Fails(requestInvalid, unsubscribeLinkInvalid)
  async unsubscribe(@Query() asked: UnsubscribeRequest): Promise<void> {
    await this.service.unsubscribe(asked);
  }

  /** The same for mail programs (RFC 8058), at the address of the page: they post a form. */
  @Limited(MAIL_LINK)
  @Post(UNSUBSCRIBE_PATH)
  @HttpCode(204)
  @RouteConfig(TAKES_FORMS)
  @ApiExcludeEndpoint()
  async unsubscribeOneClick(@Query() asked: UnsubscribeRequest): Promise<void> {
    await this.service.unsubscribe(asked);
  }
}
