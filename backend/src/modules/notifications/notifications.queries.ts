// The reads of notifications: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import type { NotificationDto, UnreadCountDto } from './dto/notification.dto.js';
import { OF_ACCOUNT, UNREAD_COUNT } from './notifications.statements.js';

@Injectable()
export class NotificationsQueries {
  constructor(private readonly sql: Sql) {}

  /** The caller's notifications, newest first. */
  async own({ uuid }: Caller, { limit, after }: PageQuery): Promise<Page<NotificationDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(OF_ACCOUNT, [uuid, limit, ...start]));
  }

  /** How many of the caller's are unread, and which is the latest. */
  unreadCount({ uuid }: Caller): Promise<UnreadCountDto> {
    return this.sql.one<UnreadCountDto>(UNREAD_COUNT, [uuid]);
  }
}
