// The routes of the messages between the two of an offer.
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller } from '../../../platform/http/access/access.js';
import type { Caller } from '../../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../../platform/http/access/owners-only.js';
import { Idempotent } from '../../../platform/http/idempotency/idempotency.interceptor.js';
import { Limited } from '../../../platform/http/limits/rate-limit.guard.js';
import { Listed, type Page } from '../../../platform/http/lists/list.js';
import { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import { Fails } from '../../../platform/http/problems/fails.js';
import { Uuid } from '../../../platform/http/validation/uuid.pipe.js';
import { accountClosed } from '../../users/index.js';
import * as errors from '../domain/message.errors.js';
import { MarkMessagesRead, MessageDto, MuteMessages, ThreadDto, WriteMessage } from '../dto/message.dto.js';
import { WRITE_MESSAGE } from '../offers.limits.js';
import { OWN_OFFER } from '../own-offer.js';
import { MessageQueries } from './message.queries.js';
import { MessagesService } from './messages.service.js';

@ApiTags('offers')
@Controller('offers/:uuid')
export class MessagesController {
  constructor(
    private readonly service: MessagesService,
    private readonly queries: MessageQueries,
  ) {}

  /**
   * The messages between the two of an offer, and of the deal that it has become, the latest first
   * @remarks They are kept for a year after the last one, longer while the deal goes on.
   */
  @Get('messages')
  @Listed(MessageDto)
  @OwnersOnly(OWN_OFFER)
  getMessages(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Query() query: PageQuery,
  ): Promise<Page<MessageDto>> {
    return this.queries.of(caller, uuid, query);
  }

  /**
   * Writes to the other one of an offer
   * @remarks From when the offer is sent until two weeks after it, or its deal, has ended.
   */
  @Post('messages')
  @Limited(WRITE_MESSAGE)
  @OwnersOnly(OWN_OFFER)
  @Idempotent()
  @ApiCreatedResponse({ type: MessageDto })
  @Fails(accountClosed, errors.messagesNotOpen, errors.messagesOver, errors.messageNotAllowed)
  @Fails(errors.messageWithContact, errors.messageWithCode)
  writeMessage(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { text }: WriteMessage,
  ): Promise<MessageDto> {
    return this.service.write(caller, uuid, text);
  }

  /**
   * Marks the messages of an offer as read, up to the latest one that was shown
   * @remarks Idempotent. What arrived later stays unread.
   */
  @Put('messages/read')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly(OWN_OFFER)
  @Fails(errors.messageNotFound)
  async markMessagesRead(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { message }: MarkMessagesRead,
  ): Promise<void> {
    await this.service.markRead(caller, uuid, message);
  }

  /** Whether the caller can write, what is unread, and whether they are notified */
  @Get('thread')
  @ApiOkResponse({ type: ThreadDto })
  @OwnersOnly(OWN_OFFER)
  getThread(@CurrentCaller() caller: Caller, @Param('uuid', Uuid) uuid: string): Promise<ThreadDto> {
    return this.queries.thread(caller, uuid);
  }

  /** Turns notifications about the messages of an offer off or on again */
  @Put('thread')
  @ApiOkResponse({ type: ThreadDto })
  @OwnersOnly(OWN_OFFER)
  async muteMessages(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
    @Body() { isMuted }: MuteMessages,
  ): Promise<ThreadDto> {
    await this.service.mute(caller, uuid, isMuted);
    return this.queries.thread(caller, uuid);
  }
}
