// The routes of messages about listings.

import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { MAIL_LINK } from '../../platform/http/limits/rate-limit-classes.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed, listingNotFound } from './domain/listing.errors.js';
import * as errors from './domain/message.errors.js';
import { ReportedMessage, ReportMessage, SendMessage, SentMessage } from './dto/message.dto.js';
import { MESSAGE } from './listings.limits.js';
import { MessageReportsService } from './message-reports.service.js';
import { MessagesService } from './messages.service.js';

@ApiTags('listings')
@Controller('listings')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly reports: MessageReportsService,
  ) {}

  /**
   * Sends a message to the lister of an active listing
   * @remarks The message is emailed with the caller's name and email address, so the lister can reply. The caller
   * learns the lister's address only from the reply. At most three a day to one person.
   */
  @Limited(MESSAGE)
  @Post(':uuid/messages')
  @ApiCreatedResponse({ type: SentMessage })
  @Idempotent()
  @Fails(accountClosed, listingNotFound, errors.ownListing, errors.senderBlocked, errors.tooManyMessages)
  @Fails(errors.messagesToStores, errors.counterOnly)
  sendMessage(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() message: SendMessage,
  ): Promise<SentMessage> {
    return this.messages.send(caller, uuid, message);
  }

  /**
   * Reports a message by the link in its email, and optionally blocks or unblocks its sender
   * @remarks The same link can be used again; the latest reason and note replace the earlier ones.
   */
  @Public()
  @Limited(MAIL_LINK)
  @Post('messages/report')
  @HttpCode(200)
  @ApiOkResponse({ type: ReportedMessage })
  @Fails(requestInvalid, errors.reportLinkInvalid)
  reportMessage(@Body() report: ReportMessage): Promise<ReportedMessage> {
    return this.reports.report(report);
  }
}
