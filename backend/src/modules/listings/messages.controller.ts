// The routes of messages about listings.
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, Public } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { Idempotent } from '../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../platform/http/limits/rate-limit.guard.js';
import { Fails } from '../../platform/http/problems/fails.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { requestInvalid } from '../../platform/http/validation/validation.js';
import { accountClosed, listingNotFound } from './domain/listing.errors.js';
import * as errors from './domain/message.errors.js';
import { ReportedMessage, ReportMessage, SendMessage, SentMessage } from './dto/message.dto.js';
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
   * Writes to whoever posted an active listing
   * @remarks The message is mailed with the caller's name and e-mail address, so that it can be answered. The caller learns
   * the other's address only from the answer. Three a day to one person.
   */
  @Limited('message')
  @Post(':uuid/messages')
  @ApiCreatedResponse({ type: SentMessage })
  @Idempotent()
  @Fails(accountClosed, listingNotFound, errors.ownListing, errors.senderBlocked, errors.tooManyMessages)
  sendMessage(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() message: SendMessage,
  ): Promise<SentMessage> {
    return this.messages.send(caller, uuid, message);
  }

  /**
   * Reports a message by the link in its mail, and blocks its sender or lifts the block if asked
   * @remarks The same link may report again: the latest reason and note count.
   */
  @Public()
  @Limited('mail-link')
  @Post('messages/report')
  @HttpCode(200)
  @ApiOkResponse({ type: ReportedMessage })
  @Fails(requestInvalid, errors.reportLinkInvalid)
  reportMessage(@Body() report: ReportMessage): Promise<ReportedMessage> {
    return this.reports.report(report);
  }
}
