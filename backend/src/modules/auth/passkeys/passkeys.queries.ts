// The reads of passkeys: SQL to answers in one step.
import { Injectable } from '@nestjs/common';
import { moment, type PageRow, pageText } from '../../../platform/database/json-page.js';
import { Sql } from '../../../platform/database/sql.js';
import { FROM_THE_LATEST, keyOf } from '../../../platform/http/lists/cursor.js';
import { type Page, writtenPage } from '../../../platform/http/lists/list.js';
import type { PageQuery } from '../../../platform/http/lists/page-query.dto.js';
import type { PasskeyDto } from './passkey.dto.js';

/** $1 account, $2 limit, $3 moment and $4 passkey to start after. */
const OF_ACCOUNT = {
  name: 'auth.passkeys-of-account',
  text: pageText({
    entry: `l.uuid, l.name, ${moment('l.created_at')} as "createdAt", ${moment('l.last_used_at')} as "lastUsedAt",
      l.backed_up as synced`,
    key: 'l.created_at, l.uuid',
    rows: `select * from auth.passkey where account = $1 and (created_at, uuid) < ($3::timestamptz, $4::uuid)
      order by created_at desc, uuid desc limit $2::int + 1`,
    total: 'select count(*)::int from auth.passkey where account = $1',
  }),
};

@Injectable()
export class PasskeysQueries {
  constructor(private readonly sql: Sql) {}

  /** The passkeys of an account, the newest first. */
  async own(account: string, { limit, after }: PageQuery): Promise<Page<PasskeyDto>> {
    const start = after ? keyOf(after, 'moment', 'uuid') : FROM_THE_LATEST;
    return writtenPage(await this.sql.one<PageRow>(OF_ACCOUNT, [account, limit, ...start]));
  }
}
