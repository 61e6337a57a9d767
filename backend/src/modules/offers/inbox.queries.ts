// The reads of the inbox.
import { Injectable } from '@nestjs/common';
import type { PageRow } from '../../platform/database/json-page.js';
import { Sql } from '../../platform/database/sql.js';
import type { Caller } from '../../platform/http/access/access-tokens.js';
import { FROM_THE_LATEST, keyOf } from '../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../platform/http/lists/list.js';
import type { PageQuery } from '../../platform/http/lists/page-query.dto.js';
import type { InboxCount, InboxEntry } from './dto/inbox.dto.js';
import { COUNT, INBOX } from './inbox.statements.js';

type Account = Pick<Caller, 'uuid'>;

@Injectable()
export class InboxQueries {
  constructor(private readonly sql: Sql) {}

  /** What has unread messages, then what waits for the caller, then the rest, each the latest first. */
  async own({ uuid }: Account, { limit, after }: PageQuery): Promise<Page<InboxEntry>> {
    const key = after ? keyOf(after, 'number', 'moment', 'uuid') : [0, ...FROM_THE_LATEST];
    return writtenPage(await this.sql.one<PageRow>(INBOX, [uuid, limit, ...key]));
  }

  /** How many wait for the caller. */
  count({ uuid }: Account): Promise<InboxCount> {
    return this.sql.one<InboxCount & object>(COUNT, [uuid]);
  }
}
