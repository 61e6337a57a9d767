// The routes of notifications.
import { Body, Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentCaller, WhileSuspended } from '../../platform/http/access/access.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { OwnersOnly } from '../../platform/http/access/owners-only.js';
import { Listed, type Page } from '../../platform/http/lists/list.js';
import { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import { Uuid } from '../../platform/http/validation/uuid.pipe.js';
import { notificationNotFound } from './domain/notification.errors.js';
import { MarkAllRead, NotificationDto, UnreadCountDto } from './dto/notification.dto.js';
import { NotificationsQueries } from './notifications.queries.js';
import { NotificationsService } from './notifications.service.js';

@ApiTags('notifications')
@WhileSuspended()
@Controller('notifications')
export class NotificationsController {
  constructor(
    private readonly service: NotificationsService,
    private readonly queries: NotificationsQueries,
  ) {}

  /** The caller's notifications, newest first */
  @Get()
  @Listed(NotificationDto)
  getNotifications(
    @CurrentCaller() caller: Caller,
    @Query() query: PageQuery,
  ): Promise<Page<NotificationDto>> {
    return this.queries.own(caller, query);
  }

  /** How many of the caller's notifications are unread, and which is the latest */
  @Get('unread-count')
  @ApiOkResponse({ type: UnreadCountDto })
  getUnreadCount(@CurrentCaller() caller: Caller): Promise<UnreadCountDto> {
    return this.queries.unreadCount(caller);
  }

  /**
   * Marks the caller's notifications as read, up to the newest one they have seen
   * @remarks Idempotent. What arrived later stays unread.
   */
  @Put('read')
  @HttpCode(204)
  @ApiNoContentResponse()
  async markAllNotificationsRead(
    @CurrentCaller() caller: Caller,
    @Body() { until }: MarkAllRead,
  ): Promise<void> {
    await this.service.markAllRead(caller, new Date(until));
  }

  /**
   * Marks one of the caller's notifications as read
   * @remarks Idempotent.
   */
  @Put(':uuid/read')
  @HttpCode(204)
  @ApiNoContentResponse()
  @OwnersOnly({ foreign: notificationNotFound, missing: notificationNotFound })
  async markNotificationRead(
    @CurrentCaller() caller: Caller,
    @Param('uuid', Uuid) uuid: string,
  ): Promise<void> {
    await this.service.markRead(caller, uuid);
  }
}
